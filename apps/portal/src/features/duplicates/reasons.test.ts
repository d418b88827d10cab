import { expect, it } from 'vitest'
import { reasonsSummary, reasonsText } from './reasons.ts'

type Reason = Parameters<typeof reasonsText>[0][number]

const reason = (label: string, likeness: Reason['likeness'], bits: number): Reason => ({
  signal: label,
  label,
  likeness,
  bits,
  points: 0,
  candidateValue: '',
  existingValue: '',
})

it('says once that fields are the same or differ, the heaviest first', () => {
  const reasons = [
    reason('Different street', 'different', -1),
    reason('Same type', 'same', 1),
    reason('Same name', 'same', 9),
    reason('One digit differs in the TIN', 'near', 6),
    reason('Different city', 'different', -4),
    reason('Practise at the same facility', 'same', 3),
  ]
  expect(reasonsText(reasons)).toBe(
    'Same name, type; practise at the same facility; one digit differs in the TIN; different city, street',
  )
})

it('counts what nearly agrees and what differs where it would take more than two lines', () => {
  const near = ['One digit differs in the TIN', 'Like a typing error in the last name', 'Same middle initial']
  const different = ['Different city', 'Different street', 'Different type']
  const reasons = [
    reason('Same name', 'same', 9),
    ...near.map((label, index) => reason(label, 'near', 6 - index)),
    ...different.map((label) => reason(label, 'different', -4)),
  ]
  expect(reasonsSummary(reasons)).toBe(
    'Same name; one digit differs in the TIN; 2 more nearly the same; 3 differ',
  )
  expect(reasonsSummary(reasons.slice(0, -1))).toMatch(/; different city, street$/u)
})

it('begins with what there is', () => {
  expect(reasonsText([reason('Birth date with two digits swapped', 'near', 3)])).toBe(
    'Birth date with two digits swapped',
  )
  expect(reasonsText([])).toBe('')
})

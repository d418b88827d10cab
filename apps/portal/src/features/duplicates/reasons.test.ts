import { expect, it } from 'vitest'
import { reasonsSummary } from './reasons.ts'

type Reason = Parameters<typeof reasonsSummary>[0][number]

const reason = (label: string, likeness: Reason['likeness'], bits: number): Reason => ({
  signal: label,
  label,
  likeness,
  bits,
  points: 0,
  candidateValue: '',
  existingValue: '',
})

it('names the heaviest near agreement, then the heaviest field that agrees', () => {
  const reasons = [
    reason('Different street', 'different', -1),
    reason('Same type', 'same', 1),
    reason('Same name', 'same', 9),
    reason('Like a typing error in the street', 'near', 2),
    reason('TIN: one digit differs', 'near', 6),
    reason('Same city', 'same', 3),
  ]
  expect(reasonsSummary(reasons)).toBe('TIN: one digit differs · same name')
})

it('names what agrees in its own words where it does not begin alike', () => {
  const reasons = [reason('Practise at the same facility', 'same', 3), reason('Same name', 'same', 9)]
  expect(reasonsSummary(reasons)).toBe('Same name · practise at the same facility')
})

it('names what differs where nothing agrees, and nothing where nothing was compared', () => {
  const reasons = [reason('Different type', 'different', -1), reason('Different city', 'different', -4)]
  expect(reasonsSummary(reasons)).toBe('Different city, type')
  expect(reasonsSummary([])).toBe('')
})

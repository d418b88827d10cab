import { expect, it } from 'vitest'
import { informationRequestProblems, itemsOf } from './information-request-state.ts'

it('reads one thing a line and passes over empty ones', () => {
  expect(itemsOf(' Fire certificate \n\n TIN\n')).toEqual(['Fire certificate', 'TIN'])
})

it('says what is wrong before it is sent', () => {
  expect(informationRequestProblems('Fire certificate', 7)).toEqual({})
  expect(informationRequestProblems('  ', 7)['lines']).toBe('Name at least one thing.')
  expect(informationRequestProblems('ab', 7)['lines']).toBe('Use 3 to 200 characters a line.')
  expect(informationRequestProblems(Array.from({ length: 21 }, () => 'abc').join('\n'), 7)['lines']).toMatch(
    /at most 20/,
  )
  expect([null, 0, 91].map((days) => informationRequestProblems('TIN', days)['days'])).toEqual(
    Array.from({ length: 3 }, () => 'Give 1 to 90 days.'),
  )
})

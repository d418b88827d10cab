import { expect, it } from 'vitest'
import { askProblems, itemsOf } from './ask-state.ts'

it('reads one thing a line and passes over empty ones', () => {
  expect(itemsOf(' Fire certificate \n\n TIN\n')).toEqual(['Fire certificate', 'TIN'])
})

it('says what is wrong before it is sent', () => {
  expect(askProblems('Fire certificate', 7)).toEqual({})
  expect(askProblems('  ', 7).items).toBe('Name at least one thing.')
  expect(askProblems('ab', 7).items).toBe('Use 3 to 200 characters a line.')
  expect(askProblems(Array.from({ length: 21 }, () => 'abc').join('\n'), 7).items).toMatch(/at most 20/)
  expect([null, 0, 91].map((days) => askProblems('TIN', days).days)).toEqual(
    Array.from({ length: 3 }, () => 'Give 1 to 90 days.'),
  )
})

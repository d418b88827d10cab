import { expect, it } from 'vitest'
import { changesText, changeValues, fieldTitle, valueWords } from './change-text.ts'

it('reads values as people say them', () => {
  expect(valueWords(null)).toBe('none')
  expect(valueWords(true)).toBe('yes')
  expect(valueWords('2026-12-01')).toBe('1 Dec 2026')
  // past midnight in Manila
  expect(valueWords('2026-11-30T17:00:00.000Z')).toBe('1 Dec 2026')
  expect(valueWords(['A', 'B'])).toBe('A, B')
  expect(valueWords([])).toBe('none')
  expect(valueWords({ lastName: 'Reyes', room: null })).toBe('last name Reyes')
})

it('takes the names of codes from the server', () => {
  const change = { field: 'typeCode', before: 'CLIN', after: 'HOSP', beforeWords: 'Medical clinic' }
  expect(changeValues(change)).toEqual(['Medical clinic', 'HOSP'])
})

it('says a few changes in one sentence and counts the rest', () => {
  const change = { field: 'creditTermDays', before: 30, after: 45 }
  expect(changesText([change])).toBe('Credit term days: 30, now 45.')
  expect(changesText([{ ...change, before: null }])).toBe('Credit term days: 45.')
  expect(changesText(Array.from({ length: 6 }, () => change))).toMatch(/And 2 more\.$/)
  expect(fieldTitle('tin')).toBe('TIN')
})

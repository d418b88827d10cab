import { expect, it } from 'vitest'
import { changesText, changeValues, valueText } from './change-text.ts'
import { fieldLabel, fieldTitle } from './field/labels.ts'

it('reads values as people say them', () => {
  expect(valueText(null)).toBe('none')
  expect(valueText(true)).toBe('yes')
  expect(valueText('2026-12-01')).toBe('1 Dec 2026')
  // past midnight in Manila
  expect(valueText('2026-11-30T17:00:00.000Z')).toBe('1 Dec 2026')
  expect(valueText(['A', 'B'])).toBe('A, B')
  expect(valueText([])).toBe('none')
  expect(valueText({ lastName: 'Reyes', room: null })).toBe('last name Reyes')
})

it('takes the names of codes from the server', () => {
  const change = { field: 'typeCode', before: 'CLIN', after: 'HOSP', beforeWords: 'Medical clinic' }
  expect(changeValues(change)).toEqual(['Medical clinic', 'HOSP'])
})

it('says a few changes in one sentence and counts the rest', () => {
  const change = { field: 'creditTermDays', before: 30, after: 45 }
  expect(changesText([change])).toBe('Credit term in days: 30, now 45.')
  expect(changesText([{ ...change, before: null }])).toBe('Credit term in days: 45.')
  expect(changesText(Array.from({ length: 6 }, () => change))).toMatch(/And 2 more\.$/)
  expect(fieldTitle('tin')).toBe('TIN')
  expect(fieldTitle('roomRate')).toBe('Room rate')
  expect(fieldLabel('phicValidity')).toBe('PhilHealth valid until')
  expect(fieldLabel('emailAddress')).toBe('e-mail')
})

import { expect, it } from 'vitest'
import type { IsoDate } from '../time/index.ts'
import { dueGroup, dueText, nearDay, requestDueDate } from './due.ts'

const today = '2026-11-23' as IsoDate

it.each([
  [null, ''],
  ['2023-11-28', '1,091 days late'],
  ['2026-11-02', '21 days late'],
  ['2026-11-22', '1 day late'],
  ['2026-11-23', 'Due today'],
  ['2026-11-24', 'Due in 1 day'],
  ['2026-12-23', 'Due in 30 days'],
  ['2026-12-24', 'Due 24 Dec 2026'],
] as const)('describes the due day %s as "%s"', (day, text) => {
  expect(dueText(day as IsoDate | null, today)).toBe(text)
})

it.each([
  ['hf-registration', null, '2026-12-14'],
  ['hf-update', null, '2026-11-30'],
  ['hf-update', '2026-11-25', '2026-11-25'],
] as const)('expects %s with an answer due on %s by %s', (type, answerDueDate, due) => {
  const terms = { type, requestedOn: today, answerDueDate: answerDueDate as IsoDate | null }
  expect(requestDueDate(terms)).toBe(due)
})

it.each([
  ['2026-11-23', 'today'],
  ['2026-12-23', 'in 30 days'],
  ['2026-12-24', '24 Dec 2026'],
  ['2026-10-24', '30 days ago'],
  ['2026-10-23', '23 Oct 2026'],
] as const)('writes the day %s as "%s"', (day, text) => {
  expect(nearDay(day as IsoDate, today)).toBe(text)
})

it.each([
  ['2026-11-15', 'More than 7 days late'],
  ['2026-11-16', '4 to 7 days late'],
  ['2026-11-19', '4 to 7 days late'],
  ['2026-11-20', '1 to 3 days late'],
  ['2026-11-22', '1 to 3 days late'],
  ['2026-11-23', 'Due today'],
  ['2026-11-24', 'Due within 7 days'],
  ['2026-11-30', 'Due within 7 days'],
  ['2026-12-01', 'Due later'],
] as const)('puts what is due on %s into the group "%s"', (day, text) => {
  expect(dueGroup(day as IsoDate, today)).toBe(text)
})

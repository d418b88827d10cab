import type { IsoDate } from '@capiz/domain/time'
import { expect, it } from 'vitest'
import { dueText, waitingText } from './due.ts'

const today = '2026-11-23' as IsoDate

it.each([
  [null, 0, ''],
  ['2026-11-02', 21, '21 days late'],
  ['2026-11-22', 1, '1 day late'],
  ['2026-11-23', 0, 'today'],
  ['2026-11-24', 0, 'in 1 day'],
  ['2026-11-30', 0, 'in 7 days'],
  ['2026-12-01', 0, '1 Dec 2026'],
] as const)('says of an item due on %s and %i days late: %s', (day, late, text) => {
  expect(dueText(day as IsoDate | null, late, today)).toBe(text)
})

const none = { count: 0, late: 0 }

it.each([
  [none, none, 'Nothing waits for you'],
  [{ count: 17, late: 4 }, none, '17 assigned to you, 4 late'],
  [{ count: 1, late: 0 }, { count: 1200, late: 3 }, '1 assigned to you'],
  [none, { count: 1200, late: 3 }, '1,200 for your role, 3 late'],
])('heads a page with what waits by name, or else by role (%#)', (me, role, text) => {
  expect(waitingText({ me, role })).toBe(text)
})

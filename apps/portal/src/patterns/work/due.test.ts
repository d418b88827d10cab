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

it.each([
  [0, 0, 'Nothing waits for you'],
  [1, 0, '1 waits for you, in time'],
  [1, 1, '1 waits for you, and it is late'],
  [12, 4, '12 wait for you, 4 of them late'],
  [1200, 0, '1,200 wait for you, none of them late'],
])('counts %i items, %i of them late: %s', (count, late, text) => {
  expect(waitingText({ count, late }, { count: 0, late: 0 })).toBe(text)
})

it('counts apart what other roles do as well', () => {
  expect(waitingText({ count: 2, late: 0 }, { count: 40, late: 3 })).toBe(
    '2 wait for you, none of them late; you can also take 40 of other roles, 3 of them late',
  )
})

import type { IsoDate } from '@capiz/domain/time'
import { expect, it } from 'vitest'
import { shownWeeks, weeksOf } from './weeks.ts'

const days = ['2026-11-18', '2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29', '2027-06-01'] as IsoDate[]
const today = '2026-11-20' as IsoDate

it('counts from today on in weeks that begin on Sunday', () => {
  const weeks = weeksOf(days, today, true)
  expect(weeks.length).toBe(shownWeeks)
  expect(weeks.slice(0, 4)).toEqual([
    { from: '2026-11-15', count: 1 },
    { from: '2026-11-22', count: 2 },
    { from: '2026-11-29', count: 1 },
    { from: '2026-12-06', count: 0 },
  ])
})

it('tells only whole weeks of a list that was cut off', () => {
  const weeks = weeksOf(days.slice(0, 4), today, false)
  expect(weeks).toEqual([{ from: '2026-11-15', count: 1 }])
})

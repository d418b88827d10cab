import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type IsoDate } from '../time/index.ts'
import { reminderRange, reminderStep, reminderSteps } from './index.ts'

const lastDay = '2026-11-20'
const long = '2020-01-01'
const on = (days: number, since: IsoDate = long) => reminderStep(lastDay, addDays(lastDay, days), since)

it.each([
  [-61, undefined],
  [-60, -60],
  [-31, -60],
  [-30, -30],
  [-7, -7],
  [-1, -1],
  [0, -1],
  [1, 1],
  [13, 1],
  [14, 14],
  [42, 42],
  [55, 42],
  [56, undefined],
])('%i days from the last day the step is %s', (days, step) => {
  expect(on(days)).toBe(step)
})

it('does not remind of a step that passed before the paper came in', () => {
  expect(on(-20, addDays(lastDay, -20))).toBeUndefined()
  expect(on(-7, addDays(lastDay, -20))).toBe(-7)
  expect(on(-30, addDays(lastDay, -30))).toBe(-30)
})

it('whatever days a run was missed, every step is met at most once and in order, and none outside the range', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 40 }), (days) => {
      const met = days
        .toSorted((a, b) => a - b)
        .map((day) => on(day))
        .filter((step) => step !== undefined)
      const once = [...new Set(met)]
      expect(once).toEqual(reminderSteps.filter((step) => once.includes(step)))
      for (const day of days) {
        const today = addDays(lastDay, day)
        const { from, to } = reminderRange(today)
        if (on(day) !== undefined) expect(from <= lastDay && lastDay <= to).toBe(true)
      }
    }),
  )
})

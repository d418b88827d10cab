import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../time/index.ts'
import { compareWork, daysLate, type RankedItem, rankWork, requestDueDays, workActors } from './rank.ts'

const today = '2026-11-23' as IsoDate

const item = (actor: RankedItem['actor'], days: number | null) => ({
  actor,
  dueDate: days === null ? null : addDays(today, days),
})

describe('the rank of work', () => {
  it('puts what waits for the reader first, then the most late, then the nearest day', () => {
    const mineLate = item('me', -2)
    const mineSoon = item('me', 3)
    const mineAnyDay = item('me', null)
    const roleSoon = item('role', 5)
    const teamLater = item('team', -21)
    const teamLate = item('team', -3)
    const others = item('others', -40)
    const shuffled = [others, teamLate, mineAnyDay, roleSoon, teamLater, mineSoon, mineLate]
    expect(rankWork(shuffled)).toEqual([
      mineLate,
      mineSoon,
      mineAnyDay,
      roleSoon,
      teamLater,
      teamLate,
      others,
    ])
  })

  it.each([
    [null, 0],
    [-21, 21],
    [-1, 1],
    [0, 0],
    [7, 0],
  ])('counts an item due in %s days as %i days late', (days, late) => {
    const { dueDate } = item('me', days)
    expect(daysLate(dueDate, today)).toBe(late)
  })
})

it('gives an application the time applicants are told, and any other request a week', () => {
  expect(requestDueDays('hf-registration')).toBe(21)
  expect(requestDueDays('phy-registration')).toBe(21)
  expect(requestDueDays('hf-update')).toBe(7)
})

const anyItem = fc.record({
  actor: fc.constantFrom(...workActors),
  dueDate: fc.option(
    fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days)),
    { nil: null },
  ),
})

describe('for any items', () => {
  it('never puts an item of others before one of the reader, nor a less late one before a later one', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const ranked = rankWork(items)
        for (const [at, one] of ranked.slice(1).entries()) {
          const before = ranked[at] as RankedItem
          const order = workActors.indexOf(before.actor) - workActors.indexOf(one.actor)
          expect(order).toBeLessThanOrEqual(0)
          if (order === 0) {
            expect(daysLate(before.dueDate, today)).toBeGreaterThanOrEqual(daysLate(one.dueDate, today))
            if (one.dueDate !== null)
              expect(before.dueDate !== null && before.dueDate <= one.dueDate).toBe(true)
          }
        }
      }),
    )
  })

  it('keeps every item, and the order of equal ones', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const numbered = items.map((one, at) => ({ ...one, at }))
        const ranked = rankWork(numbered)
        expect(ranked.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(numbered.map(({ at }) => at))
        for (const [at, one] of ranked.slice(1).entries()) {
          const before = ranked[at] as (typeof ranked)[number]
          if (compareWork(before, one) === 0) expect(before.at).toBeLessThan(one.at)
        }
      }),
    )
  })

  it('ranks a ranked list alike', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const ranked = rankWork(items)
        expect(rankWork(ranked)).toEqual(ranked)
      }),
    )
  })
})

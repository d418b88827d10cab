import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../time/index.ts'
import {
  confirmationLeadDays,
  freshnessOf,
  freshnessStates,
  graceDays,
  publicFreshness,
  shownConfirmation,
  type ConfirmationEvent,
} from './index.ts'

const today: IsoDate = '2026-11-20'
const confirmed = (daysAgo: number, hash = 'a'): ConfirmationEvent => ({
  action: 'CONFIRMED',
  on: addDays(today, -daysAgo),
  hash,
})
const reopened = (daysAgo: number): ConfirmationEvent => ({
  action: 'REOPENED',
  on: addDays(today, -daysAgo),
  hash: null,
})
const question = { today, cycleDays: 90, hash: 'a', since: null }

const anyEvents = fc
  .array(
    fc.record({
      isConfirmed: fc.boolean(),
      daysAgo: fc.integer({ min: 0, max: 400 }),
      hash: fc.constantFrom('a', 'b'),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list
      .toSorted((one, other) => other.daysAgo - one.daysAgo)
      .map(({ isConfirmed, daysAgo, hash }) => (isConfirmed ? confirmed(daysAgo, hash) : reopened(daysAgo))),
  )
const anyQuestion = fc.record({
  cycleDays: fc.integer({ min: 1, max: 400 }),
  hash: fc.constantFrom('a', 'b'),
  since: fc.option(fc.integer({ min: 0, max: 900 }).map((days) => addDays(today, -days))),
})

describe('the freshness of a section', () => {
  it('is due before the first confirmation, and overdue a cycle after the accreditation', () => {
    expect(freshnessOf([], question)).toMatchObject({ state: 'DUE', dueOn: null, confirmedOn: null })
    expect(freshnessOf([], { ...question, since: addDays(today, -89) }).state).toBe('DUE')
    expect(freshnessOf([], { ...question, since: addDays(today, -90) }).state).toBe('OVERDUE')
  })

  it('is confirmed until it comes due, and overdue from its due day on', () => {
    expect(freshnessOf([confirmed(0)], question)).toMatchObject({ state: 'CONFIRMED', dueOn: '2027-02-18' })
    expect(freshnessOf([confirmed(90 - confirmationLeadDays - 1)], question).state).toBe('CONFIRMED')
    expect(freshnessOf([confirmed(90 - confirmationLeadDays)], question).state).toBe('DUE')
    expect(freshnessOf([confirmed(89)], question).state).toBe('DUE')
    expect(freshnessOf([confirmed(90)], question).state).toBe('OVERDUE')
  })

  it('is reopened by a report, also on the day of the confirmation, until it is confirmed again', () => {
    expect(freshnessOf([confirmed(1), reopened(0)], question)).toMatchObject({
      state: 'REOPENED',
      reopenedOn: today,
      confirmedOn: addDays(today, -1),
    })
    expect(freshnessOf([confirmed(0), reopened(0)], question).state).toBe('REOPENED')
    expect(freshnessOf([reopened(5), confirmed(0)], question).state).toBe('CONFIRMED')
  })

  it('is due when the section was changed after its confirmation', () => {
    expect(freshnessOf([confirmed(1, 'b')], question)).toMatchObject({ state: 'DUE', isChanged: true })
  })

  it('is confirmed only by a confirmation of what is there today, within its cycle and after every report', () => {
    fc.assert(
      fc.property(anyEvents, anyQuestion, (events, more) => {
        const asked = { ...question, ...more }
        const { state } = freshnessOf(events, asked)
        expect(freshnessStates).toContain(state)
        if (state !== 'CONFIRMED') return
        const last = events.at(-1)
        expect(last).toMatchObject({ action: 'CONFIRMED', hash: asked.hash })
        expect(addDays(last?.on ?? today, asked.cycleDays) > today).toBe(true)
      }),
    )
  })

  it('never becomes confirmed by the passing of days', () => {
    fc.assert(
      fc.property(anyEvents, anyQuestion, fc.integer({ min: 0, max: 500 }), (events, more, days) => {
        const before = freshnessOf(events, { ...question, ...more })
        const later = freshnessOf(events, { ...question, ...more, today: addDays(today, days) })
        expect(freshnessStates.indexOf(later.state)).toBeLessThanOrEqual(
          freshnessStates.indexOf(before.state),
        )
      }),
    )
  })

  it('shows no day after a report or a change, and the day of an overdue confirmation', () => {
    const shown = (events: ConfirmationEvent[]) => shownConfirmation(freshnessOf(events, question))
    expect(shown([])).toBeNull()
    expect(shown([confirmed(200)])).toBe(addDays(today, -200))
    expect(shown([confirmed(2), reopened(1)])).toBeNull()
    expect(shown([confirmed(2, 'b')])).toBeNull()
  })

  it('shows visitors a report at once, and a missing confirmation once it is 30 days overdue', () => {
    const shown = (events: ConfirmationEvent[], since: IsoDate | null = null) =>
      publicFreshness(freshnessOf(events, { ...question, since }), today)
    const overdue = 90 + graceDays
    expect(shown([confirmed(overdue - 1)])).toEqual({ state: 'CONFIRMED', on: addDays(today, 1 - overdue) })
    expect(shown([confirmed(overdue)])).toEqual({ state: 'UNCONFIRMED', on: addDays(today, -overdue) })
    expect(shown([confirmed(overdue, 'b')])).toMatchObject({ state: 'UNCONFIRMED' })
    expect(shown([confirmed(overdue), reopened(1)])).toEqual({ state: 'REPORTED', on: addDays(today, -1) })
    expect(shown([], addDays(today, -overdue))).toEqual({
      state: 'UNCONFIRMED',
      on: addDays(today, -overdue),
    })
    expect(shown([], addDays(today, 1 - overdue))).toBeNull()
    expect(shown([confirmed(2, 'b')])).toBeNull()
  })
})

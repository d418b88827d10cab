import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type IsoDate } from '../time/index.ts'
import { lapseEffect, lapseEffects, lapseTerms, lapsedBy, type LapseRule } from './index.ts'

const lastDay = '2026-11-20'
const rule = (changes: Partial<LapseRule> = {}): LapseRule => ({
  subject: 'FACILITY',
  documentTypes: ['LTO'],
  holdAfter: 1,
  proposeAfter: 30,
  isActive: true,
  ...changes,
})
const terms = lapseTerms([rule()], 'FACILITY', 'LTO')
const after = (days: number, graceUntil: IsoDate | null = null) =>
  lapseEffect({ lastDay, graceUntil, isAccredited: true }, terms, addDays(lastDay, days))

it.each([
  [-1, null],
  [0, null],
  [1, 'HOLD'],
  [29, 'HOLD'],
  [30, 'PROPOSE'],
  [400, 'PROPOSE'],
])('%i days after the last day it is %s', (days, effect) => {
  expect(after(days)).toBe(effect)
})

it('is a warning where no rule in force names the type for that kind of provider', () => {
  const none = { HOLD: null, PROPOSE: null }
  expect(lapseTerms([rule({ isActive: false })], 'FACILITY', 'LTO')).toEqual(none)
  expect(lapseTerms([rule()], 'PHYSICIAN', 'LTO')).toEqual(none)
  expect(lapseTerms([rule()], 'FACILITY', 'PHIC')).toEqual(none)
  expect(lapseTerms([rule()], 'FACILITY', null)).toEqual(none)
  expect(lapseEffect({ lastDay, graceUntil: null, isAccredited: true }, none, addDays(lastDay, 500))).toBe(
    'WARN',
  )
})

it('takes the strictest of several rules, and holds where a suspension is proposed', () => {
  expect(
    lapseTerms([rule({ holdAfter: 5 }), rule({ holdAfter: null, proposeAfter: 3 })], 'FACILITY', 'LTO'),
  ).toEqual({ HOLD: 3, PROPOSE: 3 })
})

it('is a warning as long as the provider is not accredited', () => {
  const document = { lastDay, graceUntil: null, isAccredited: false } as const
  expect(lapseEffect(document, terms, addDays(lastDay, 400))).toBe('WARN')
})

it('is put off up to and with the last day of grace', () => {
  const graceUntil = addDays(lastDay, 40)
  expect(after(39, graceUntil)).toBe('WARN')
  expect(after(40, graceUntil)).toBe('WARN')
  expect(after(41, graceUntil)).toBe('PROPOSE')
  expect(after(0, graceUntil)).toBeNull()
})

const days = fc.option(fc.integer({ min: 1, max: 3650 }), { nil: null })
const weight = (effect: string | null) => lapseEffects.findIndex(({ code }) => code === effect)

it('never becomes milder as days pass, and the days of a list agree with it', () => {
  fc.assert(
    fc.property(days, days, fc.integer({ min: -10, max: 4000 }), (holdAfter, proposeAfter, offset) => {
      const own = lapseTerms([rule({ holdAfter, proposeAfter })], 'FACILITY', 'LTO')
      const on = (day: IsoDate) => lapseEffect({ lastDay, graceUntil: null, isAccredited: true }, own, day)
      const day = addDays(lastDay, offset)
      expect(weight(on(addDays(day, 1)))).toBeGreaterThanOrEqual(weight(on(day)))
      for (const effect of ['HOLD', 'PROPOSE'] as const) {
        const last = lapsedBy(own, effect, day)
        const isListed = last !== undefined && lastDay <= last
        expect(isListed).toBe(weight(on(day)) >= weight(effect))
      }
    }),
  )
})

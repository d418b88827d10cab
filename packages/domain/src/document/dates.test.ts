import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, endOfYear, type IsoDate } from '../time/index.ts'
import { checkDates, datesOfEntry, isOnFile, lastDayOf, type DateRule, type DocumentDates } from './index.ts'

const today = '2026-11-20'
const sent = (effectiveDate: IsoDate | null, validityDate: IsoDate | null): DocumentDates => ({
  effectiveDate,
  validityDate,
})
const fieldsOf = (rule: DateRule, dates: DocumentDates): string[] => {
  const check = checkDates(rule, dates, today)
  return check.ok ? [] : check.problems.map(({ field }) => field)
}
const stored = (rule: DateRule, dates: DocumentDates) => {
  const check = checkDates(rule, dates, today)
  return check.ok ? check.dates : undefined
}
const anyDay = fc.integer({ min: -900, max: 900 }).map((days) => addDays(today, days))
const maybeDay = fc.option(anyDay)
const rules: DateRule[] = ['validity', 'issuedOn', 'endOfYear', 'effectiveAndValidity', 'none']

describe('a document that ends with its year', () => {
  it('keeps the true last day of its year, with or without the day of issue', () => {
    expect(stored('endOfYear', sent(null, '2026-12-31'))).toEqual(sent(null, '2026-12-31'))
    expect(stored('endOfYear', sent('2026-01-12', '2026-12-31'))).toEqual(sent('2026-01-12', '2026-12-31'))
    expect(stored('endOfYear', sent('2026-01-12', null))).toEqual(sent('2026-01-12', '2026-12-31'))
    expect(stored('endOfYear', sent(today, null))).toEqual(sent(today, '2026-12-31'))
  })
  it.each([
    [sent(null, '2027-06-30'), ['validityDate']],
    [sent(null, '2026-01-12'), ['validityDate']],
    [sent(null, '2027-12-31'), ['validityDate']],
    [sent('2026-01-12', '2027-12-31'), ['validityDate']],
    [sent('2026-01-12', '2026-12-30'), ['validityDate']],
    [sent('2026-11-21', null), ['effectiveDate']],
    [sent('2026-12-31', null), ['effectiveDate']],
    [sent('2025-01-12', null), ['effectiveDate']],
    [sent(null, '2025-12-31'), ['validityDate']],
    [sent(null, null), ['effectiveDate']],
  ])('refuses %j at the field that is wrong', (dates, fields) => {
    expect(fieldsOf('endOfYear', dates)).toEqual(fields)
  })
  it('says on which day it ends', () => {
    const check = checkDates('endOfYear', sent(null, '2027-06-30'), today)
    expect(check.ok ? '' : check.problems[0]?.message).toMatch(/31 Dec 2026/)
  })
})

describe('a document with a day of issue', () => {
  it('has that day and no last day, whichever field the day came in', () => {
    expect(stored('issuedOn', sent('2026-08-24', null))).toEqual(sent('2026-08-24', null))
    expect(stored('issuedOn', sent(null, '2026-08-24'))).toEqual(sent('2026-08-24', null))
    expect(stored('issuedOn', sent(null, null))).toEqual(sent(null, null))
  })
  it('was not issued after today', () => {
    expect(fieldsOf('issuedOn', sent('2026-11-21', null))).toEqual(['effectiveDate'])
    expect(fieldsOf('issuedOn', sent(null, '2026-11-21'))).toEqual(['validityDate'])
  })
})

it('a document with a last day needs one that is not over and comes after the first', () => {
  expect(fieldsOf('validity', sent(null, null))).toEqual(['validityDate'])
  expect(fieldsOf('validity', sent(null, '2026-11-19'))).toEqual(['validityDate'])
  expect(fieldsOf('validity', sent(null, today))).toEqual([])
  expect(fieldsOf('validity', sent('2027-01-01', '2027-12-31'))).toEqual([])
  expect(fieldsOf('validity', sent('2027-01-01', '2027-01-01'))).toEqual(['validityDate'])
  expect(fieldsOf('effectiveAndValidity', sent(null, null))).toEqual(['validityDate', 'effectiveDate'])
  expect(fieldsOf('effectiveAndValidity', sent('2027-01-01', '2027-12-31'))).toEqual([])
  expect(stored('none', sent('2026-01-01', '2026-02-01'))).toEqual(sent('2026-01-01', null))
})

it('no day that is sent as a last day is ever moved, and none is stored that is not one of the two', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rules), maybeDay, maybeDay, (rule, first, last) => {
      const kept = stored(rule, sent(first, last))
      if (!kept) return
      const until = lastDayOf(rule, kept)
      if (rule === 'endOfYear') {
        if (last !== null) expect(kept.validityDate).toBe(last)
        expect(until).toBe(endOfYear(first ?? last ?? today))
      }
      if (until !== null) expect(until >= today).toBe(true)
      if (rule === 'issuedOn' || rule === 'endOfYear')
        expect((kept.effectiveDate ?? today) <= today).toBe(true)
    }),
  )
})

it('puts the day a form asks for where its rule wants it', () => {
  expect(datesOfEntry('endOfYear', today)).toEqual(sent(today, null))
  expect(datesOfEntry('issuedOn', today)).toEqual(sent(today, null))
  expect(datesOfEntry('validity', today)).toEqual(sent(null, today))
  expect(datesOfEntry(undefined, today)).toEqual(sent(null, today))
})

it('is on file from the day it was added and issued to the day before it was replaced or removed', () => {
  const on = (day: IsoDate, more: Parameters<typeof isOnFile>[1], rule: DateRule = 'validity') =>
    isOnFile(rule, more, day)
  expect(on(today, {})).toBe(true)
  expect(on(today, { addedOn: today })).toBe(true)
  expect(on(addDays(today, -1), { addedOn: today })).toBe(false)
  expect(on(today, { addedOn: '2026-01-01', replacedOn: today })).toBe(false)
  expect(on(addDays(today, -1), { addedOn: '2026-01-01', replacedOn: today })).toBe(true)
  expect(on(today, { removedOn: addDays(today, 1) })).toBe(true)
  expect(on(today, { removedOn: today })).toBe(false)
  expect(on(today, { effectiveDate: addDays(today, 1) }, 'issuedOn')).toBe(false)
  expect(on(today, { effectiveDate: addDays(today, 1) })).toBe(true)
})

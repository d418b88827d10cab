import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  dayOfWeek,
  daysBetween,
  endOfYear,
  formatDay,
  isIsoDate,
  isTodayOrLater,
  manilaDay,
  manilaMidnight,
  parseIsoDate,
  parseTypedDay,
  relativeDays,
  waitText,
} from './index.ts'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((n) => addDays('1970-01-01', n))

describe('a day as people write it', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2027', '2027-02-01'],
    ['01-02-2027', '2027-02-01'],
    ['1.2.2027', '2027-02-01'],
    ['20 Nov 2026', '2026-11-20'],
    ['5 september 2026', '2026-09-05'],
    ['5-Sep-2026', '2026-09-05'],
    ['  2026-11-20\n', '2026-11-20'],
    ['31/02/2027', undefined],
    ['12/31/2026', undefined],
    ['20 Nox 2026', undefined],
    ['20/11/26', undefined],
    ['2026-13-01', undefined],
    ['', undefined],
    ['tomorrow', undefined],
  ])('%j is %j', (text, day) => {
    expect(parseTypedDay(text)).toBe(day)
  })
  it('reads what it writes', () => {
    for (const day of ['2026-01-01', '2028-02-29', '2026-12-31'] as const) {
      expect(parseTypedDay(formatDay(day))).toBe(day)
      expect(manilaDay(manilaMidnight(day))).toBe(day)
      expect(manilaDay(new Date(manilaMidnight(day).getTime() - 1))).not.toBe(day)
    }
  })
})

describe('isIsoDate', () => {
  it.each(['2024-02-29', '1900-01-01', '2100-12-31', '2026-11-20'])('accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true)
    expect(parseIsoDate(text)).toBe(text)
  })
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '1899-12-31',
    '2101-01-01',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-01T00:00',
    '２０２６-01-01',
    '',
  ])('refuses %s', (text) => {
    expect(parseIsoDate(text)).toBeUndefined()
  })
})

describe('arithmetic', () => {
  it('clamps months to their last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(addYears('2024-02-29', 3)).toBe('2027-02-28')
  })
  it('counts days over leap days and year ends', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(endOfYear('2026-01-01')).toBe('2026-12-31')
    expect(dayOfWeek('2026-11-20')).toBe(5)
  })
  it('adds and counts consistently, and orders as text', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, n) => {
        const other = addDays(day, n)
        expect(daysBetween(day, other)).toBe(n)
        expect(addDays(other, -n)).toBe(day)
        expect(other > day).toBe(n > 0)
        expect(other < day).toBe(n < 0)
      }),
    )
  })
  it('agrees with counting days one by one within a month step', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 30 }), (day, months) => {
        const to = addMonths(day, months)
        const days = daysBetween(day, to)
        expect(days).toBeGreaterThanOrEqual(months * 28)
        expect(days).toBeLessThanOrEqual(months * 31)
        expect(Number(to.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)))
      }),
    )
  })
})

describe('rules by day', () => {
  it('today or later', () => {
    expect(isTodayOrLater('2026-11-20', '2026-11-20')).toBe(true)
    expect(isTodayOrLater('2026-11-19', '2026-11-20')).toBe(false)
    expect(isTodayOrLater('2026-11-21', '2026-11-20')).toBe(true)
  })
})

describe('Manila day', () => {
  it('turns at 16:00 UTC', () => {
    expect(manilaDay(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
    expect(manilaDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
    expect(manilaDay(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
  })
})

describe('words', () => {
  it('formats days and months', () => {
    expect(formatDay('2026-11-20')).toBe('20 Nov 2026')
    expect(formatDay('2026-09-01')).toBe('1 Sep 2026')
  })
  it('says how far a day is', () => {
    expect(relativeDays('2026-11-20', '2026-11-20')).toBe('today')
    expect(relativeDays('2026-12-18', '2026-11-20')).toBe('in 28 days')
    expect(relativeDays('2026-11-17', '2026-11-20')).toBe('3 days ago')
    expect(relativeDays('2026-11-21', '2026-11-20')).toBe('in 1 day')
    expect(relativeDays('2026-11-19', '2026-11-20')).toBe('1 day ago')
  })
})

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [40, '40 seconds'],
  [119, '119 seconds'],
  [121, '3 minutes'],
  [600, '10 minutes'],
  [7199, '120 minutes'],
  [82_800, '23 hours'],
])('a wait of %i seconds reads %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})

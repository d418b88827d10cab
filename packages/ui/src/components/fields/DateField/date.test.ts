import type { IsoDate } from '@capiz/domain/time'
import { CalendarDate } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { toCalendarDate, toIsoDate } from './date.ts'

describe('days between the wire and the calendar', () => {
  it('keeps a day', () => {
    expect(toIsoDate(toCalendarDate('2027-03-31'))).toBe('2027-03-31')
    expect(toCalendarDate('2028-02-29')?.day).toBe(29)
  })

  it('keeps nothing as nothing', () => {
    expect(toCalendarDate(null)).toBeNull()
    expect(toIsoDate(null)).toBeNull()
  })

  it('takes a text that is no day as nothing instead of breaking the page', () => {
    for (const text of ['2026-02-30', '', 'tomorrow', '0026-01-01', '2026-1-5'])
      expect(toCalendarDate(text as IsoDate)).toBeNull()
  })

  it('refuses years the product does not know, such as one still being typed', () => {
    expect(toIsoDate(new CalendarDate(2, 3, 31))).toBeNull()
    expect(toIsoDate(new CalendarDate(2101, 1, 1))).toBeNull()
  })
})

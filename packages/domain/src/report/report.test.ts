import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/index.ts'
import {
  communicatedWithin,
  getReport,
  reportCellText,
  reportFamilies,
  reports,
  workingDays,
} from './index.ts'

describe('the reports', () => {
  test('are 27, each with a purpose, columns and filters of different names', () => {
    const all = Object.values(reports)
    expect(all).toHaveLength(27)
    for (const { path, purpose, columns, filters } of all) {
      expect(purpose, path).toMatch(/^[A-Z].*\.$/)
      expect(new Set(columns.map(({ key }) => key)).size, path).toBe(columns.length)
      expect(new Set(filters.map(({ name }) => name)).size, path).toBe(filters.length)
    }
    expect(new Set(all.map(({ family }) => family))).toEqual(new Set(reportFamilies))
  })

  test('a path that is none is a programming error', () => {
    expect(() => getReport('constructor-of-nothing')).toThrow('no report')
  })
})

describe('working days', () => {
  test('a memo of a Friday sent on Wednesday took three', () => {
    expect(workingDays('2026-11-20', '2026-11-25')).toBe(communicatedWithin)
    expect(workingDays('2026-11-20', '2026-11-22')).toBe(0)
    expect(workingDays('2026-11-20', '2026-11-20')).toBe(0)
    expect(workingDays('2026-11-20', '2026-11-10')).toBe(0)
  })

  test('a holiday does not count, on a weekend it changes nothing', () => {
    expect(workingDays('2026-11-27', '2026-12-01', new Set(['2026-11-30', '2026-11-28']))).toBe(1)
  })

  test('never more than five of seven days, and adding up over any day between', () => {
    const start = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('1990-01-01', offset))
    const step = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(start, step, step, (from, first, second) => {
        const middle = addDays(from, first)
        const to = addDays(middle, second)
        expect(workingDays(from, to)).toBe(workingDays(from, middle) + workingDays(middle, to))
        expect(workingDays(from, to)).toBeLessThanOrEqual(Math.ceil((daysBetween(from, to) / 7) * 5) + 2)
      }),
    )
  })
})

test('cells are written as people read them', () => {
  const cell = (
    kind: 'day' | 'moment' | 'peso' | 'count' | 'text',
    value: string | number | null,
    key = 'it',
  ) => reportCellText({ key, label: '', kind, width: 1 }, { [key]: value })
  expect(cell('day', '2026-11-20')).toBe('20 Nov 2026')
  expect(cell('moment', '2026-11-20 08:05')).toBe('20 Nov 2026 08:05')
  expect(cell('peso', 1234.5)).toBe('₱1,234.50')
  expect(cell('count', 12345)).toBe('12,345')
  expect(cell('count', 2026, 'year')).toBe('2026')
  expect(cell('text', null)).toBe('')
})

import { describe, expect, it } from 'vitest'
import { isWithin, partsOf, textOf, yearsBetween } from './month.ts'

describe('months', () => {
  it('go to their parts and back', () => {
    expect(partsOf('2026-11')).toEqual({ year: 2026, month: 11 })
    expect(textOf({ year: 2026, month: 3 })).toBe('2026-03')
  })

  it('are nothing while a part is missing or the text is no month', () => {
    expect(textOf({ year: 2026 })).toBeNull()
    for (const text of [null, '', '2026-13', '2026-00', '2026-1']) expect(partsOf(text)).toEqual({})
  })

  it('offer the newest year first and keep one outside the bounds that is chosen', () => {
    expect(yearsBetween('2024-05', '2026-01')).toEqual([2026, 2025, 2024])
    expect(yearsBetween('2024-05', '2026-01', 1999)).toEqual([1999, 2026, 2025, 2024])
    expect(yearsBetween('2027-01', '2026-01')).toEqual([])
  })

  it('are held against both bounds', () => {
    expect(isWithin({ year: 2026, month: 5 }, '2026-05', '2026-09')).toBe(true)
    expect(isWithin({ year: 2026, month: 4 }, '2026-05', '2026-09')).toBe(false)
    expect(isWithin({ month: 4 }, '2026-05', '2026-09')).toBe(true)
  })
})

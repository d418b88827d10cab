import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIsoMonth, lastMonths, summedImpact, yearlyImpact } from './usage.ts'

const peso = (change: number | null) => ({ kind: 'peso', change, percent: null })
const changed = (change: number, count: number | null) => ({
  state: 'changed' as const,
  changes: [peso(change)],
  uses: count === null ? null : { count, months: 12 },
})

describe('the months of a year of use', () => {
  it('are the twelve whole ones before the day, over the turn of a year and on the last day of a month', () => {
    expect(lastMonths('2026-11-24')).toEqual({ from: '2025-11', to: '2026-10' })
    expect(lastMonths('2026-01-01')).toEqual({ from: '2025-01', to: '2025-12' })
    expect(lastMonths('2024-03-31')).toEqual({ from: '2023-03', to: '2024-02' })
  })

  it('exist: 01 to 12, from 1900 to 2100', () => {
    for (const month of ['2026-01', '1900-12', '2100-12']) expect(isIsoMonth(month), month).toBe(true)
    for (const text of ['2026-13', '2026-00', '2026-1', '1899-12', '2101-01', '2026-01-01', 'May'])
      expect(isIsoMonth(text), text).toBe(false)
  })
})

describe('the yearly impact of a price', () => {
  it('is requested minus in force, times the counts', () => {
    expect(yearlyImpact(changed(150.5, 200))).toBe(3_010_000)
    expect(yearlyImpact(changed(-20, 3))).toBe(-6000)
    expect(yearlyImpact(changed(150, 0))).toBe(0)
  })

  it('is none without counts, of an added or a removed line, and of what is no amount', () => {
    expect(yearlyImpact(changed(150, null))).toBeUndefined()
    expect(yearlyImpact({ ...changed(150, 5), state: 'added', changes: [peso(null)] })).toBeUndefined()
    expect(yearlyImpact({ ...changed(150, 5), state: 'removed' })).toBeUndefined()
    const percent = { kind: 'percent', change: 5, percent: null }
    expect(yearlyImpact({ ...changed(150, 5), changes: [percent] })).toBeUndefined()
  })

  it('adds up to the sum of its lines in any order, and says how many were counted', () => {
    const line = fc
      .tuple(fc.integer({ min: -500_000, max: 500_000 }), fc.option(fc.nat(5000)))
      .map(([centavos, count]) => changed(centavos / 100, count))
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { impact, counted } = summedImpact(lines)
        expect(counted).toBe(lines.filter(({ uses }) => uses !== null).length)
        expect(summedImpact(lines.toReversed()).impact).toBe(impact)
        const naive = lines.reduce(
          (sum, { changes, uses }) => sum + Math.round((changes[0]?.change ?? 0) * 100) * (uses?.count ?? 0),
          0,
        )
        expect(impact).toBe(naive)
      }),
    )
  })
})

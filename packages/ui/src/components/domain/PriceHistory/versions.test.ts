import { describe, expect, it } from 'vitest'
import {
  formatFieldAmount,
  asOfText,
  changeText,
  compareVersions,
  comparisonSummary,
  itemHistory,
  previousVersion,
  priceChange,
  versionAsOf,
  versionSegments,
  yearsOf,
} from './versions.ts'
import type { PriceVersion } from './versions.ts'

const version = (
  id: string,
  effectiveDate: PriceVersion['effectiveDate'],
  state: PriceVersion['state'],
  amounts: Record<string, number | null>,
): PriceVersion => ({
  id,
  effectiveDate,
  state,
  rows: Object.entries(amounts).map(([key, rate]) => ({ key, label: key, amounts: { rate } })),
})
const old = version('old', '2025-07-01', 'past', { icu: 1_000_000, ward: 180_000, suite: 900_000 })
const now = version('now', '2026-07-01', 'inForce', { icu: 1_140_000, ward: 180_000, isolation: 978_000 })
const pending = version('pending', '2026-09-01', 'pending', { icu: 1_240_000 })
const next = version('next', '2027-01-01', 'scheduled', { icu: 1_240_000 })
const all = [next, pending, old, now]

describe('versions', () => {
  it('H2: what holds on a day never counts pending or draft ones', () => {
    expect(versionAsOf(all, '2026-06-30')?.id).toBe('old')
    expect(versionAsOf(all, '2026-07-01')?.id).toBe('now')
    expect(versionAsOf(all, '2026-12-31')?.id).toBe('now')
    expect(versionAsOf(all, '2027-01-01')?.id).toBe('next')
    expect(versionAsOf(all, '2025-06-30')).toBeUndefined()
  })
  it('compares with the settled version before', () => {
    expect(previousVersion(all, now)?.id).toBe('old')
    expect(previousVersion(all, pending)?.id).toBe('now')
    expect(previousVersion(all, next)?.id).toBe('now')
    expect(previousVersion(all, old)).toBeUndefined()
  })
  it('H1: each segment ends the day before the next settled one', () => {
    const ends = Object.fromEntries(versionSegments(all).map((segment) => [segment.id, segment.until]))
    expect(ends).toEqual({ old: '2026-06-30', now: '2026-12-31', pending: '2026-12-31', next: undefined })
    const lapsing = { ...old, validityDate: '2025-12-31' } as const
    expect(versionSegments([lapsing, now])[0]?.until).toBe('2025-12-31')
  })
  it('H5: words the day asked for', () => {
    expect(asOfText(all, '2026-03-03')).toBe('Prices in force on 3 Mar 2026: version of 1 Jul 2025.')
    expect(asOfText(all, '2020-01-01')).toBe('No prices were set for 1 Jan 2020.')
    expect(yearsOf(all)).toEqual(['2025', '2026', '2027'])
  })
})

describe('changes', () => {
  it('H4: are words as well as signs', () => {
    const textOf = (before: number | null, after: number | null) =>
      changeText(priceChange(before, after, true))
    expect(textOf(1_140_000, 1_240_000)).toBe('up 8.8 percent')
    expect(textOf(200_000, 195_000)).toBe('down 2.5 percent')
    expect(textOf(0, 5)).toBe('up from zero')
    expect(textOf(5, 0)).toBe('down 100.0 percent')
    expect(textOf(5, 5)).toBe('no change')
    expect(textOf(null, 5)).toBe('new item')
    expect(textOf(5, null)).toBe('removed')
    expect(textOf(null, null)).toBe('no price')
    expect(changeText(priceChange(null, 5, false))).toBe('first version')
  })
  it('H6: compares two versions item by item', () => {
    const rows = compareVersions(old, now)
    expect(rows.map((row) => [row.key, row.isChanged])).toEqual([
      ['icu', true],
      ['ward', false],
      ['isolation', true],
      ['suite', true],
    ])
    expect(comparisonSummary(rows)).toBe('1 changed, 1 added, 1 removed, by +14.0%')
    expect(comparisonSummary(compareVersions(now, now))).toBe('0 changed, 0 added, 0 removed')
  })
  it('H7: follows an item that leaves and comes back', () => {
    expect(itemHistory(all, 'suite', 'rate').map((point) => point.amount)).toEqual([900_000, null, null])
    expect(itemHistory(all, 'icu', 'rate').map((point) => point.version.id)).toEqual(['old', 'now', 'next'])
  })
})

it('says an amount in its unit', () => {
  expect(formatFieldAmount(123_450)).toBe('₱1,234.50')
  expect(formatFieldAmount(1250, 'percent')).toBe('12.5%')
  expect(formatFieldAmount(10_000, 'percent')).toBe('100%')
  expect(formatFieldAmount(2000, 'number')).toBe('20')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import {
  checkNewVersion,
  diffLines,
  firstVersionDay,
  inForce,
  latest,
  timeline,
  versionState,
} from './index.ts'
import type { Version } from './index.ts'

const today: IsoDate = '2026-11-20'
const day = (n: number): IsoDate => addDays(today, n)
const offset = fc.integer({ min: -60, max: 60 })
const version = fc
  .tuple(offset, fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }))
  .map(([n, length]): Version => ({
    effectiveDate: day(n),
    validityDate: length === null ? null : day(n + length),
  }))
const versions = fc.uniqueArray(version, { selector: (v) => v.effectiveDate, maxLength: 8 })

/** The plain reading of the rule: walk day by day and remember what started last. */
function naive(list: readonly Version[], on: IsoDate): Version | undefined {
  let current: Version | undefined
  for (let n = -60; n <= daysBetween(today, on); n++) {
    current = list.find((v) => v.effectiveDate === day(n)) ?? current
  }
  return current?.validityDate && current.validityDate < on ? undefined : current
}

describe('inForce', () => {
  const a = { effectiveDate: day(-10) }
  const b = { effectiveDate: day(0), validityDate: day(5) }
  it('turns exactly on the boundary days', () => {
    expect([day(-11), day(-10), day(-9)].map((d) => inForce([a, b], d))).toEqual([undefined, a, a])
    expect([day(-1), day(0), day(1)].map((d) => inForce([a, b], d))).toEqual([a, b, b])
    expect([day(4), day(5), day(6)].map((d) => inForce([a, b], d))).toEqual([b, b, undefined])
  })
  it('agrees with walking day by day, in any order of the list', () => {
    fc.assert(
      fc.property(versions, offset, (list, n) => {
        for (const d of [n - 1, n, n + 1]) {
          expect(inForce(list, day(d))).toBe(naive(list, day(d)))
          expect(inForce(list.toReversed(), day(d))).toBe(naive(list, day(d)))
        }
      }),
    )
  })
})

describe('latest', () => {
  it('is the greatest date, up to a day when asked', () => {
    const list = [{ effectiveDate: day(3) }, { effectiveDate: day(-3) }]
    expect(latest(list)).toBe(list[0])
    expect(latest(list, { upTo: today })).toBe(list[1])
    expect(latest(list, { upTo: day(-4) })).toBeUndefined()
    expect(latest([])).toBeUndefined()
  })
})

describe('timeline', () => {
  it('names states and gaps', () => {
    const list: Version[] = [
      { effectiveDate: day(10) },
      { effectiveDate: day(-30), validityDate: day(-20) },
      { effectiveDate: day(-10), validityDate: day(2) },
    ]
    expect(timeline(list, today)).toMatchObject([
      { from: day(-30), until: day(-20), state: 'past' },
      {
        from: day(-10),
        until: day(2),
        state: 'inForce',
        gapBefore: { from: day(-19), until: day(-11) },
      },
      { from: day(10), state: 'scheduled', gapBefore: { from: day(3), until: day(9) } },
    ])
    expect(timeline(list, day(3))[1]?.state).toBe('lapsed')
  })
  it('leaves the end open and names no gap where there is none', () => {
    const [only] = timeline([{ effectiveDate: day(0) }], today)
    expect(only && Object.keys(only)).toEqual(['version', 'from', 'state'])
  })
  it('covers exactly the days that have a version in force', () => {
    fc.assert(
      fc.property(versions, offset, (list, n) => {
        const intervals = timeline(list, today)
        const covering = intervals.filter(
          (i) => i.from <= day(n) && (i.until === undefined || day(n) <= i.until),
        )
        expect(covering.map((i) => i.version)).toEqual([inForce(list, day(n))].filter((v) => v !== undefined))
        const current = intervals.filter((i) => i.state === 'inForce').map((i) => i.version)
        expect(current).toEqual([inForce(list, today)].filter((v) => v !== undefined))
        for (const v of list)
          expect(versionState(v, list, today) === 'scheduled').toBe(v.effectiveDate > today)
      }),
    )
  })
})

describe('checkNewVersion', () => {
  const existing = [
    { id: 1, effectiveDate: day(-10) },
    { id: 2, effectiveDate: day(20) },
  ]
  const base = { today, existing, canBackdate: false, provider: false }
  const reason = (input: Partial<Parameters<typeof checkNewVersion>[0]> & { effectiveDate: IsoDate }) => {
    const answer = checkNewVersion({ ...base, ...input })
    return answer.ok ? 'ok' : answer.reason
  }
  it('lets staff enter today and later', () => {
    expect(reason({ effectiveDate: day(0) })).toBe('ok')
    expect(reason({ effectiveDate: day(-1) })).toBe('DATE_IN_PAST')
    expect(reason({ effectiveDate: day(20) })).toBe('PRICE_DATE_EXISTS')
  })
  it('lets only the right to back-date go back, and not behind the newest', () => {
    expect(reason({ effectiveDate: day(-1), canBackdate: true })).toBe('ok')
    expect(reason({ effectiveDate: day(-9), canBackdate: true })).toBe('ok')
    expect(reason({ effectiveDate: day(-10), canBackdate: true })).toBe('PRICE_DATE_EXISTS')
    expect(reason({ effectiveDate: day(-11), canBackdate: true })).toBe('BEFORE_NEWEST')
  })
  it('asks providers for more than 30 days of notice', () => {
    expect(reason({ effectiveDate: day(30), provider: true })).toBe('NOTICE_TOO_SHORT')
    expect(reason({ effectiveDate: day(31), provider: true })).toBe('ok')
    expect(reason({ effectiveDate: day(-1), provider: true, canBackdate: true })).toBe('DATE_IN_PAST')
  })
  it('names the first day it lets through', () => {
    const dayFor = (provider: boolean, canBackdate: boolean) =>
      firstVersionDay({ today, provider, canBackdate })
    expect(dayFor(true, false)).toBe(day(31))
    expect(dayFor(true, true)).toBe(day(31))
    expect(dayFor(false, false)).toBe(day(0))
    expect(dayFor(false, true)).toBeUndefined()
  })
  it('corrects future versions only', () => {
    expect(reason({ effectiveDate: day(20), replacesId: 2 })).toBe('ok')
    expect(reason({ effectiveDate: day(25), replacesId: 1 })).toBe('PRICE_IN_FORCE')
  })
  it('never lets a new version change a price before the newest begun', () => {
    fc.assert(
      fc.property(versions, offset, offset, fc.boolean(), (list, from, at, canBackdate) => {
        const fresh: Version = { effectiveDate: day(from) }
        const answer = checkNewVersion({ ...base, existing: list, effectiveDate: day(from), canBackdate })
        const newest = latest(list, { upTo: today })
        if (!answer.ok || !newest || day(at) >= newest.effectiveDate) return
        expect(inForce([...list, fresh], day(at))).toBe(inForce(list, day(at)))
      }),
    )
  })
})

describe('diffLines', () => {
  type Line = { code: string; price?: number; remarks?: string }
  const options = { key: (line: Line) => line.code, amounts: ['price'], others: ['remarks'] } as const
  it('finds added, removed, changed and same lines', () => {
    const diff = diffLines<Line>(
      [
        { code: 'a', price: 0.1 },
        { code: 'b', price: 100 },
        { code: 'c', price: 5, remarks: '' },
      ],
      [
        { code: 'd', price: 1 },
        { code: 'a', price: 0.3 },
        { code: 'c', price: 5 },
      ],
      options,
    )
    expect(diff.added).toEqual([{ code: 'd', price: 1 }])
    expect(diff.removed).toEqual([{ code: 'b', price: 100 }])
    expect(diff.same).toEqual([{ code: 'c', price: 5 }])
    expect(diff.changed).toHaveLength(1)
    expect(diff.changed[0]).toMatchObject({ key: 'a', field: 'price', change: 0.2 })
    expect(diff.changed[0]?.percent).toBeCloseTo(200)
  })
  it('leaves out the difference where there is none to state', () => {
    const diff = diffLines<Line>(
      [{ code: 'a', remarks: 'x' }],
      [{ code: 'a', price: 2, remarks: 'y' }],
      options,
    )
    expect(diff.changed.map(({ field, change }) => [field, change])).toEqual([
      ['price', undefined],
      ['remarks', undefined],
    ])
    expect(
      diffLines<Line>([{ code: 'a', price: 0 }], [{ code: 'a', price: 2 }], options).changed[0],
    ).toMatchObject({
      change: 2,
    })
  })
  it('puts every line in exactly one place', () => {
    const lines = fc.uniqueArray(
      fc.record({
        code: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        price: fc.integer({ min: 0, max: 3 }),
      }),
      { selector: (line) => line.code },
    )
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const diff = diffLines<Line>(before, after, options)
        const changed = new Set(diff.changed.map(({ key }) => key))
        expect(diff.added.length + changed.size + diff.same.length).toBe(after.length)
        expect(diff.removed.length + changed.size + diff.same.length).toBe(before.length)
      }),
    )
  })
})

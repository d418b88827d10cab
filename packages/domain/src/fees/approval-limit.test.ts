import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  approvalNeed,
  priceLimitOf,
  type PriceChange,
  type PriceLimit,
  type PriceLimitRow,
} from './approval-limit.ts'
import { approvalReasonText, touchedDaysText } from './approval-messages.ts'

const none: PriceLimit = {
  percent: null,
  pesos: null,
  droppedShare: null,
  droppedLines: null,
  noticeDays: null,
  askPercent: null,
  askPeerPercent: null,
  askLines: null,
}
const ward = (rate: number) => ({ roomCategoryCode: 'WARD', rate })
const suite = (rate: number) => ({ roomCategoryCode: 'SUITE', rate })
const change = (by: Partial<PriceChange>): PriceChange => ({
  kind: 'room-rate',
  action: 'ENTER',
  today: '2026-11-20',
  effectiveDate: '2027-01-01',
  until: null,
  isSealed: false,
  baselines: [[ward(1000), suite(5000)]],
  lines: [ward(1000), suite(5000)],
  ...by,
})
const codes = (by: Partial<PriceChange>, limit?: Partial<PriceLimit>) =>
  approvalNeed(change(by), limit && { ...none, ...limit }).reasons.map(({ code }) => code)

describe('approvalNeed', () => {
  it('lets one person change prices up to the limit, and asks for a second beyond it', () => {
    expect(codes({ lines: [ward(1250), suite(5000)] }, { percent: 25 })).toEqual([])
    expect(codes({ lines: [ward(1251), suite(5000)] }, { percent: 25 })).toEqual(['PERCENT'])
    expect(codes({ lines: [ward(749), suite(5000)] }, { percent: 25 })).toEqual(['PERCENT'])
    expect(codes({ lines: [ward(1000), suite(5600)] }, { pesos: 500 })).toEqual(['PESOS'])
    expect(codes({ lines: [ward(1000)] }, { droppedShare: 50 })).toEqual([])
    expect(codes({ lines: [ward(1000)] }, { droppedShare: 49 })).toEqual(['DROPPED'])
    expect(codes({ lines: [ward(1000)] }, { droppedLines: 0 })).toEqual(['DROPPED'])
    expect(codes({ effectiveDate: '2026-12-01' }, { noticeDays: 11 })).toEqual([])
    expect(codes({ effectiveDate: '2026-11-30' }, { noticeDays: 11 })).toEqual(['NOTICE'])
  })

  it('measures against each sheet it may be compared with, so that small steps add up', () => {
    const steps = { baselines: [[ward(1240)], [ward(1000)]], lines: [ward(1400)] }
    expect(codes(steps, { percent: 25 })).toEqual(['PERCENT'])
  })

  it('measures the first sheet of an owner by its whole prices', () => {
    const first = { baselines: [], lines: [ward(1000), suite(60_000)] }
    expect(codes(first, { percent: 25 })).toEqual([])
    expect(codes(first, { pesos: 50_000 })).toEqual(['PESOS'])
  })

  it('replaces a standard list by one line of one peso with two persons only', () => {
    const line = (procedure: string, amount: number) => ({ procedure, description: 'Procedure', amount })
    const list = ['10000', '10001', '10002', '10003'].map((code) => line(code, 4000))
    const need = codes(
      { kind: 'standard-procedure-rate', baselines: [list], lines: [line('10000', 1)] },
      { percent: 10, droppedShare: 5 },
    )
    expect(need).toEqual(['PERCENT', 'DROPPED'])
  })

  it('measures discounts in points, and a price in place of a percent beyond every percent', () => {
    const discount = (percent: number | null, amount: number | null) => {
      return { discountType: 'VOLUME', serviceType: 'OUTPATIENT', percent, amount }
    }
    const given = { kind: 'discount-list', baselines: [[discount(5, null)]] } as const
    expect(codes({ ...given, lines: [discount(15, null)] }, { percent: 10 })).toEqual([])
    expect(codes({ ...given, lines: [discount(16, null)] }, { percent: 10 })).toEqual(['PERCENT'])
    expect(codes({ ...given, lines: [discount(null, 5)] }, { percent: 10 })).toEqual(['PERCENT'])
  })

  it('takes two persons whatever the limit for days gone by, earlier days, withdrawals and sealed sheets', () => {
    expect(codes({ effectiveDate: '2026-11-19' })).toEqual(['BACKDATED'])
    expect(codes({ action: 'MOVE', storedDate: '2027-02-01' })).toEqual(['EARLIER'])
    expect(codes({ action: 'MOVE', storedDate: '2026-12-01' })).toEqual([])
    expect(codes({ action: 'WITHDRAW', lines: [] }, { droppedShare: 0 })).toEqual(['WITHDRAWN'])
    expect(codes({ action: 'RETRO' })).toEqual(['RETROACTIVE'])
    expect(codes({ action: 'CORRECT', isSealed: true })).toEqual(['SEALED'])
  })

  it('is enough where no limit holds, as the specification lets one person save', () => {
    expect(codes({ lines: [ward(1)] })).toEqual([])
  })

  it('never lets a larger difference through where a smaller one was held', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 300 }), (before, after, percent) => {
        const held = codes({ baselines: [[ward(before)]], lines: [ward(after)] }, { percent }).length > 0
        expect(held).toBe(Math.abs(after - before) * 100 > percent * before)
      }),
    )
  })
})

describe('touched days', () => {
  const daysOf = (by: Partial<PriceChange>) => approvalNeed(change(by), undefined).days
  it('begin at the earlier of two first days, and at the day a retroactive change holds from', () => {
    expect(daysOf({})).toEqual({ from: '2027-01-01', until: null })
    expect(daysOf({ storedDate: '2026-12-01' }).from).toBe('2026-12-01')
    expect(daysOf({ changedSince: '2026-11-02', until: '2026-12-31' })).toEqual({
      from: '2026-11-02',
      until: '2026-12-31',
    })
  })
  it('say how many have gone by', () => {
    const text = (from: '2026-11-18' | '2026-12-01', until: '2026-11-18' | null) =>
      touchedDaysText({ from, until }, '2026-11-20')
    expect(text('2026-12-01', null)).toBe('Prices change from 1 Dec 2026 on.')
    expect(text('2026-11-18', null)).toBe('Prices change from 18 Nov 2026 on; 2 days of it have gone by.')
    expect(text('2026-11-18', '2026-11-18')).toContain('1 day of it has gone by.')
  })
})

describe('priceLimitOf', () => {
  const row = (by: Partial<PriceLimitRow>): PriceLimitRow => ({ ...none, sheetKind: null, role: null, ...by })
  const rows = [
    row({ percent: 100, pesos: 9 }),
    row({ role: 'RATES_OFFICER', percent: 25, noticeDays: 1 }),
    row({ sheetKind: 'package', percent: 50, pesos: 700, noticeDays: 30 }),
  ]
  it('takes the row that names most, and the narrower of two that name as much', () => {
    expect(priceLimitOf(rows, 'room-rate', 'APPROVER')).toMatchObject({ percent: 100, pesos: 9 })
    expect(priceLimitOf(rows, 'room-rate', 'RATES_OFFICER')).toMatchObject({ percent: 25, pesos: null })
    expect(priceLimitOf(rows, 'package', 'RATES_OFFICER')).toMatchObject({
      percent: 25,
      pesos: 700,
      noticeDays: 30,
    })
    expect(priceLimitOf([rows[1] ?? row({})], 'package', 'APPROVER')).toBeUndefined()
  })
})

describe('approvalReasonText', () => {
  it('names the line, the difference and the limit', () => {
    const need = approvalNeed(change({ lines: [ward(1740), suite(9000)] }), {
      ...none,
      percent: 25,
      pesos: 3000,
    })
    const texts = need.reasons.map((reason) => approvalReasonText(reason, ({ key }) => key.toUpperCase()))
    expect(texts).toEqual([
      'SUITE +80.0% and 1 more line; the limit is 25%.',
      'SUITE by ₱4,000.00; the limit is ₱3,000.00.',
    ])
  })
})

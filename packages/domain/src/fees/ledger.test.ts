import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../time/index.ts'
import { amendmentProblem, divideLines, type LineDays } from './index.ts'

const first: IsoDate = '2026-11-01'
const day = (n: number): IsoDate => addDays(first, n)

const isLineValidOn = ({ validFrom, validUntil }: LineDays, on: IsoDate) =>
  (validFrom === null || validFrom <= on) && (validUntil === null || validUntil >= on)

interface Priced extends LineDays {
  amount: number
}

/** Puts an amount in force from a day on, as the ledger does with stored lines. */
function amended(lines: readonly Priced[], from: IsoDate | null, amount: number): Priced[] {
  const { ended, shortened } = divideLines(lines, from)
  const untouched = lines.filter((line) => !ended.includes(line))
  return [...untouched, ...shortened, { amount, validFrom: from, validUntil: null }]
}

describe('divideLines', () => {
  it('ends everything from the first day of the sheet', () => {
    const lines = [
      { validFrom: null, validUntil: day(3) },
      { validFrom: day(4), validUntil: null },
    ]
    expect(divideLines(lines, null)).toEqual({ ended: lines, shortened: [] })
  })
  it('keeps the days before the given one', () => {
    const lines = [
      { validFrom: null, validUntil: day(3) },
      { validFrom: day(4), validUntil: null },
    ]
    expect(divideLines(lines, day(4))).toEqual({ ended: [lines[1]], shortened: [] })
    expect(divideLines(lines, day(2))).toEqual({
      ended: lines,
      shortened: [{ validFrom: null, validUntil: day(1) }],
    })
  })
  it('leaves exactly one amount a day: that of the last amendment from that day or before', () => {
    const step = fc.tuple(fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }), fc.integer())
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.integer({ min: 0, max: 15 }), (steps, on) => {
        let lines: Priced[] = [{ amount: -1, validFrom: null, validUntil: null }]
        let naive = -1
        for (const [from, amount] of steps) {
          lines = amended(lines, from === null ? null : day(from), amount)
          if ((from ?? 0) <= on) naive = amount
        }
        expect(lines.filter((line) => isLineValidOn(line, day(on))).map(({ amount }) => amount)).toEqual([
          naive,
        ])
      }),
    )
  })
})

describe('amendmentProblem', () => {
  const today = day(10)
  const fieldOf = (days: Omit<Parameters<typeof amendmentProblem>[0], 'today'>) =>
    amendmentProblem({ today, ...days })?.field
  it('lets coming prices be corrected and moved, and prices in force changed for days gone by', () => {
    expect(fieldOf({ action: 'CORRECT', effectiveDate: day(11) })).toBeUndefined()
    expect(fieldOf({ action: 'CORRECT', effectiveDate: today })).toBe('action')
    expect(fieldOf({ action: 'MOVE', effectiveDate: day(11), moveTo: today })).toBeUndefined()
    expect(fieldOf({ action: 'MOVE', effectiveDate: day(11), moveTo: day(9) })).toBe('effectiveDate')
    expect(fieldOf({ action: 'MOVE', effectiveDate: day(11), moveTo: day(11) })).toBe('effectiveDate')
    expect(fieldOf({ action: 'MOVE', effectiveDate: day(11) })).toBe('effectiveDate')
    expect(fieldOf({ action: 'CORRECT', effectiveDate: day(11), moveTo: day(12) })).toBe('effectiveDate')
    expect(fieldOf({ action: 'RETRO', effectiveDate: day(11) })).toBe('action')
    expect(fieldOf({ action: 'RETRO', effectiveDate: day(1) })).toBeUndefined()
  })
  it('keeps a retroactive change between the first day and today', () => {
    const retro = (from: IsoDate) => fieldOf({ action: 'RETRO', effectiveDate: day(5), from })
    expect([day(4), day(5), today, day(11)].map(retro)).toEqual(['from', undefined, undefined, 'from'])
    expect(fieldOf({ action: 'CORRECT', effectiveDate: day(11), from: day(11) })).toBe('from')
  })
  it('lets prices be withdrawn at any time', () => {
    for (const first of [day(1), today, day(20)])
      expect(fieldOf({ action: 'WITHDRAW', effectiveDate: first })).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../time/index.ts'
import { divideLines, type LineDays } from './index.ts'

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

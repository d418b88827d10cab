import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustAmount, maxAmount, roundingSteps } from './index.ts'

const amount = fc.integer({ min: 0, max: maxAmount })
const step = fc.constantFrom(...roundingSteps)

describe('adjustAmount', () => {
  it.each([
    [215_000, 5, 1000, 226_000],
    [215_000, 5, 1, 225_750],
    [30, 5, 1, 32],
    [100_000, -10, 1, 90_000],
    [100_000, 0, 1, 100_000],
    [100_000, -200, 1, 0],
    [99_999, 0.01, 1, 100_009],
  ])('%i centavos by %d %%, rounded to %i, are %i', (before, percent, rounding, after) => {
    expect(adjustAmount(before, { by: 'percent', percent }, rounding)).toBe(after)
  })

  it('adds pesos, takes them off, and sets an amount', () => {
    expect(adjustAmount(215_050, { by: 'pesos', centavos: 10_000 }, 1000)).toBe(225_000)
    expect(adjustAmount(5000, { by: 'pesos', centavos: -10_000 })).toBe(0)
    expect(adjustAmount(215_050, { by: 'amount', centavos: 99_950 })).toBe(99_950)
  })

  it('gives multiples of the step within the amounts there are, and keeps the order of prices', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: -99, max: 900 }), step, (one, other, percent, to) => {
        const [low, high] = [one, other]
          .toSorted((a, b) => a - b)
          .map((each) => adjustAmount(each, { by: 'percent', percent }, to))
        expect(low).toBeLessThanOrEqual(high ?? 0)
        for (const each of [low, high]) {
          expect((each ?? 0) % to).toBe(0)
          expect(each).toBeGreaterThanOrEqual(0)
          expect(each).toBeLessThanOrEqual(maxAmount)
        }
      }),
    )
  })

  it('is never further than half a step from the exact amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 300 }),
        step,
        (one, percent, to) => {
          const exact = one * (1 + percent / 100)
          expect(Math.abs(adjustAmount(one, { by: 'percent', percent }, to) - exact)).toBeLessThanOrEqual(
            to / 2 + 0.001,
          )
        },
      ),
    )
  })
})

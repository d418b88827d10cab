import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountProblems,
  formatAmount,
  formatPercentChange,
  formatPeso,
  fromCentavos,
  maxAmount,
  parseAmount,
  percentChange,
  toCentavos,
} from './index.ts'

const amount = fc.integer({ min: -maxAmount, max: maxAmount })

describe('wire pesos', () => {
  it('keeps every amount exactly', () => {
    fc.assert(
      fc.property(amount, (centavos) => {
        expect(toCentavos(fromCentavos(centavos))).toBe(centavos)
      }),
    )
    expect(toCentavos(1.1)).toBe(110)
    expect(toCentavos(0.29)).toBe(29)
    expect(Object.is(toCentavos(-0), 0)).toBe(true)
  })
  it.each([1.005, 0.001, NaN, Infinity, 100_000_000, -100_000_000])('refuses %s', (pesos) => {
    expect(() => toCentavos(pesos)).toThrow(RangeError)
  })
  it('refuses a fraction of a centavo', () => {
    expect(() => fromCentavos(1.5)).toThrow(RangeError)
  })
})

describe('parseAmount', () => {
  it.each([
    ['1,234.50', 123_450],
    ['₱ 1,234.5', 123_450],
    ['PHP 12', 1200],
    ['.5', 50],
    ['5.', 500],
    ['-0', 0],
    ['99,999,999.99', maxAmount],
    ['\u00a012\u00a0', 1200],
  ])('reads %s', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value })
  })
  it.each([
    ['', 'BLANK'],
    ['₱', 'BLANK'],
    ['1.234', 'TOO_MANY_DECIMALS'],
    ['NaN', 'NOT_A_NUMBER'],
    ['1e5', 'NOT_A_NUMBER'],
    ['.', 'NOT_A_NUMBER'],
    ['1.2.3', 'NOT_A_NUMBER'],
    ['-1', 'NEGATIVE'],
    ['−1', 'NEGATIVE'],
    ['100000000', 'TOO_LARGE'],
  ] as const)('refuses %s', (text, reason) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason })
    expect(amountProblems[reason]).toMatch(/^Enter .+\.$/u)
  })
  it('takes negatives where allowed', () => {
    expect(parseAmount('-1,000.25', { allowNegative: true })).toEqual({ ok: true, value: -100_025 })
  })
  it('reads back what is shown', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(parseAmount(formatPeso(value), { allowNegative: true })).toEqual({ ok: true, value })
        expect(parseAmount(formatAmount(value), { allowNegative: true })).toEqual({ ok: true, value })
      }),
    )
  })
})

describe('words', () => {
  it('shows pesos', () => {
    expect(formatPeso(123_450)).toBe('₱1,234.50')
    expect(formatPeso(5)).toBe('₱0.05')
    expect(formatPeso(-123_450)).toBe('\u2212₱1,234.50')
    expect(formatAmount(maxAmount)).toBe('99,999,999.99')
  })
  it('shows changes', () => {
    expect(formatPercentChange(percentChange(100_000, 108_800))).toBe('+8.8%')
    expect(formatPercentChange(percentChange(100_000, 97_500))).toBe('\u22122.5%')
    expect(formatPercentChange(percentChange(100_000, 100_000))).toBe('0.0%')
    expect(formatPercentChange(-0.04)).toBe('0.0%')
    expect(formatPercentChange(1_234.56)).toBe('+1,234.6%')
    expect(percentChange(0, 5)).toBeUndefined()
    expect(formatPercentChange(undefined)).toBe('')
  })
})

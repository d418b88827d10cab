import type { Centavos } from './money.ts'

const minus = '\u2212'

function group(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/gu, ',')
}

function size(centavos: Centavos): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${group(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** An amount with the peso sign: `₱1,234.50`, below zero `−₱1,234.50` (U+2212). */
export function formatPeso(centavos: Centavos): string {
  return `${centavos < 0 ? minus : ''}₱${size(centavos)}`
}

/** An amount without the peso sign, for columns headed by it: `1,234.50`. */
export function formatAmount(centavos: Centavos): string {
  return `${centavos < 0 ? minus : ''}${size(centavos)}`
}

/** Change from one amount to another in percent; undefined when there is nothing to compare with (before is 0). */
export function percentChange(before: Centavos, after: Centavos): number | undefined {
  return before === 0 ? undefined : ((after - before) / Math.abs(before)) * 100
}

/** A change in percent with its sign and one decimal: `+8.8%`, `−2.5%`, `0.0%`; empty when there is none to show. */
export function formatPercentChange(percent: number | undefined): string {
  if (percent === undefined) return ''
  const tenths = Math.round(Math.abs(percent) * 10)
  const digits = String(tenths).padStart(2, '0')
  const text = `${group(digits.slice(0, -1))}.${digits.slice(-1)}%`
  if (tenths === 0) return text
  return `${percent < 0 ? minus : '+'}${text}`
}

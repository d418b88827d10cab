import { percentChange } from '@capiz/domain/money'

const decimals = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 1 })

/** A change in words: `up 8.8 percent`, `down 2 percent`, `unchanged`; undefined where it cannot be told in percent. */
export function changeText(before: number, after: number): string | undefined {
  if (after === before) return 'unchanged'
  // Percent of zero, or across it, says nothing.
  if (before <= 0 || after < 0) return undefined
  const percent = percentChange(before, after)
  if (percent === undefined) return undefined
  return `${after > before ? 'up' : 'down'} ${decimals.format(Math.abs(percent))} percent`
}

/** A row of numbers in words: `from 11,400 to 12,400, up 8.8 percent`. */
export function trendText(values: readonly number[], format: (value: number) => string): string {
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined) return 'no values'
  if (values.length === 1) return format(last)
  const change = changeText(first, last)
  return `from ${format(first)} to ${format(last)}${change === undefined ? '' : `, ${change}`}`
}

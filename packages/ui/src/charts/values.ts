import type { ChartRow, ChartSeries, ChartValue } from './types.ts'

/** The number a chart can draw, or null for none, NaN and infinities. */
export function numberOf(value: ChartValue): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Every number of a chart, for its axis and for the question whether there is anything to draw. */
export function numbersOf(rows: readonly ChartRow[], series: readonly ChartSeries[]): number[] {
  return rows.flatMap((row) =>
    series.flatMap(({ id }) => {
      const value = numberOf(row.values[id])
      return value === null ? [] : [value]
    }),
  )
}

/** Sums of what lies above and below zero in each row, for the axis of stacked bars. */
export function stackEnds(rows: readonly ChartRow[], series: readonly ChartSeries[]): number[] {
  return rows.flatMap((row) => {
    const values = numbersOf([row], series)
    const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0)
    return [sum(values.filter((value) => value > 0)), sum(values.filter((value) => value < 0))]
  })
}

/** Sum of a row, or null when it has no value at all. */
export function totalOf(row: ChartRow, series: readonly ChartSeries[]): number | null {
  const values = numbersOf([row], series)
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0)
}

/** A row in words: `March 2026: approved 14, returned none`, or `March 2026: 14` for a single series. */
export function rowText(
  row: ChartRow,
  series: readonly ChartSeries[],
  format: (value: number) => string,
): string {
  const written = ({ id }: ChartSeries) => {
    const value = numberOf(row.values[id])
    return value === null ? noValue : format(value)
  }
  const [only] = series
  if (series.length === 1 && only !== undefined) return `${row.label}: ${written(only)}`
  return `${row.label}: ${series.map((one) => `${one.label} ${written(one)}`).join(', ')}`
}

/** Word for a value that is not there. */
export const noValue = 'no value'

const numbers = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })

/** Returns a number with separators and the true minus sign; the default format of charts. */
export function writeNumber(value: number): string {
  return numbers.format(value).replace('-', '\u2212')
}

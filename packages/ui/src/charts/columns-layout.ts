import { scaleBand } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import { valueAxis } from './axis.ts'
import { boxOf, heightsOf } from './frame.ts'
import type { ChartRow, ChartSeries } from './types.ts'
import { numberOf, totalOf } from './values.ts'

const maxBar = 56

interface ColumnsInput {
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  /** Ends of the columns, for the axis. */
  ends: readonly number[]
  width: number
  height: number
  formatTick: (value: number) => string
}

/** Axis, room, middles in px and stacked parts of the columns of a chart. */
export type ColumnsLayout = ReturnType<typeof columnsLayout>

/** Places the columns of a chart in its width and height. */
export function columnsLayout({ series, rows, ends, width, height, formatTick }: ColumnsInput) {
  const axis = valueAxis(ends, heightsOf(height))
  const box = boxOf(axis, formatTick, [width, height])
  // The place stands for the row: ids are the caller's, and may repeat.
  const band = scaleBand<number>()
    .domain(rows.keys())
    .range([box.left, box.right])
    .paddingInner(0.28)
    .paddingOuter(0.14)
  return {
    axis,
    box,
    step: band.step(),
    barWidth: Math.min(maxBar, band.bandwidth()),
    centers: rows.map((_, at) => (band(at) ?? 0) + band.bandwidth() / 2),
    layers: stack<ChartRow, number>()
      .keys(series.keys())
      .value((row, at) => numberOf(row.values[series[at]?.id ?? '']) ?? 0)
      .offset(stackOffsetDiverging)(rows.slice()),
    totals: rows.map((row) => totalOf(row, series)),
  }
}

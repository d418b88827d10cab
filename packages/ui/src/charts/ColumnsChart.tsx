import { scaleBand } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { PlaceLabels, ValueLines } from './Axes.tsx'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import * as styles from './charts.css.ts'
import { Fills, fillOf } from './Fills.tsx'
import { boxOf, heightsOf } from './frame.ts'
import { textWidth } from './layout.ts'
import { valueAxis } from './axis.ts'
import { Legend } from './Legend.tsx'
import { paintOf } from './palette.ts'
import type { Paint } from './palette.ts'
import { Readout } from './Readout.tsx'
import { Stops } from './Stops.tsx'
import type { ChartProps, ChartRow, ChartSeries } from './types.ts'
import { useWalk } from './useWalk.ts'
import { noValue, numberOf, numbersOf, rowText, stackEnds, totalOf, writeNumber } from './values.ts'

interface ColumnsChartProps extends ChartProps {
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  /** Paint of one row of a chart with a single series. */
  paintOfRow?: (row: number) => Paint
}

const maxBar = 56

/** Columns on a common axis, stacked when there is more than one series; the body of BarChart and StackedBarChart. */
export function ColumnsChart(props: ColumnsChartProps): ReactElement {
  const { label, heading, series, rows, paintOfRow, height = 240, format = writeNumber } = props
  const { formatTick = format, empty, isLoading } = props
  const isStacked = series.length > 1
  const paints = series.map(paintOf)
  const numbers = numbersOf(rows, series)
  const written = (value: number | null) => (value === null ? null : format(value))
  return (
    <ChartFrame
      label={label}
      height={height}
      isEmpty={numbers.length === 0}
      empty={empty}
      isLoading={isLoading}
      legend={isStacked ? <Legend series={series} paints={paints} kind="area" /> : undefined}
      twin={{
        headings: [heading, ...series.map((one) => one.label), ...(isStacked ? ['Total'] : [])],
        rows: rows.map((row) => ({
          id: row.id,
          label: row.label,
          cells: [
            ...series.map(({ id }) => written(numberOf(row.values[id]))),
            ...(isStacked ? [written(totalOf(row, series))] : []),
          ],
        })),
      }}
    >
      {(width) => (
        <Drawing
          {...{ label, series, rows, paints, paintOfRow, height, width, format, formatTick, isStacked }}
          ends={isStacked ? stackEnds(rows, series) : numbers}
        />
      )}
    </ChartFrame>
  )
}

interface DrawingProps extends Required<Pick<ChartProps, 'label' | 'height' | 'format' | 'formatTick'>> {
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  paints: readonly Paint[]
  paintOfRow: ((row: number) => Paint) | undefined
  /** Where the columns end, for the axis. */
  ends: readonly number[]
  isStacked: boolean
  width: number
}

function Drawing(props: DrawingProps): ReactElement {
  const { label, series, rows, paints, paintOfRow, ends, isStacked, width, height, format, formatTick } =
    props
  const id = useId()
  const walk = useWalk(rows.length)
  const axis = valueAxis(ends, heightsOf(height))
  const box = boxOf(axis, formatTick, [width, height])
  // The place stands for the row: ids are the caller's, and may repeat.
  const band = scaleBand<number>()
    .domain(rows.keys())
    .range([box.left, box.right])
    .paddingInner(0.28)
    .paddingOuter(0.14)
  const step = band.step()
  const barWidth = Math.min(maxBar, band.bandwidth())
  const centers = rows.map((_, at) => (band(at) ?? 0) + band.bandwidth() / 2)
  const layers = stack<ChartRow, number>()
    .keys(series.keys())
    .value((row, at) => numberOf(row.values[series[at]?.id ?? '']) ?? 0)
    .offset(stackOffsetDiverging)(rows.slice())
  const totals = rows.map((row) => totalOf(row, series))
  const hasValues = totals.every((total) => total === null || textWidth(format(total)) < step)
  const active = walk.at === undefined ? undefined : rows[walk.at]
  return (
    <>
      <ChartCanvas label={label} count={rows.length} noun="bar" width={width} height={height}>
        <Fills id={id} paints={paints} />
        {walk.at !== undefined && (
          <rect
            x={(centers[walk.at] ?? 0) - step / 2}
            y={0}
            width={step}
            height={box.bottom}
            rx={3}
            className={styles.shown}
          />
        )}
        <ValueLines axis={axis} box={box} format={formatTick} />
        <g aria-hidden="true">
          {layers.map((layer, at) =>
            layer.map(([from, until], row) => {
              const paint = paintOfRow?.(row) ?? paints[at]
              const [top, bottom] = [axis.place(Math.max(from, until)), axis.place(Math.min(from, until))]
              if (paint === undefined || from === until) return null
              return (
                <g key={`${at} ${row}`} style={{ color: paint.color }}>
                  <rect
                    x={(centers[row] ?? 0) - barWidth / 2}
                    y={top}
                    width={barWidth}
                    // A hairline of ground keeps the parts of a stack apart.
                    height={Math.max(1, bottom - top - (isStacked ? 1 : 0))}
                    rx={isStacked ? 1 : 2}
                    className={styles.mark}
                    style={{ fill: fillOf(id, paint, paintOfRow ? -1 : at) }}
                  />
                </g>
              )
            }),
          )}
          {hasValues &&
            rows.map((row, at) => {
              const total = totals[at] ?? null
              if (total === null) return null
              const peak = Math.min(...layers.map((layer) => axis.place(Math.max(...(layer[at] ?? [0])))))
              return (
                <text
                  key={`${row.id} ${centers[at]}`}
                  x={centers[at]}
                  y={total < 0 && !isStacked ? axis.place(total) + 14 : peak - 6}
                  textAnchor="middle"
                  className={styles.valueText}
                >
                  {format(total)}
                </text>
              )
            })}
        </g>
        <PlaceLabels
          labels={rows.map((row) => row.label)}
          centers={centers}
          y={height - 6}
          edges={[0, width]}
        />
        <Stops
          walk={walk}
          bottom={box.bottom}
          stops={rows.map((row, at) => ({
            start: (centers[at] ?? 0) - step / 2,
            end: (centers[at] ?? 0) + step / 2,
            label: rowText(row, series, format) + (isStacked ? `, total ${written(totals[at], format)}` : ''),
          }))}
        />
      </ChartCanvas>
      {active !== undefined && walk.at !== undefined && (
        <Readout
          title={active.label}
          kind="area"
          center={centers[walk.at] ?? 0}
          half={barWidth / 2}
          width={width}
          lines={[
            ...series.map(({ id: key, label: name }, at) => ({
              id: key,
              label: name,
              value: written(numberOf(active.values[key]), format),
              paint: isStacked ? paints[at] : undefined,
            })),
            ...(isStacked
              ? [{ id: 'total', label: 'Total', value: written(totalOf(active, series), format) }]
              : []),
          ]}
        />
      )}
    </>
  )
}

const written = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? noValue : format(value)

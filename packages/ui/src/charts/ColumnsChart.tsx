import { useId } from 'react'
import type { ReactElement } from 'react'
import { elementProps } from '../element/element-props.ts'
import { PlaceLabels, ValueLines } from './Axes.tsx'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import * as styles from './charts.css.ts'
import { Fills } from './Fills.tsx'
import { textWidth } from './layout.ts'
import { Legend } from './Legend.tsx'
import { paintOf } from './palette.ts'
import type { Paint } from './palette.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import type { TooltipLine } from './ChartTooltip.tsx'
import { Columns, ColumnTotals } from './Columns.tsx'
import { columnsLayout } from './columns-layout.ts'
import { FocusStops } from './FocusStops.tsx'
import type { ChartProps, ChartRow, ChartSeries } from './types.ts'
import { useKeyboardNavigation } from './useKeyboardNavigation.ts'
import { noValue, numberOf, numbersOf, rowText, stackEnds, totalOf, writeNumber } from './values.ts'

interface ColumnsChartProps extends ChartProps {
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  /** Paint of one row of a chart with a single series. */
  paintOfRow?: ((row: number) => Paint) | undefined
}

/** Columns on a common axis, stacked when there is more than one series; the body of BarChart. */
export function ColumnsChart(props: ColumnsChartProps): ReactElement {
  const { label, heading, series, rows, paintOfRow, height = 240, format = writeNumber } = props
  const { formatTick = format, empty, isLoading } = props
  const isStacked = series.length > 1
  const paints = series.map(paintOf)
  const numbers = numbersOf(rows, series)
  const written = (value: number | null) => (value === null ? null : format(value))
  return (
    <ChartFrame
      {...elementProps(props)}
      label={label}
      title={props.title}
      height={height}
      isEmpty={numbers.length === 0}
      empty={empty}
      isLoading={isLoading}
      legend={isStacked ? <Legend series={series} paints={paints} kind="area" /> : undefined}
      table={{
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
  /** Ends of the columns, for the axis. */
  ends: readonly number[]
  isStacked: boolean
  width: number
}

function Drawing(props: DrawingProps): ReactElement {
  const { label, series, rows, paints, paintOfRow, isStacked, width, height, format, formatTick } = props
  const id = useId()
  const navigation = useKeyboardNavigation(rows.length)
  const layout = columnsLayout(props)
  const { axis, box, step, barWidth, centers, totals } = layout
  const hasValues = totals.every((total) => total === null || textWidth(format(total)) < step)
  const active = navigation.at === undefined ? undefined : rows[navigation.at]
  const center = centers[navigation.at ?? 0] ?? 0
  return (
    <>
      <ChartCanvas label={label} count={rows.length} noun="bar" width={width} height={height}>
        <Fills id={id} paints={paints} />
        {navigation.at !== undefined && (
          <rect
            x={center - step / 2}
            y={0}
            width={step}
            height={box.bottom}
            rx={3}
            className={styles.shown}
          />
        )}
        <ValueLines axis={axis} box={box} format={formatTick} />
        <g aria-hidden="true">
          <Columns {...{ layout, paints, paintOfRow, isStacked }} fillsId={id} />
          {hasValues && <ColumnTotals {...{ layout, rows, isStacked, format }} />}
        </g>
        <PlaceLabels
          labels={rows.map((row) => row.label)}
          centers={centers}
          y={height - 6}
          edges={[0, width]}
        />
        <FocusStops
          navigation={navigation}
          bottom={box.bottom}
          stops={rows.map((row, at) => ({
            start: (centers[at] ?? 0) - step / 2,
            end: (centers[at] ?? 0) + step / 2,
            label: rowText(row, series, format) + (isStacked ? `, total ${written(totals[at], format)}` : ''),
          }))}
        />
      </ChartCanvas>
      {active !== undefined && (
        <ChartTooltip
          title={active.label}
          kind="area"
          center={center}
          half={barWidth / 2}
          width={width}
          lines={tooltipLines(active, props)}
        />
      )}
    </>
  )
}

/** The values of a row, with their total when they are stacked. */
function tooltipLines(row: ChartRow, { series, paints, isStacked, format }: DrawingProps): TooltipLine[] {
  const lines = series.map(({ id, label }, at) => ({
    id,
    label,
    value: written(numberOf(row.values[id]), format),
    paint: isStacked ? paints[at] : undefined,
  }))
  if (!isStacked) return lines
  return [...lines, { id: 'total', label: 'Total', value: written(totalOf(row, series), format) }]
}

const written = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? noValue : format(value)

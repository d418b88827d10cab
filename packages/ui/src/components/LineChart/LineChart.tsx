import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { PlaceLabels, ValueLines } from '../../charts/Axes.tsx'
import { ChartCanvas } from '../../charts/ChartCanvas.tsx'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import * as styles from '../../charts/charts.css.ts'
import { boxOf, heightsOf } from '../../charts/frame.ts'
import { valueAxis } from '../../charts/axis.ts'
import { Legend } from '../../charts/Legend.tsx'
import { paintOf } from '../../charts/palette.ts'
import type { Paint } from '../../charts/palette.ts'
import { Readout } from '../../charts/Readout.tsx'
import { Stops } from '../../charts/Stops.tsx'
import { symbolPath } from '../../charts/symbols.ts'
import type { ChartProps, ChartRow, ChartSeries } from '../../charts/types.ts'
import { useWalk } from '../../charts/useWalk.ts'
import { noValue, numberOf, numbersOf, rowText, writeNumber } from '../../charts/values.ts'
import { placesOf } from './places.ts'

/** One place on the line's axis. */
export interface LineRow extends ChartRow {
  /** When every row has its day, rows stand as far apart as their days; otherwise evenly. */
  readonly day?: IsoDate
}

export interface LineChartProps extends ChartProps {
  /** The lines; at most six stay easy to tell apart. */
  series: readonly ChartSeries[]
  /** Places in order, start to end. */
  rows: readonly LineRow[]
  /** `step` keeps a value until the next one, for prices in force; `straight` joins the points. */
  curve?: 'straight' | 'step'
  /** Lets the axis leave zero out, for prices whose changes would be flat otherwise. */
  isZeroOptional?: boolean
}

/** Shows how numbers move over time: requests a month, the price of an item over its versions. */
export function LineChart(props: LineChartProps): ReactElement {
  const { label, heading, series, rows, height = 240, format = writeNumber, empty, isLoading } = props
  const paints = series.map(paintOf)
  return (
    <ChartFrame
      label={label}
      height={height}
      isEmpty={numbersOf(rows, series).length === 0}
      empty={empty}
      isLoading={isLoading}
      legend={series.length > 1 ? <Legend series={series} paints={paints} kind="line" /> : undefined}
      twin={{
        headings: [heading, ...series.map((one) => one.label)],
        rows: rows.map((row) => ({
          id: row.id,
          label: row.label,
          cells: series.map(({ id }) => {
            const value = numberOf(row.values[id])
            return value === null ? null : format(value)
          }),
        })),
      }}
    >
      {(width) => <Drawing {...props} {...{ paints, height, width, format }} />}
    </ChartFrame>
  )
}

interface DrawingProps extends LineChartProps {
  paints: readonly Paint[]
  height: number
  width: number
  format: (value: number) => string
}

/** Points closer than this, in px, would merge into the line. */
const leastGap = 14

function Drawing(props: DrawingProps): ReactElement {
  const { label, series, rows, paints, height, width, format, formatTick = format } = props
  const { curve = 'straight', isZeroOptional = false } = props
  const walk = useWalk(rows.length)
  const axis = valueAxis(numbersOf(rows, series), heightsOf(height), !isZeroOptional)
  const box = boxOf(axis, formatTick, [width, height])
  const inset = Math.min(16, width / 20)
  const centers = placesOf(rows, [box.left + inset, box.right - inset])
  const bounds = centers.map((center, at) => ({
    start: at === 0 ? box.left : (center + (centers[at - 1] ?? 0)) / 2,
    end: at === centers.length - 1 ? box.right : (center + (centers[at + 1] ?? 0)) / 2,
  }))
  const hasPoints = bounds.every(({ start, end }) => end - start >= leastGap)
  const valueAt = (row: ChartRow, id: string) => numberOf(row.values[id])
  const placeAt = (row: ChartRow, id: string) => axis.place(valueAt(row, id) ?? 0)
  const pathOf = (id: string) =>
    line<LineRow>()
      .defined((row) => valueAt(row, id) !== null)
      .x((_, at) => centers[at] ?? 0)
      .y((row) => placeAt(row, id))
      .curve(curve === 'step' ? curveStepAfter : curveLinear)(rows.slice()) ?? ''
  const areaOf = (id: string) =>
    area<LineRow>()
      .defined((row) => valueAt(row, id) !== null)
      .x((_, at) => centers[at] ?? 0)
      .y0(axis.place(0))
      .y1((row) => placeAt(row, id))(rows.slice()) ?? ''
  const active = walk.at === undefined ? undefined : rows[walk.at]
  const center = centers[walk.at ?? 0] ?? 0
  const hasArea = series.length === 1 && curve === 'straight' && !isZeroOptional
  return (
    <>
      <ChartCanvas label={label} count={rows.length} noun="point" width={width} height={height}>
        <ValueLines axis={axis} box={box} format={formatTick} />
        {active !== undefined && (
          <line x1={center} x2={center} y1={box.top} y2={box.bottom} className={styles.cursor} />
        )}
        <g aria-hidden="true">
          {series.map(({ id }, at) => {
            const paint = paints[at] ?? paintOf({}, at)
            return (
              <g key={id} style={{ color: paint.color }}>
                {hasArea && <path d={areaOf(id)} className={styles.areaMark} />}
                <path d={pathOf(id)} strokeDasharray={paint.dash} className={styles.lineMark} />
                {rows.map((row, place) => {
                  const isAlone = !hasNeighbour(rows, place, id)
                  if (valueAt(row, id) === null || !(hasPoints || isAlone || place === walk.at)) return null
                  return (
                    <path
                      key={`${row.id} ${centers[place]}`}
                      d={symbolPath(paint.symbol, place === walk.at ? 90 : 44)}
                      transform={`translate(${centers[place]} ${placeAt(row, id)})`}
                      className={styles.point}
                    />
                  )
                })}
              </g>
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
          stops={bounds.map((bound, at) => {
            const row = rows[at]
            return { ...bound, label: row === undefined ? '' : rowText(row, series, format) }
          })}
        />
      </ChartCanvas>
      {active !== undefined && (
        <Readout
          title={active.label}
          kind="line"
          center={center}
          half={6}
          width={width}
          lines={series.map(({ id, label: name }, at) => {
            const value = valueAt(active, id)
            return {
              id,
              label: name,
              value: value === null ? noValue : format(value),
              paint: series.length > 1 ? paints[at] : undefined,
            }
          })}
        />
      )}
    </>
  )
}

/** Whether a value is joined to one beside it; a lone one would be invisible without its point. */
function hasNeighbour(rows: readonly LineRow[], at: number, id: string): boolean {
  return [rows[at - 1], rows[at + 1]].some((row) => row !== undefined && numberOf(row.values[id]) !== null)
}

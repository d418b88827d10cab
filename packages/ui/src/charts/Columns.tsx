import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import type { ColumnsLayout } from './columns-layout.ts'
import { fillOf } from './Fills.tsx'
import type { Paint } from './palette.ts'
import type { ChartRow } from './types.ts'

interface ColumnsProps {
  layout: ColumnsLayout
  paints: readonly Paint[]
  /** Paint of one row of a chart with a single series. */
  paintOfRow: ((row: number) => Paint) | undefined
  isStacked: boolean
  /** Id of the fills of the chart. */
  fillsId: string
}

/** The bars of a chart, one for each part of a stack. */
export function Columns({ layout, paints, paintOfRow, isStacked, fillsId }: ColumnsProps): ReactElement {
  const { axis, centers, barWidth, layers } = layout
  return (
    <>
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
                style={{ fill: fillOf(fillsId, paint, paintOfRow ? -1 : at) }}
              />
            </g>
          )
        }),
      )}
    </>
  )
}

interface ColumnTotalsProps {
  layout: ColumnsLayout
  rows: readonly ChartRow[]
  isStacked: boolean
  format: (value: number) => string
}

/** The total of every row at the end of its column. */
export function ColumnTotals({ layout, rows, isStacked, format }: ColumnTotalsProps): ReactElement {
  const { axis, centers, layers, totals } = layout
  return (
    <>
      {rows.map((row, at) => {
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
    </>
  )
}

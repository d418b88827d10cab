import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import { roomyLabels, shorten } from './layout.ts'
import type { ValueAxis } from './axis.ts'

/** Room around the marks, in px. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface ValueLinesProps {
  axis: ValueAxis
  box: Box
  format: (value: number) => string
}

/** Lines at the ticks of the vertical axis with their values on the left. */
export function ValueLines({ axis, box, format }: ValueLinesProps): ReactElement {
  return (
    <g aria-hidden="true">
      {axis.ticks.map((tick) => {
        const y = Math.round(axis.place(tick)) + 0.5
        return (
          <g key={tick}>
            <line
              x1={box.left}
              x2={box.right}
              y1={y}
              y2={y}
              className={tick === 0 ? styles.zeroLine : styles.gridLine}
            />
            <text x={box.left - 8} y={y} dy="0.35em" textAnchor="end" className={styles.axisText}>
              {format(tick)}
            </text>
          </g>
        )
      })}
    </g>
  )
}

interface PlaceLabelsProps {
  labels: readonly string[]
  /** Middle of each label in px. */
  centers: readonly number[]
  y: number
  /** The drawing's edges, which no label may cross. */
  edges: readonly [number, number]
}

/** Names of the places on the horizontal axis; those without room are left out, the last one never. */
export function PlaceLabels({ labels, centers, y, edges: [start, end] }: PlaceLabelsProps): ReactElement {
  const short = labels.map(shorten)
  const kept = roomyLabels(centers, short)
  return (
    <g aria-hidden="true">
      {[...kept].map((at) => {
        const center = centers[at] ?? 0
        const half = (short[at]?.length ?? 0) * 3.4
        const anchor = center + half > end ? 'end' : center - half < start ? 'start' : 'middle'
        const x = anchor === 'end' ? end : anchor === 'start' ? start : center
        return (
          <text key={at} x={x} y={y} textAnchor={anchor} className={styles.axisText}>
            {short[at]}
          </text>
        )
      })}
    </g>
  )
}

import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import { roomyLabels, shorten, textWidth } from './layout.ts'
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
  const [first = start, second = first + end - start] = centers
  const short = labels.map((label) => shorten(label, second - first))
  const inside = centers.map((center, at) => {
    const half = textWidth(short[at] ?? '') / 2
    return Math.max(start + half, Math.min(end - half, center))
  })
  return (
    <g aria-hidden="true">
      {[...roomyLabels(inside, short)].map((at) => (
        <text key={at} x={inside[at]} y={y} textAnchor="middle" className={styles.axisText}>
          {short[at]}
        </text>
      ))}
    </g>
  )
}

import { useId } from 'react'
import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import { Fills, fillOf } from './Fills.tsx'
import type { Paint } from './palette.ts'
import { symbolPath } from './symbols.ts'
import type { ChartSeries } from './types.ts'

/** How a series looks in its chart: an area with its fill, or a line with its dashes and mark. */
export type SwatchKind = 'area' | 'line'

/** A small sample of a series. Decoration: its name stands beside it. */
export function Swatch({ paint, kind }: { paint: Paint; kind: SwatchKind }): ReactElement {
  const id = useId()
  const isLine = kind === 'line'
  return (
    <svg
      aria-hidden="true"
      width={isLine ? 24 : 12}
      height={12}
      className={styles.swatch}
      style={{ color: paint.color }}
    >
      {isLine ? (
        <g>
          <path d="M0 6H24" className={styles.lineMark} strokeDasharray={paint.dash} />
          <path d={symbolPath(paint.symbol)} transform="translate(12 6)" className={styles.point} />
        </g>
      ) : (
        <>
          <Fills id={id} paints={[paint]} />
          <rect
            x={0.5}
            y={0.5}
            width={11}
            height={11}
            rx={2}
            stroke="currentColor"
            className={styles.ink}
            style={{ fill: fillOf(id, paint, 0) }}
          />
        </>
      )}
    </svg>
  )
}

interface LegendProps {
  series: readonly ChartSeries[]
  paints: readonly Paint[]
  kind: SwatchKind
}

/** Names the series of a chart beside a sample of each. */
export function Legend({ series, paints, kind }: LegendProps): ReactElement {
  return (
    <ul className={styles.legend} aria-label="Key">
      {series.map(({ id, label }, at) => {
        const paint = paints[at]
        return (
          <li key={id} className={styles.key}>
            {paint === undefined ? null : <Swatch paint={paint} kind={kind} />}
            {label}
          </li>
        )
      })}
    </ul>
  )
}

import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import type { PatternName } from './inks.ts'
import type { Paint } from './palette.ts'

const drawings: Record<Exclude<PatternName, 'solid'>, ReactElement> = {
  slant: <path d="M-1 5L5 -1M3 9L9 3M-1 1L1 -1M7 9L9 7" />,
  counterslant: <path d="M-1 3L5 9M3 -1L9 5M-1 7L1 9M7 -1L9 1" />,
  dots: <path d="M2 2h.01M6 6h.01" strokeWidth={2.6} strokeLinecap="round" />,
  rows: <path d="M0 2H8M0 6H8" />,
  grid: <path d="M0 2H8M2 0V8" />,
}

/** Definitions of the fills of a chart; each lies on a pale ground of its own colour so that areas stay areas. */
export function Fills({ id, paints }: { id: string; paints: readonly Paint[] }): ReactElement {
  return (
    <defs>
      {paints.map(({ color, pattern }, at) =>
        pattern === 'solid' ? null : (
          <pattern
            key={fillId(id, at)}
            id={fillId(id, at)}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            style={{ color }}
          >
            <g className={styles.ink}>
              <rect width={8} height={8} fill="currentColor" opacity={0.22} />
              <g stroke="currentColor" strokeWidth={1.8} fill="none">
                {drawings[pattern]}
              </g>
            </g>
          </pattern>
        ),
      )}
    </defs>
  )
}

const fillId = (id: string, at: number) => `${id}-fill-${at}`

/** Value of `fill` for the series at a place in the order. */
export function fillOf(id: string, paint: Paint, at: number): string {
  return paint.pattern === 'solid' ? 'currentColor' : `url(#${fillId(id, at)})`
}

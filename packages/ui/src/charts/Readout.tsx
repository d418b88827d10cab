import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import { Swatch } from './Legend.tsx'
import type { SwatchKind } from './Legend.tsx'
import type { Paint } from './palette.ts'

/** One line of a readout. */
export interface ReadoutLine {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly paint?: Paint
}

interface ReadoutProps {
  title: string
  lines: readonly ReadoutLine[]
  /** Middle of the mark in px from the left, half its width, and the width of the drawing. */
  center: number
  half: number
  width: number
  /** Upper edge in px; the drawing's own unless told. */
  top?: number
  kind: SwatchKind
}

/** What the mark under the pointer or the focus says. The mark's own name says the same, so this is hidden from screen readers. */
export function Readout({ title, lines, center, half, width, top, kind }: ReadoutProps): ReactElement {
  const isRight = center > width / 2
  const distance = half + 8
  const place = isRight ? { right: width - center + distance } : { left: center + distance }
  return (
    <div aria-hidden="true" className={styles.readout} style={{ ...place, insetBlockStart: top }}>
      <span className={styles.readoutTitle}>{title}</span>
      {lines.map(({ id, label, value, paint }) => (
        <span key={id} className={styles.readoutRow}>
          {paint === undefined ? null : <Swatch paint={paint} kind={kind} />}
          {label}
          <span className={styles.readoutValue}>{value}</span>
        </span>
      ))}
    </div>
  )
}

import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import { Swatch } from './Legend.tsx'
import type { SwatchKind } from './Legend.tsx'
import type { Paint } from './palette.ts'

/** One line of a tooltip. */
export interface TooltipLine {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly paint?: Paint | undefined
}

interface ChartTooltipProps {
  title: string
  lines: readonly TooltipLine[]
  /** Middle of the mark in px from the left, half its width, and the width of the drawing. */
  center: number
  half: number
  width: number
  /** Upper edge in px; by default that of the drawing. */
  top?: number | undefined
  kind: SwatchKind
}

/**
 * Shows the values of the mark under the pointer or the focus. The mark's own name has the same text, so this is hidden
 * from screen readers.
 */
export function ChartTooltip({
  title,
  lines,
  center,
  half,
  width,
  top,
  kind,
}: ChartTooltipProps): ReactElement {
  const isRight = center > width / 2
  const distance = half + 8
  const place = isRight ? { right: width - center + distance } : { left: center + distance }
  return (
    <div aria-hidden="true" className={styles.tooltip} style={{ ...place, insetBlockStart: top }}>
      <span className={styles.tooltipTitle}>{title}</span>
      {lines.map(({ id, label, value, paint }) => (
        <span key={id} className={styles.tooltipRow}>
          {paint === undefined ? null : <Swatch paint={paint} kind={kind} />}
          {label}
          <span className={styles.tooltipValue}>{value}</span>
        </span>
      ))}
    </div>
  )
}

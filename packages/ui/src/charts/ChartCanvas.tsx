import type { ReactElement, ReactNode } from 'react'
import * as styles from './charts.css.ts'

interface ChartCanvasProps {
  label: string
  /** How many marks can be walked, and what one of them is called: `bar`. */
  count: number
  noun: string
  width: number
  height: number
  children: ReactNode
}

/** The drawing of a chart as one named group; its marks are the images in it. */
export function ChartCanvas({ label, count, noun, width, height, children }: ChartCanvasProps): ReactElement {
  const named = {
    role: 'group',
    'aria-label': `${label}: ${count} ${noun}${count === 1 ? '' : 's'}, walk with the arrow keys`,
  }
  return (
    <svg {...named} viewBox={`0 0 ${width} ${height}`} className={styles.drawing}>
      {children}
    </svg>
  )
}

import type { ReactElement, ReactNode } from 'react'
import * as styles from './work.css.ts'

/** A list of items of work, named by its label or by the heading above it. */
export function WorkRows(props: {
  label?: string | undefined
  labelledBy?: string | undefined
  children: ReactNode
}): ReactElement {
  const { label, labelledBy, children } = props
  return (
    <ol className={styles.rows} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ol>
  )
}

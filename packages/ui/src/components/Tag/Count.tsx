import type { ReactElement } from 'react'
import { formatCount } from '../Pagination/pages.ts'
import * as styles from './Tag.css.ts'

export interface CountProps {
  value: number
  /** What is counted, read after the number: `14 pending requests`. */
  label?: string
}

/** A number in a pill, for tabs and menus; above 999 it is shown as 999+. */
export function Count({ value, label }: CountProps): ReactElement {
  return (
    <span className={styles.count}>
      <span aria-hidden={label ? true : undefined}>{value > 999 ? '999+' : formatCount(value)}</span>
      {label ? <span style={hidden}>{`${formatCount(value)} ${label}`}</span> : null}
    </span>
  )
}

// Kept inline because the shared hidden component brings no more than these rules.
const hidden = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
} as const

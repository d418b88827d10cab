import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Mark } from './Mark.tsx'
import * as styles from './Wordmark.css.ts'

export interface WordmarkProps {
  /** Name of the product as configured. */
  name: string
  /** `sm` and `md` for headers, `lg` for a cover. */
  size?: keyof typeof styles.sizes
}

const edges = { sm: 16, md: 24, lg: 48 } as const

/** The shell window with the name of the product in the serif of record names. */
export function Wordmark({ name, size = 'md' }: WordmarkProps): ReactElement {
  return (
    <span className={cx(styles.wordmark, styles.sizes[size])}>
      <Mark size={edges[size]} />
      {name}
    </span>
  )
}

import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Mark } from './Mark.tsx'
import * as styles from './Wordmark.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface WordmarkProps extends ElementProps<HTMLSpanElement> {
  /** Name of the product as configured. */
  name: string
  /** `sm` and `md` for headers, `lg` for a cover. */
  size?: keyof typeof styles.sizes | undefined
}

const edges = { sm: 16, md: 24, lg: 48 } as const

/** The shell window with the name of the product in the serif of record names. */
export function Wordmark({ name, size = 'md', ...rest }: WordmarkProps): ReactElement {
  return (
    <span {...elementProps(rest)} className={cx(styles.wordmark, styles.sizes[size])}>
      <Mark size={edges[size]} />
      {name}
    </span>
  )
}

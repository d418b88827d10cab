import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Field.css.ts'
import type { FieldProps } from './types.ts'

type NativeBoxProps = Pick<FieldProps, 'isDisabled' | 'width'> & {
  /** The input, and what stands before and after it. */
  children: ReactNode
}

/** One box round an input of the browser and what stands beside it; the shell around it tells the other states. */
export function NativeBox({ isDisabled, width = 'full', children }: NativeBoxProps): ReactElement {
  return (
    <span data-disabled={isDisabled || undefined} className={cx(styles.group, styles.widths[width])}>
      {children}
    </span>
  )
}

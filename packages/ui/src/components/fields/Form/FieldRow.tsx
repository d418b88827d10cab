import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Form.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface FieldRowProps extends ElementProps<HTMLDivElement> {
  /** Short fields that belong together, such as a number and its last day. What is no field takes lines of its own. */
  children: ReactNode
  /** How many fields stand side by side above phones; `fit` for as many as have room. */
  columns?: keyof typeof styles.columns | undefined
}

/** Fields side by side where there is room: their controls stand in one line, whichever of them has a hint or an error. */
export function FieldRow({ children, columns = 2, ...rest }: FieldRowProps): ReactElement {
  return (
    <div {...elementProps(rest)} className={cx(styles.row, styles.columns[columns])}>
      {children}
    </div>
  )
}

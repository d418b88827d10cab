import type { ReactElement } from 'react'
import { formatCount } from '../Pagination/pages.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './Tag.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface CountProps extends ElementProps<HTMLSpanElement> {
  /** The number. Below zero and NaN are shown as 0. */
  value: number
  /** Name of the count, read after the number: `14 pending requests`. */
  label?: string | undefined
}

/** A number in a pill, for tabs and menus; above 999 it is shown as 999+. */
export function Count({ value: given, label, ...rest }: CountProps): ReactElement {
  const value = given > 0 ? given : 0
  return (
    <span {...elementProps(rest)} className={styles.count}>
      <span aria-hidden={label ? true : undefined}>{value > 999 ? '999+' : formatCount(value)}</span>
      {label ? <VisuallyHidden>{`${formatCount(value)} ${label}`}</VisuallyHidden> : null}
    </span>
  )
}

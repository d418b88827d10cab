import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Code.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface CodeProps extends ElementProps {
  /** The code as it is written. */
  children: ReactNode
  /** Steps back behind the name beside it. */
  isMuted?: boolean | undefined
}

/** Sets a record code, licence number or account number in the mono face, so that 0 and O differ. */
export function Code({ children, isMuted, ...rest }: CodeProps): ReactElement {
  return (
    <code {...elementProps(rest)} className={cx(styles.code, isMuted && styles.muted)}>
      {children}
    </code>
  )
}

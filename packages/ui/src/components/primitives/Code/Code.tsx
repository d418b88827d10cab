import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Code.css.ts'

export interface CodeProps {
  /** The code as it is written. */
  children: ReactNode
  /** Steps back behind the name beside it. */
  isMuted?: boolean
}

/** Sets a record code, licence number or account number in the mono face, so that 0 and O differ. */
export function Code({ children, isMuted }: CodeProps): ReactElement {
  return <code className={cx(styles.code, isMuted && styles.muted)}>{children}</code>
}

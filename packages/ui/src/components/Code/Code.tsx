import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../styles/cx.ts'
import * as styles from './Code.css.ts'

export interface CodeProps {
  children: ReactNode
  isMuted?: boolean
}

/** Sets a record code, licence number or account number in the mono face, so that 0 and O differ. */
export function Code({ children, isMuted }: CodeProps): ReactElement {
  return <code className={cx(styles.code, isMuted && styles.muted)}>{children}</code>
}

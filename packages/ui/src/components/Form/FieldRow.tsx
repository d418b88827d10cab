import type { ReactElement, ReactNode } from 'react'
import * as styles from './Form.css.ts'

export interface FieldRowProps {
  /** Short fields that belong together, such as a number and its last day. */
  children: ReactNode
}

/** Fields side by side where there is room: their controls stand in one line, whichever of them has a hint or an error. */
export function FieldRow({ children }: FieldRowProps): ReactElement {
  return <div className={styles.row}>{children}</div>
}

import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './FormActions.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface FormActionsProps extends ElementProps<HTMLDivElement> {
  /** The submit button first, then the ways out. */
  children: ReactNode
  /** Words at the far end, such as "Draft saved on this device". */
  note?: ReactNode | undefined
  /** Keeps the buttons in view at the lower edge of long forms. */
  isSticky?: boolean | undefined
  /** The form stands in a card, whose ground the buttons take. */
  isOnCard?: boolean | undefined
}

/** The buttons that end a form. On phones they stand under each other, full width; those that stay in view in one line. */
export function FormActions({ children, note, isSticky, isOnCard, ...rest }: FormActionsProps): ReactElement {
  return (
    <div
      {...elementProps(rest)}
      className={cx(styles.actions, isSticky && styles.sticky, isOnCard && styles.onCard)}
      data-print="hide"
    >
      {children}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  )
}

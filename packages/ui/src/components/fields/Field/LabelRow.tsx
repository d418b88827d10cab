import CircleAlert from '@lucide/icons/icons/circle-alert'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'

interface LabelRowProps {
  /** The label element. */
  label: ReactNode
  /** Keeps the label for screen readers only. */
  isHidden?: boolean | undefined
  /** Adds the word "required". */
  isRequired?: boolean | undefined
}

/** Label and the word "required"; the word is hidden from screen readers, which announce the state itself. */
export function LabelRow({ label, isHidden, isRequired }: LabelRowProps): ReactElement {
  if (isHidden) return <VisuallyHidden>{label}</VisuallyHidden>
  return (
    <div className={styles.labelRow}>
      {label}
      {isRequired && (
        <span aria-hidden="true" className={styles.required}>
          required
        </span>
      )}
    </div>
  )
}

interface ErrorTextProps {
  /** Error and its correction. */
  children: ReactNode
}

/** The words of an error with its mark. */
export function ErrorText({ children }: ErrorTextProps): ReactElement {
  return (
    <>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </>
  )
}

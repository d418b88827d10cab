import CircleAlert from '@lucide/icons/icons/circle-alert'
import type { ReactElement, ReactNode } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'

interface LabelRowProps {
  /** The label element. */
  label: ReactNode
  /** Keeps the label for screen readers only. */
  isHidden?: boolean
  /** Adds the word "required". */
  isRequired?: boolean
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

interface ErrorWordsProps {
  /** What is wrong and what to do. */
  children: ReactNode
}

/** The words of an error with its mark. */
export function ErrorWords({ children }: ErrorWordsProps): ReactElement {
  return (
    <>
      <Glyph of={CircleAlert} />
      <span>{children}</span>
    </>
  )
}

import type { ReactNode } from 'react'
import type { widths } from './Field.css.ts'

/** What every field takes, whatever it holds. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where a heading or column already shows it. */
  isLabelHidden?: boolean
  /** One sentence of help, read with the field. */
  hint?: ReactNode
  /** What is wrong and what to do; its presence marks the field as invalid. */
  errorMessage?: string
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  name?: string
  /** Id of the control; ErrorSummary links to it. */
  id?: string
  onBlur?: () => void
  /** How long an answer is expected to be. */
  width?: keyof typeof widths
}

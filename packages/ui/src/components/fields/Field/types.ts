import type { ReactNode } from 'react'
import type { ElementProps } from '../../../element/element-props.ts'
import type { widths } from './Field.css.ts'

/** The props of every field, whatever it holds. */
export interface FieldProps<E extends Element = HTMLElement> extends ElementProps<E> {
  /** Name of the field: a noun, sentence case, no colon. */
  label: string
  /** Keeps the label for screen readers only, where a heading or column already shows it. */
  isLabelHidden?: boolean | undefined
  /** One sentence of help, read with the field. */
  hint?: ReactNode | undefined
  /** Error and its correction; its presence marks the field as invalid. */
  errorMessage?: string | undefined
  /** Shows the word "required" and tells assistive technology; checking is up to the form. */
  isRequired?: boolean | undefined
  /** Cannot be used now; the value is not sent with a plain form. Say nearby why. */
  isDisabled?: boolean | undefined
  /** Can be read, reached and copied, but not changed. */
  isReadOnly?: boolean | undefined
  /** Name of the value in a plain form. */
  name?: string | undefined
  /** Id of the control; ErrorSummary links to it. */
  id?: string | undefined
  /** The focus left the field. */
  onBlur?: (() => void) | undefined
  /** How long an answer is expected to be. */
  width?: keyof typeof widths | undefined
}

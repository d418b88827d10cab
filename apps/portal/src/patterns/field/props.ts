import type { IsoDate } from '@capiz/domain/time'
import type { Field, FieldValue } from '@capiz/domain/field'
import type { ReactElement } from 'react'

/** A value that can be chosen. */
export interface FieldOption {
  value: string
  label: string
  /** heading it stands under, apart from the others */
  group?: string
}

/** The props of every control of a declared field. */
export interface FieldInputProps {
  field: Field
  id?: string | undefined
  name?: string | undefined
  /** The typed value; null and an empty text are nothing. */
  value: unknown
  /** Called with the typed value; null for nothing. */
  onChange: (value: FieldValue) => void
  onBlur?: (() => void) | undefined
  errorMessage: string | undefined
  /** Whether it is needed here; what the declaration says when left out. */
  isRequired?: boolean | undefined
  /** Codes to choose from; those of the declaration or of its list when left out. */
  options?: readonly FieldOption[] | undefined
  /** Text of a choice while nothing is chosen. */
  placeholder?: string | undefined
  /** Under the control; the help of the declaration when left out, null for none. */
  hint?: string | null | undefined
  isDisabled?: boolean | undefined
  /** Shows a small closed set as radio buttons. */
  isRadio?: boolean | undefined
  /** Latest day that can be chosen. */
  maxDay?: IsoDate | undefined
  /** Label of the provider the field holds at first. */
  chosenLabel?: string | undefined
  width?: 'short' | 'medium' | undefined
  hasButtons?: boolean | undefined
  rows?: number | undefined
}

/** The props of every text of a declared field. */
export interface FieldOutputProps {
  field: Field
  value: unknown
  /** Returns the label of a code that the declaration does not have. */
  labelOf?: ((code: string) => string | undefined) | undefined
}

/** The control of a kind. */
export type FieldInputComponent = (props: FieldInputProps) => ReactElement | null

/** The text of a kind. */
export type FieldOutputComponent = (props: FieldOutputProps) => ReactElement | null

/** Returns the properties that controls of all kinds share. */
export function commonProps({ field, isRequired, hint, ...props }: FieldInputProps) {
  const { id, name, onBlur, errorMessage, isDisabled } = props
  return {
    id,
    name,
    onBlur,
    errorMessage,
    isDisabled,
    label: field.label,
    isRequired: isRequired ?? field.required === true,
    hint: hint === undefined ? field.help : (hint ?? undefined),
  }
}

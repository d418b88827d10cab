import { fieldId, firstMessage, plainPath } from './form-problems.ts'
import type { FormState } from './use-problems.ts'

/** The part of a TanStack field that ties a control to it. */
export interface BoundField<T> {
  name: string
  state: { value: T; meta: { errors: readonly unknown[] } }
  handleChange: (value: T) => void
  handleBlur: () => void
}

/** Properties of a field component of `@capiz/ui`. */
export interface FieldBinding<T> {
  id: string
  name: string
  value: T
  onChange: (value: T) => void
  onBlur: () => void
  errorMessage: string | undefined
}

/** Returns the properties that tie a control to a field of the form of this name. */
export function bindField<T>(
  formName: string,
  problems: Pick<FormState<never>, 'refused' | 'forget'>,
  field: BoundField<T>,
): FieldBinding<T> {
  const path = plainPath(field.name)
  return {
    id: fieldId(formName, path),
    name: path,
    value: field.state.value,
    onChange: (value) => {
      if (path in problems.refused) problems.forget(path)
      field.handleChange(value)
    },
    onBlur: field.handleBlur,
    errorMessage: firstMessage(field.state.meta.errors) ?? problems.refused[path],
  }
}

import type { Field } from '@capiz/domain/field'
import type { ReactElement } from 'react'
import type { FieldInputProps } from '../../field/props.ts'
import { FieldInput } from '../../field/registry.tsx'
import type { FormPart } from './useProviderForm.ts'

/** A form whose fields are named by their declarations. */
export type DeclaredForm = FormPart<Record<string, unknown>>

interface FieldAtProps extends Pick<
  FieldInputProps,
  'options' | 'placeholder' | 'hint' | 'isRequired' | 'isDisabled' | 'width'
> {
  form: DeclaredForm
  field: Field
  /** Path of the value in the form: `name`, `payee.bank` or `contacts[0].name`. */
  path: string
  /** Called after the value was changed by the person. */
  onChanged?: (value: unknown) => void
}

/** Kinds whose missing value is an empty text in a form. */
const textKinds = new Set<Field['kind']>([
  'text',
  'longText',
  'code',
  'email',
  'phone',
  'link',
  'day',
  'choice',
  'term',
])

/** Closed sets up to this size are shown as radio buttons. */
const mostRadios = 3

/** The control of a declared field, tied to a form. */
export function FieldAt({ form, field, path, onChanged, ...rest }: FieldAtProps): ReactElement {
  return (
    <form.api.Field name={path}>
      {(bound) => {
        const { onChange, ...binding } = form.bind(bound)
        return (
          <FieldInput
            {...binding}
            {...rest}
            field={field}
            isRadio={field.kind === 'choice' && (field.choices ?? []).length <= mostRadios}
            onChange={(typed) => {
              const value = typed === null && textKinds.has(field.kind) ? '' : typed
              onChange(value)
              onChanged?.(value)
            }}
          />
        )
      }}
    </form.api.Field>
  )
}

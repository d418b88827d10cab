import type { Rating } from '@capiz/domain/field'
import type { RecordField as Field } from '@capiz/domain/record'
import type { ReactElement } from 'react'
import { FieldInput } from '../../../patterns/field/registry.tsx'
import { today } from '../../../patterns/today.ts'
import type { FieldBinding } from '../../../platform/forms/field-binding.ts'
import type { Choice } from '../model/use-choices.ts'
import { RatingsField } from './RatingsField.tsx'

interface RecordFieldProps {
  field: Field
  binding: FieldBinding<unknown>
  terms: readonly Choice[]
  /** name of the provider the field holds at first */
  ownerName: string | undefined
  /** its status asks for it although it may be left out otherwise */
  isNeeded?: boolean
}

const textKinds = new Set<Field['kind']>(['text', 'longText'])

/** The control for one field of a record, as its declaration says. */
export function RecordField(props: RecordFieldProps): ReactElement {
  const { field, binding, terms, ownerName, isNeeded = false } = props
  const { onChange, ...rest } = binding
  if (field.kind === 'ratings') {
    return (
      <RatingsField
        id={binding.id}
        label={field.label}
        items={terms}
        value={Array.isArray(binding.value) ? (binding.value as Rating[]) : []}
        onChange={onChange}
        errorMessage={binding.errorMessage}
      />
    )
  }
  return (
    <FieldInput
      {...rest}
      field={field}
      isRequired={field.required === true || isNeeded}
      onChange={(value) => onChange(value === null && textKinds.has(field.kind) ? '' : value)}
      options={terms}
      maxDay={field.past === true ? today() : undefined}
      chosenLabel={ownerName}
      width="medium"
      hasButtons={false}
      rows={4}
    />
  )
}

import { feeCodes, type LineField as Field, type ServiceType } from '@capiz/domain/fees'
import type { ReactElement } from 'react'
import { FieldInput } from '../../../patterns/field/registry.tsx'
import type { Line } from '../model/calls.ts'
import type { Header } from '../model/headers.ts'
import type { Names } from '../model/names.ts'

type Value = Line[string]

interface LineFieldProps {
  field: Field
  value: Value
  onChange: (value: Value) => void
  header: Header
  names: Names
  errorMessage: string | undefined
}

/** The fees that belong to the care setting of the sheet. */
function fits(field: Field, code: string, header: Header): boolean {
  if (field.name !== 'feeCode') return true
  const codes: readonly string[] | undefined = feeCodes[header['serviceType'] as ServiceType]
  return codes?.includes(code) ?? true
}

/** The control for one field of a price line, as its declaration says. */
export function LineField(props: LineFieldProps): ReactElement {
  const { field, value, onChange, header, names, errorMessage } = props
  const choices = names
    .choicesOf(field.name)
    .filter((choice) => !choice.isGone && fits(field, choice.value, header))
  return (
    <FieldInput
      id={`line-${field.name}`}
      field={field}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      options={choices}
      placeholder="Choose one"
      width="medium"
      hasButtons={false}
    />
  )
}

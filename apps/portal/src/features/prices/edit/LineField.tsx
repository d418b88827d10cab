import { feeCodes, type LineField as Field, type ServiceType } from '@capiz/domain/fees'
import { fromCentavos, toCentavos } from '@capiz/domain/money'
import { Checkbox } from '@capiz/ui/Checkbox'
import { ComboBox } from '@capiz/ui/ComboBox'
import { MoneyField } from '@capiz/ui/MoneyField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
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

/** Lists longer than this are searched in, not scrolled through. */
const mostListed = 12

/** The fees that belong to the care setting of the sheet. */
function fits(field: Field, code: string, header: Header): boolean {
  if (field.name !== 'feeCode') return true
  const codes: readonly string[] | undefined = feeCodes[header['serviceType'] as ServiceType]
  return codes?.includes(code) ?? true
}

const textOf = (value: Value): string => (typeof value === 'string' ? value : '')
const numberOf = (value: Value): number | null => (typeof value === 'number' ? value : null)

/** The control for one field of a price line, as its declaration says. */
export function LineField(props: LineFieldProps): ReactElement {
  const { field, value, onChange, header, names, errorMessage } = props
  const common = { id: `line-${field.name}`, label: field.label, isRequired: field.required, errorMessage }
  const choices = names
    .choicesOf(field.name)
    .filter((choice) => !choice.isGone && fits(field, choice.value, header))
  if (field.kind === 'code' && choices.length > mostListed) {
    return (
      <ComboBox
        {...common}
        value={value === null || value === undefined ? null : String(value)}
        onChange={onChange}
        options={choices.map((choice) => ({ id: choice.value, label: choice.label, hint: choice.value }))}
      />
    )
  }
  if (field.kind === 'code' && choices.length > 0) {
    return (
      <NativeSelect
        {...common}
        placeholder="Choose one"
        options={choices}
        value={textOf(value)}
        onChange={(code) => onChange(code === '' ? null : code)}
      />
    )
  }
  switch (field.kind) {
    case 'peso': {
      const pesos = numberOf(value)
      return (
        <MoneyField
          {...common}
          value={pesos === null ? null : toCentavos(pesos)}
          onChange={(centavos) => onChange(centavos === null ? null : fromCentavos(centavos))}
        />
      )
    }
    case 'percent':
      return (
        <NumberField
          {...common}
          width="medium"
          kind="percent"
          minValue={0}
          maxValue={100}
          decimals={2}
          hasButtons={false}
          value={numberOf(value)}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <NumberField
          {...common}
          width="medium"
          minValue={0}
          maxValue={field.max}
          hasButtons={false}
          value={numberOf(value)}
          onChange={onChange}
        />
      )
    case 'boolean':
      return (
        <Checkbox isSelected={value === true} onChange={onChange}>
          {field.label}
        </Checkbox>
      )
    case 'list':
      return (
        <TextArea
          {...common}
          hint="One on a line."
          rows={4}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(text) => onChange(text === '' ? null : text.split('\n'))}
        />
      )
    default:
      return (
        <TextField
          {...common}
          isCode={field.kind === 'code'}
          maxLength={field.max}
          value={textOf(value)}
          onChange={(text) => onChange(text === '' ? null : text)}
        />
      )
  }
}

import { fromCentavos, toCentavos } from '@capiz/domain/money'
import type { Rating, RecordField as Field } from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { AsyncComboBox, type Option } from '@capiz/ui/AsyncComboBox'
import { DateField } from '@capiz/ui/DateField'
import { MoneyField } from '@capiz/ui/MoneyField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import type { FieldBinding } from '../../../lib/form.tsx'
import { findFacilities, findPhysicians, findProviders } from '../../../patterns/find-provider.ts'
import { today } from '../../../patterns/today.ts'
import type { Term } from '../model/use-terms.ts'
import { RatingsField } from './RatingsField.tsx'

interface RecordFieldProps {
  field: Field
  binding: FieldBinding<unknown>
  terms: readonly Term[]
  /** name of the provider the field holds at first */
  ownerName: string | undefined
  /** its status asks for it although it may be left out otherwise */
  isNeeded?: boolean
}

const searches = { facility: findFacilities, physician: findPhysicians, provider: findProviders } as const

function ProviderField({ field, binding, ownerName }: RecordFieldProps): ReactElement {
  const { value, onChange, ...rest } = binding
  const code = typeof value === 'string' ? value : ''
  const [chosen, setChosen] = useState<Option | null>(
    code === '' ? null : { id: code, label: ownerName ?? code },
  )
  return (
    <AsyncComboBox
      {...rest}
      label={field.label}
      isRequired={field.required === true}
      placeholder="Name or code"
      value={chosen}
      onChange={(option) => {
        setChosen(option)
        onChange(option?.id ?? null)
      }}
      load={searches[field.kind as keyof typeof searches]}
    />
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The control for one field of a record, as its declaration says. */
export function RecordField(props: RecordFieldProps): ReactElement {
  const { field, binding, terms, isNeeded = false } = props
  const { value, onChange, ...rest } = binding
  const common = { ...rest, label: field.label, isRequired: field.required === true || isNeeded }
  switch (field.kind) {
    case 'choice':
    case 'term':
      return (
        <NativeSelect
          {...common}
          placeholder={common.isRequired ? 'Choose one' : 'None'}
          options={terms}
          value={textOf(value)}
          onChange={(code) => onChange(code === '' ? null : code)}
        />
      )
    case 'day':
      return (
        <DateField
          {...common}
          maxValue={field.past === true ? today() : undefined}
          value={textOf(value) === '' ? null : (textOf(value) as IsoDate)}
          onChange={onChange}
        />
      )
    case 'whole':
      return (
        <NumberField
          {...common}
          width="medium"
          minValue={field.min}
          maxValue={field.max}
          hasButtons={false}
          value={numberOf(value)}
          onChange={onChange}
        />
      )
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
    case 'facility':
    case 'physician':
    case 'provider':
      return <ProviderField {...props} />
    case 'ratings':
      return (
        <RatingsField
          id={binding.id}
          label={field.label}
          items={terms}
          value={Array.isArray(value) ? (value as Rating[]) : []}
          onChange={onChange}
          errorMessage={binding.errorMessage}
        />
      )
    case 'long':
      return (
        <TextArea
          {...common}
          rows={4}
          maxLength={field.max ?? 4000}
          value={textOf(value)}
          onChange={onChange}
        />
      )
    default:
      return <TextField {...common} value={textOf(value)} onChange={onChange} />
  }
}

import { fromCentavos, toCentavos } from '@capiz/domain/money'
import { DatePicker } from '@capiz/ui/DatePicker'
import { MoneyField } from '@capiz/ui/MoneyField'
import { NumberField } from '@capiz/ui/NumberField'
import type { ReactElement } from 'react'
import { dayValue } from '../day-value.ts'
import { commonProps, type FieldInputProps } from './props.ts'

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Enters a whole number, a number with decimals, a percentage or a year. */
export function NumberInput(props: FieldInputProps): ReactElement {
  const { field, value, onChange, width = 'short', hasButtons } = props
  const { kind, min = 0, max } = field
  const isPercent = kind === 'percent'
  const isYear = kind === 'year'
  return (
    <NumberField
      {...commonProps(props)}
      {...(isPercent && { format: 'percent', decimals: 2 })}
      {...(isYear && { format: 'year' })}
      width={width}
      hasButtons={hasButtons ?? !isYear}
      {...(isYear ? {} : { minValue: min, maxValue: isPercent ? (max ?? 100) : max })}
      value={numberOf(value)}
      onChange={onChange}
    />
  )
}

/** Enters an amount in pesos. */
export function PesoInput(props: FieldInputProps): ReactElement {
  const { value, onChange } = props
  const pesos = numberOf(value)
  return (
    <MoneyField
      {...commonProps(props)}
      value={pesos === null ? null : toCentavos(pesos)}
      onChange={(centavos) => onChange(centavos === null ? null : fromCentavos(centavos))}
    />
  )
}

/** Enters a calendar day. */
export function DayInput(props: FieldInputProps): ReactElement {
  const { value, onChange, maxDay } = props
  return (
    <DatePicker
      {...commonProps(props)}
      maxValue={maxDay}
      value={typeof value === 'string' ? dayValue(value) : null}
      onChange={onChange}
    />
  )
}

import type { IsoDate } from '@capiz/domain/time'
import type { FieldBinding } from '../../../platform/forms/field-binding.ts'
import { dayValue } from '../../day-value.ts'

/** Ties a date control to a field that keeps a missing day as empty text. */
export function dayBinding({ value, onChange, ...rest }: FieldBinding<string>) {
  return {
    ...rest,
    value: dayValue(value),
    onChange: (day: IsoDate | null) => onChange(day ?? ''),
  }
}

import type { IsoDate } from '@capiz/domain/time'
import type { FieldBinding } from '../../../lib/form.tsx'

/** Ties a date control to a field that keeps a missing day as empty text. */
export function dayBinding({ value, onChange, ...rest }: FieldBinding<string>) {
  return {
    ...rest,
    value: value === '' ? null : (value as IsoDate),
    onChange: (day: IsoDate | null) => onChange(day ?? ''),
  }
}

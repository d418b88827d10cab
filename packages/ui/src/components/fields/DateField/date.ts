import { parseIsoDate } from '@capiz/domain/time'
import type { IsoDate } from '@capiz/domain/time'
import { parseDate } from '@internationalized/date'
import type { CalendarDate, DateValue } from '@internationalized/date'

/** A day of the wire as the calendar library holds it; null for none and for a text that is no day of ours. */
export function toCalendarDate(date: IsoDate | null): CalendarDate | null {
  const day = date === null ? undefined : parseIsoDate(date)
  return day === undefined ? null : parseDate(day)
}

/** A day from the calendar library as the wire holds it; null for none and for years the product does not know. */
export function toIsoDate(value: DateValue | null): IsoDate | null {
  return value === null ? null : (parseIsoDate(value.toString().slice(0, 10)) ?? null)
}

/** Days are typed day first (specification 1, section 1); this locale fixes the order whatever the browser's is. */
export const dayFirstLocale = 'en-GB'

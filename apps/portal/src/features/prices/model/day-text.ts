import { type IsoDate, isIsoDate } from '@capiz/domain/time'
import * as v from 'valibot'

/** A day of the address; anything else is no day. */
export const dayText = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value): IsoDate | '' => (isIsoDate(value) ? value : '')),
)

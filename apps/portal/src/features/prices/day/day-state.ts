import { type IsoDate, isIsoDate } from '@capiz/domain/time'
import * as v from 'valibot'
import type { KnownState } from '../known/known-state.ts'
import { text, type UrlSchema } from '../../../platform/routing/url-state.ts'

/** A day of the address; anything else is no day. */
export const dayText = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value): IsoDate | '' => (isIsoDate(value) ? value : '')),
)

/** Which days are looked at, as it stands in the address; no day is today. */
export interface DayState extends KnownState {
  day: IsoDate | ''
  /** the other day of a comparison */
  with: IsoDate | ''
  term: string
}

/** How the address is read. */
export const daySchema: UrlSchema<DayState> = {
  day: dayText,
  with: dayText,
  knownAt: dayText,
  term: text,
}

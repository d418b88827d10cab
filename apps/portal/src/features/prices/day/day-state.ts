import type { IsoDate } from '@capiz/domain/time'
import { dayText } from '../model/day-text.ts'
import type { KnownState } from '../model/known-state.ts'
import { text, type UrlSchema } from '../../../platform/routing/url-state.ts'

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

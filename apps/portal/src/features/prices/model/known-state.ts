import type { IsoDate } from '@capiz/domain/time'
import { dayText } from './day-text.ts'

/** The day whose knowledge prices are read with, as it stands in the address; empty means now. */
export interface KnownState {
  knownAt: IsoDate | ''
}

/** How the address is read. */
export const knownSchema = { knownAt: dayText }

/** Returns the part of a query that reads prices as they were known; nothing for now. */
export function knownQuery({ knownAt }: KnownState): { knownAt?: IsoDate } {
  return knownAt === '' ? {} : { knownAt }
}

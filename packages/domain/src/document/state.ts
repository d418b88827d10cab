import { daysBetween } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import { lastDayOf, type DateRule, type DocumentDates } from './dates.ts'
import { isOnFile, type FilePeriod } from './on-file.ts'

/** The states of a document by its validity (domain model 3, P3). */
export const documentStates = ['MISSING', 'EXPIRED', 'EXPIRING', 'VALID'] as const

/** One state of a document. */
export type DocumentState = (typeof documentStates)[number]

/** Days before the end of its validity from which a document counts as expiring. */
export const expiringDays = 30

/**
 * State of a document that is on file: EXPIRED once its last day is over, EXPIRING up to 30 days before, else VALID. A
 * document without an end is VALID (null); undefined means that there is no document, MISSING.
 */
export function documentState(validityDate: IsoDate | null | undefined, today: IsoDate): DocumentState {
  if (validityDate === undefined) return 'MISSING'
  if (validityDate === null) return 'VALID'
  const left = daysBetween(today, validityDate)
  if (left < 0) return 'EXPIRED'
  return left <= expiringDays ? 'EXPIRING' : 'VALID'
}

/**
 * State of one document on a day, by the rule of its type: MISSING as long as it is not on file, which a document is not
 * before its day of issue, else by its last day.
 */
export function stateOfDocument(
  rule: DateRule,
  document: Partial<DocumentDates> & FilePeriod,
  day: IsoDate,
): DocumentState {
  return isOnFile(rule, document, day) ? documentState(lastDayOf(rule, document), day) : 'MISSING'
}

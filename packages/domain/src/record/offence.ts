import { addMonths } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** An earlier violation of the same provider and category. */
export type EarlierOffence = { dateCommitted: IsoDate; status: string }

/** Months back in which offences of a category are counted (domain model 9.8). */
export const offenceMonths = 24

/**
 * Which offence of its category a violation is: one more than the earlier ones of the 24 months up to the day it was
 * committed; voided ones do not count (domain model 9.8). `earlier` leaves the violation itself out.
 */
export function offenceNumber(dateCommitted: IsoDate, earlier: readonly EarlierOffence[]): number {
  const since = addMonths(dateCommitted, -offenceMonths)
  const counted = earlier.filter(
    (one) => one.status !== 'VOID' && one.dateCommitted > since && one.dateCommitted <= dateCommitted,
  )
  return counted.length + 1
}

/** Whether a violation is grave enough to offer a disaccreditation request: every grave one, and the third major one. */
export function offersDisaccreditation(severity: string, offenceNo: number): boolean {
  return severity === 'GRAVE' || (severity === 'MAJOR' && offenceNo >= 3)
}

import { checkSuspension } from '@capiz/domain/accreditation'
import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'

/** A complete wish to move a record to another status. */
export interface StatusChange {
  readonly status: AccreditationStatusCode
  readonly effectiveDate: IsoDate
  readonly reason: string
  /** last day of a suspension, after which the status before it returns; null when the end is not known */
  readonly until: IsoDate | null
}

/**
 * Returns the errors of the form, by field; the reason (3 to 500 characters) is needed for every status but Accredited,
 * and a suspension does not end before it begins or in the past.
 */
export function changeProblems(change: {
  readonly status: AccreditationStatusCode | null
  readonly effectiveDate: IsoDate | null
  readonly reason: string
  readonly until: IsoDate | null
  readonly today: IsoDate
}): Partial<Record<keyof StatusChange, string>> {
  const problems: Partial<Record<keyof StatusChange, string>> = {}
  const length = change.reason.trim().length
  if (!change.status) problems.status = 'Choose the new status.'
  if (!change.effectiveDate) problems.effectiveDate = 'Enter the day from which it holds.'
  if (change.status && change.status !== 'ACCREDITED' && length < 3)
    problems.reason = 'Give the reason in a few words.'
  if (length > 500) problems.reason = 'Shorten the reason to 500 characters.'
  if (change.until && change.effectiveDate) {
    const period = { from: change.effectiveDate, until: change.until, today: change.today }
    if (!checkSuspension(period).ok)
      problems.until = 'Choose a last day that is neither before the first day nor over already.'
  }
  return problems
}

import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'

/** A complete wish to move a record to another status. */
export interface StatusChange {
  readonly status: AccreditationStatusCode
  readonly effectiveDate: IsoDate
  readonly reason: string
}

/** What the form still lacks, by field; the reason (3 to 500 characters) is needed for every status but Accredited. */
export function changeProblems(change: {
  readonly status: AccreditationStatusCode | null
  readonly effectiveDate: IsoDate | null
  readonly reason: string
}): Partial<Record<keyof StatusChange, string>> {
  const problems: Partial<Record<keyof StatusChange, string>> = {}
  const length = change.reason.trim().length
  if (!change.status) problems.status = 'Choose the new status.'
  if (!change.effectiveDate) problems.effectiveDate = 'Enter the day from which it holds.'
  if (change.status && change.status !== 'ACCREDITED' && length < 3)
    problems.reason = 'Give the reason in a few words.'
  if (length > 500) problems.reason = 'Shorten the reason to 500 characters.'
  return problems
}

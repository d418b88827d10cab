import type { IsoDate } from '../time/index.ts'
import type { AccreditationStatusCode } from './statuses.ts'

/** A row of the accreditation history, as far as the status of a day needs it (domain model 11.1). */
export type StatusRow = { id: number; effectiveDate: IsoDate; toStatus: AccreditationStatusCode }

/** The history row that rules a day: the last with an effective date not after it; the greater id of two on one day. */
export function statusRowOn<R extends StatusRow>(history: readonly R[], day: IsoDate): R | undefined {
  let found: R | undefined
  for (const row of history) {
    if (row.effectiveDate > day) continue
    if (!found || row.effectiveDate > found.effectiveDate) found = row
    else if (row.effectiveDate === found.effectiveDate && row.id > found.id) found = row
  }
  return found
}

/** The accreditation status on a day, or undefined before the first row. */
export function statusOn(history: readonly StatusRow[], day: IsoDate): AccreditationStatusCode | undefined {
  return statusRowOn(history, day)?.toStatus
}

/** Status for public lists: ACCREDITED only when facility, physician and affiliation all are (domain model 4.2). */
export function isPubliclyAccredited(statuses: readonly string[]): boolean {
  return statuses.length > 0 && statuses.every((status) => status === 'ACCREDITED')
}

import type { AccreditationStatusCode } from './statuses.ts'

/**
 * Returns the status an approved affiliation ends in (domain model 10.3): asked for as on process it is accredited when
 * both ends are, else it is as asked for. Rows of a roster are asked for as on process.
 */
export function approvedAffiliationStatus(
  requested: AccreditationStatusCode,
  ends: { physician: string; facility: string },
): AccreditationStatusCode {
  const both = ends.physician === 'ACCREDITED' && ends.facility === 'ACCREDITED'
  return requested === 'ON_PROCESS' && both ? 'ACCREDITED' : requested
}

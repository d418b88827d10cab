import type { Principal } from '../../../platform/access/principal.ts'
import type { Executor } from '../../../db/types.ts'
import { need } from '../../../platform/access/decision.ts'
import { facilityFor, seesWholeRecord, type FacilityRecord } from '../../facility/scope.ts'
import { refuse, refuseField } from '../../../platform/errors/refuse.ts'

/** Refuses a facility named with a roster that is not the caller's, before anything is stored. */
export function checkRosterFacility(code: string | null, principal: Principal): void {
  // The rows are matched with the physicians on record, which AFFILIATION_EDIT alone does not open.
  need(principal, 'PHY_VIEW')
  if (code !== null && !seesWholeRecord(principal, code)) refuse('NOT_FOUND')
}

/** The facility a roster is for: staff choose freely, a coordinator has the own one; else 404. */
export async function rosterFacility(
  db: Executor,
  code: string | null,
  principal: Principal,
): Promise<FacilityRecord> {
  checkRosterFacility(code, principal)
  const wanted = code ?? (principal.marker === 'HFC' ? principal.linkedCode : null)
  if (wanted === null) return refuseField('healthFacilityCode', 'Choose the facility the roster is for.')
  return facilityFor(db, wanted, principal)
}

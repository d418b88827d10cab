import type { Principal } from '../../auth/principal.ts'
import type { Executor } from '../../db/types.ts'
import { facilityFor, need, seesWholeRecord, type FacilityRecord } from '../../facility/scope.ts'
import { refuse, refuseField } from '../../http/refuse.ts'

/** The facility a roster is for: staff choose freely, a coordinator has the own one; else 404. */
export async function rosterFacility(
  db: Executor,
  code: string | null,
  principal: Principal,
): Promise<FacilityRecord> {
  need(principal, 'AFFILIATION_EDIT')
  const wanted = code ?? (principal.marker === 'HFC' ? principal.linkedCode : null)
  if (wanted === null) return refuseField('healthFacilityCode', 'Choose the facility the roster is for.')
  if (!seesWholeRecord(principal, wanted)) return refuse('NOT_FOUND')
  return facilityFor(db, wanted, principal, 'PHY_VIEW')
}

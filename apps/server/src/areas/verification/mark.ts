import type { Actor } from '../../platform/access/actor.ts'
import type { Transaction } from '../../db/types.ts'
import { checklistOf, saveMarks, type ChecklistOwner } from '../../engines/provider/checklist.ts'
import type { Services } from '../../platform/services.ts'
import { checklistOwner as facilityOwner } from '../facility/checklist.ts'
import { lockFacility } from '../facility/scope.ts'
import { checklistOwner as physicianOwner } from '../physician/checklist.ts'
import { lockPhysician } from '../physician/scope.ts'
import type { ClaimRow } from './query.ts'

async function ownerOf(tx: Transaction, { ownerType, ownerCode }: ClaimRow): Promise<ChecklistOwner> {
  return ownerType === 'facility'
    ? facilityOwner(await lockFacility(tx, ownerCode))
    : physicianOwner(await lockPhysician(tx, ownerCode))
}

/** Marks a confirmed document on the checklist, unless it is marked already or has expired. */
export async function markDocument(
  services: Services,
  tx: Transaction,
  claim: ClaimRow,
  actor: Actor,
): Promise<void> {
  if (claim.documentTypeCode === null) return
  const owner = await ownerOf(tx, claim)
  const rows = await checklistOf(tx, owner, services.clock.today())
  const row = rows.find(({ documentTypeCode }) => documentTypeCode === claim.documentTypeCode)
  if (row?.submitted !== claim.uuid || row.verified || row.state === 'EXPIRED') return
  const { documentTypeCode, remarks } = row
  await saveMarks(services, tx, owner, [{ documentTypeCode, verified: true, remarks }], actor)
}

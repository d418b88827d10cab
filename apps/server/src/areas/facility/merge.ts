import { facilityFields } from '@capiz/domain/facility'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { coveredAccount, facility } from '../../db/schema/index.ts'
import type { MergeForm, MergeOwner, Merging, Moved } from '../../engines/provider/merge/owner.ts'
import { refuseStale } from './edit.ts'
import { currentForm, type FacilityForm } from './form.ts'
import { replaceFacility } from './save.ts'
import { lockFacility, type FacilityRecord } from './scope.ts'
import { updateFacility } from './write.ts'

/** Moves covered accounts that the record that stays does not have. */
async function moveAccounts({ tx, stays, gone, stamps }: Merging): Promise<Moved> {
  const here = tx
    .select({ code: coveredAccount.accountCode })
    .from(coveredAccount)
    .where(and(eq(coveredAccount.facilityId, stays.id), eq(coveredAccount.deleted, false)))
  const live = and(eq(coveredAccount.facilityId, gone.id), eq(coveredAccount.deleted, false))
  const moved = await tx
    .update(coveredAccount)
    .set({ facilityId: stays.id, version: sql`${coveredAccount.version} + 1`, ...stamps })
    .where(and(live, notInArray(coveredAccount.accountCode, here)))
    .returning({ id: coveredAccount.id })
  const kept = await tx.select({ id: coveredAccount.id }).from(coveredAccount).where(live)
  return { parts: moved.map(({ id }) => ({ part: 'coveredAccount', id })), kept: kept.length }
}

/** Blocking has a call of its own, so it is not taken over with a merge. */
const notTaken: readonly string[] = ['blocked', 'blockedReason']

/** Facilities as merging needs them. */
export const facilityMerge: MergeOwner<FacilityRecord> = {
  kind: 'hf',
  entityType: 'health-facility',
  table: facility,
  documentKinds: ['hf/document', 'hf/contract', 'hf/memo'],
  fields: facilityFields.map(({ name }) => name).filter((name) => !notTaken.includes(name)),
  exclusive: [
    { field: 'hfCode', cleared: null, isTaken: true },
    { field: 'preferredNetwork', cleared: false, isTaken: false },
    { field: 'preferredNetworkCategory', cleared: null, isTaken: false },
  ],
  lock: lockFacility,
  nameOf: ({ name }) => name,
  refuseStale,
  formOf: async (tx, record): Promise<MergeForm> => ({ ...(await currentForm(tx, record)) }),
  replace: (services, tx, record, form, actor) =>
    replaceFacility(services, tx, record, form as FacilityForm, actor),
  update: updateFacility,
  moveOwn: moveAccounts,
}

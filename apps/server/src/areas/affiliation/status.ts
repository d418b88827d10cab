import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { affiliation, facility, physician } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { StatusOwner } from '../../engines/provider/status.ts'
import type { Services } from '../../platform/services.ts'
import { lockAffiliation, type AffiliationRecord } from './scope.ts'

/** Writes changed columns of an affiliation: its version and stamps move with every change. */
export async function updateAffiliation(
  services: Services,
  tx: Transaction,
  record: AffiliationRecord,
  values: Partial<typeof affiliation.$inferInsert>,
  actor: Actor,
): Promise<AffiliationRecord> {
  const [updated] = await tx
    .update(affiliation)
    .set({
      ...values,
      version: record.version + 1,
      updatedDate: services.clock.now(),
      updatedBy: actor.username,
    })
    .where(eq(affiliation.id, record.id))
    .returning()
  if (!updated) throw new Error(`Affiliation ${record.code} went away while it was locked.`)
  return updated
}

/** Whether physician and facility of an affiliation are both accredited. */
async function bothEndsAccredited(
  db: Executor,
  { physicianId, facilityId }: Pick<AffiliationRecord, 'physicianId' | 'facilityId'>,
): Promise<boolean> {
  const [row] = await db
    .select({ physician: physician.accreditationStatusCode, facility: facility.accreditationStatusCode })
    .from(physician)
    .innerJoin(facility, eq(facility.id, facilityId))
    .where(and(eq(physician.id, physicianId), eq(physician.deleted, false), eq(facility.deleted, false)))
  return row?.physician === 'ACCREDITED' && row.facility === 'ACCREDITED'
}

/** How the status machine moves an affiliation. */
export const affiliationStatus: StatusOwner<AffiliationRecord> = {
  subject: 'affiliation',
  applicantType: 'AFF',
  entityType: 'affiliation',
  table: 'affiliation',
  column: 'status',
  statusOf: (record) => record.status as AccreditationStatusCode,
  lock: lockAffiliation,
  waiting: () => false,
  guards: async (db, record) => ({
    conditions: [],
    contractInForce: true,
    bothEndsAccredited: await bothEndsAccredited(db, record),
  }),
  put: (services, tx, record, inForce, actor) =>
    updateAffiliation(services, tx, record, inForce ? { status: inForce.toStatus } : {}, actor),
}

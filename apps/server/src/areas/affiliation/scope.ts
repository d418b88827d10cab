import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation, facility, physician } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** An affiliation as it is stored. */
export type AffiliationRecord = typeof affiliation.$inferSelect

/** Limits a query joined with both ends to the reach of the call; undefined for staff (domain model 5.2). */
export function affiliationScope({ marker, linkedCode, reach }: Principal): SQL | undefined {
  if (reach === 'all') return undefined
  if (linkedCode === null) return sql`false`
  return eq(marker === 'PHY' ? physician.code : facility.code, linkedCode)
}

/** Matches affiliations whose two ends are on record. */
export const bothEndsLive: SQL[] = [
  eq(affiliation.deleted, false),
  eq(physician.deleted, false),
  eq(facility.deleted, false),
]

/** The affiliation, or 404 when it is not there or not the caller's. */
export async function affiliationFor(
  db: Executor,
  which: SQL,
  principal: Principal,
): Promise<AffiliationRecord> {
  const [row] = await db
    .select({ affiliation })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(which, ...bothEndsLive, affiliationScope(principal)))
    .limit(1)
  return row?.affiliation ?? refuse('NOT_FOUND')
}

/** Matches the affiliation of a physician with a facility. */
export function ofPair(physicianCode: string, facilityCode: string): SQL {
  return sql`(${eq(physician.code, physicianCode)} and ${eq(facility.code, facilityCode)})`
}

/** The affiliation that is about to change, locked until the transaction ends. */
export async function lockAffiliation(tx: Transaction, code: string): Promise<AffiliationRecord> {
  const [row] = await tx
    .select()
    .from(affiliation)
    .where(and(eq(affiliation.code, code), eq(affiliation.deleted, false)))
    .for('update')
  return row ?? refuse('NOT_FOUND')
}

import { and, eq, exists, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation, facility, physician } from '../../db/schema/index.ts'
import { heldRow, lockOnce, readUnder } from '../../db/held-rows.ts'
import type { Executor } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** A facility as it is stored. */
export type FacilityRecord = typeof facility.$inferSelect

/** The affiliations a physician of this code has at the facility of the outer query. */
function affiliatedWith(db: Executor, physicianCode: string): SQL {
  const links = db
    .select({ one: sql`1` })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .where(
      and(
        eq(affiliation.facilityId, facility.id),
        eq(affiliation.deleted, false),
        eq(physician.code, physicianCode),
      ),
    )
  return exists(links)
}

/** Matches the facility of a coordinator's account, or the facilities a physician is affiliated with. */
export function facilitiesOfProvider(db: Executor, { marker, linkedCode }: Principal): SQL {
  if (linkedCode === null) return sql`false`
  return marker === 'HFC' ? eq(facility.code, linkedCode) : affiliatedWith(db, linkedCode)
}

/** Limits a query on facilities to the reach of the call; undefined for staff (domain model 5.2, "Scope"). */
export function facilityScope(db: Executor, principal: Principal): SQL | undefined {
  const { marker, reach } = principal
  if (reach === 'all') return undefined
  if (marker !== 'HFC' && reach !== 'affiliated') return sql`false`
  return facilitiesOfProvider(db, principal)
}

/** The facility, or 404 when it is not there or not the caller's (reliability 0.13). */
export async function facilityFor(db: Executor, code: string, principal: Principal): Promise<FacilityRecord> {
  const [row] = await db
    .select()
    .from(facility)
    .where(and(eq(facility.code, code), eq(facility.deleted, false), facilityScope(db, principal)))
    .limit(1)
  return row ?? refuse('NOT_FOUND')
}

/** Name of the lock on a facility. */
export const lockOf = (code: string): string => `facility ${code}`

/** The facility that is about to change, locked until the transaction ends; 404 when it is not there. */
export function lockFacility(db: Executor, code: string): Promise<FacilityRecord> {
  return lockOnce(db, lockOf(code), ['facility'], async () => {
    const [row] = await db
      .select()
      .from(facility)
      .where(and(eq(facility.code, code), eq(facility.deleted, false)))
      .for('update')
    return row ?? refuse('NOT_FOUND')
  })
}

/** The facility as far as the transaction holds it locked and knows it. */
export const heldFacility = (db: Executor, code: string): FacilityRecord | undefined =>
  heldRow(db, lockOf(code)) as FacilityRecord | undefined

/** The live facility of a code as it stands; read once where the transaction holds it locked. */
export function liveFacility(db: Executor, code: string): Promise<FacilityRecord | undefined> {
  return readUnder(db, lockOf(code), { tables: ['facility'] }, async () => {
    const [row] = await db
      .select()
      .from(facility)
      .where(and(eq(facility.code, code), eq(facility.deleted, false)))
    return row
  })
}

/** Whether the caller is the coordinator of this very facility or staff; affiliated physicians see public fields. */
export function seesWholeRecord(principal: Principal, code: string): boolean {
  return principal.reach === 'all' || (principal.marker === 'HFC' && principal.linkedCode === code)
}

/**
 * Matches facilities that belong in the work lists: live, not an application still to be accepted, and not merged into
 * another record.
 */
export function listed(): SQL | undefined {
  return and(eq(facility.deleted, false), eq(facility.accepted, true), isNull(facility.duplicateOf))
}

/** Matches rows about a record and about those merged into it, so that their histories are read as one. */
export function aboutOrMerged(column: AnyColumn, code: string): SQL {
  return sql`(${column} = ${code} or ${column} in (select merged.code from facility merged where merged.duplicate_of = ${code}
    union all select merged.code from physician merged where merged.duplicate_of = ${code}))`
}

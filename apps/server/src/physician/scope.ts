import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Permission } from '@capiz/domain/access'
import type { Principal } from '../auth/principal.ts'
import { affiliation, facility, physician } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import { need } from '../facility/scope.ts'
import { refuse } from '../http/refuse.ts'

/** A physician as it is stored. */
export type PhysicianRecord = typeof physician.$inferSelect

/** The affiliations of the physician of the outer query at the facility of this code. */
export function affiliatedAt(db: Executor, facilityCode: string): SQL {
  const links = db
    .select({ one: sql`1` })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(
      and(
        eq(affiliation.physicianId, physician.id),
        eq(affiliation.deleted, false),
        eq(facility.code, facilityCode),
      ),
    )
  return exists(links)
}

/** Staff see all, a physician the own record, a coordinator the physicians of the own facility (domain model 5.2). */
export function physicianScope(db: Executor, principal: Principal): SQL | undefined {
  if (principal.marker === 'ADMIN') return undefined
  const { linkedCode } = principal
  if (linkedCode === null) return sql`false`
  return principal.marker === 'PHY' ? eq(physician.code, linkedCode) : affiliatedAt(db, linkedCode)
}

/** The physician, or 404 when it is not there or not the caller's (reliability 0.13). */
export async function physicianFor(
  db: Executor,
  code: string,
  principal: Principal,
  permission: Permission = 'PHY_VIEW',
): Promise<PhysicianRecord> {
  need(principal, permission)
  const [row] = await db
    .select()
    .from(physician)
    .where(and(eq(physician.code, code), eq(physician.deleted, false), physicianScope(db, principal)))
    .limit(1)
  return row ?? refuse('NOT_FOUND')
}

/** The physicians that are about to change, locked until the transaction ends; 404 when one is not there. */
export async function lockPhysicians(db: Executor, codes: readonly string[]): Promise<PhysicianRecord[]> {
  if (codes.length === 0) return []
  const rows = await db
    .select()
    .from(physician)
    .where(and(inArray(physician.code, [...codes]), eq(physician.deleted, false)))
    // always in one order, so that two who lock many cannot lock each other out
    .orderBy(physician.id)
    .for('update')
  return rows.length === new Set(codes).size ? rows : refuse('NOT_FOUND')
}

/** The physician that is about to change, locked until the transaction ends; 404 when it is not there. */
export async function lockPhysician(db: Executor, code: string): Promise<PhysicianRecord> {
  const [row] = await lockPhysicians(db, [code])
  return row ?? refuse('NOT_FOUND')
}

/** Whether the caller is this very physician or staff; coordinators see public fields. */
export function seesWholePhysician(principal: Principal, code: string): boolean {
  return principal.marker === 'ADMIN' || (principal.marker === 'PHY' && principal.linkedCode === code)
}

/** The physician of a query, seen whole: papers and the like are not for coordinators. */
export async function wholePhysician(
  db: Executor,
  code: string,
  principal: Principal,
): Promise<PhysicianRecord> {
  const record = await physicianFor(db, code, principal)
  return seesWholePhysician(principal, code) ? record : refuse('NOT_FOUND')
}

/** Matches physicians that belong in the work lists: live, taken up, and not merged into another record. */
export function listedPhysicians(): SQL | undefined {
  return and(eq(physician.deleted, false), eq(physician.accepted, true), isNull(physician.duplicateOf))
}

/** Last name, then first and middle name, as lists and letters show a person. */
export function physicianName({
  lastName,
  firstName,
  middleName,
  suffix,
}: Pick<PhysicianRecord, 'lastName' | 'firstName' | 'middleName' | 'suffix'>): string {
  return `${lastName}, ${[firstName, middleName, suffix].filter(Boolean).join(' ')}`
}

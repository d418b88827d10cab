import { personName } from '@capiz/domain/text'
import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation, facility, physician } from '../../db/schema/index.ts'
import { heldRow, lockOnce, readUnder } from '../../db/held-rows.ts'
import type { Executor } from '../../db/types.ts'
import { isPractice } from '../../engines/provider/practice.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** A physician as it is stored. */
export type PhysicianRecord = typeof physician.$inferSelect

/**
 * The affiliations of the physician of the outer query at the facility of this code; with `isOpen` only those that
 * everybody may know: accredited ones at an accredited facility.
 */
export function affiliatedAt(db: Executor, facilityCode: string, isOpen = false): SQL {
  const links = db
    .select({ one: sql`1` })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(
      and(
        eq(affiliation.physicianId, physician.id),
        eq(affiliation.deleted, false),
        eq(facility.code, facilityCode),
        isOpen ? and(isPractice(), eq(facility.accreditationStatusCode, 'ACCREDITED')) : undefined,
      ),
    )
  return exists(links)
}

/**
 * Limits a query on physicians to the reach of the call: staff see all, a physician the own record, a coordinator the
 * physicians of the own facility where the call reaches those affiliated (domain model 5.2).
 */
export function physicianScope(db: Executor, { marker, linkedCode, reach }: Principal): SQL | undefined {
  if (reach === 'all') return undefined
  if (linkedCode === null) return sql`false`
  if (marker === 'PHY') return eq(physician.code, linkedCode)
  return reach === 'affiliated' ? affiliatedAt(db, linkedCode) : sql`false`
}

/** The physician, or 404 when it is not there or not the caller's (reliability 0.13). */
export async function physicianFor(
  db: Executor,
  code: string,
  principal: Principal,
): Promise<PhysicianRecord> {
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
export function lockPhysician(db: Executor, code: string): Promise<PhysicianRecord> {
  return lockOnce(db, lockOf(code), ['physician'], async () => {
    const [row] = await lockPhysicians(db, [code])
    return row ?? refuse('NOT_FOUND')
  })
}

const lockOf = (code: string): string => `physician ${code}`

/** The physician as far as the transaction holds it locked and knows it. */
export const heldPhysician = (db: Executor, code: string): PhysicianRecord | undefined =>
  heldRow(db, lockOf(code)) as PhysicianRecord | undefined

/** The live physician of a code as it stands; read once where the transaction holds it locked. */
export function livePhysician(db: Executor, code: string): Promise<PhysicianRecord | undefined> {
  return readUnder(db, lockOf(code), { tables: ['physician'] }, async () => {
    const [row] = await db
      .select()
      .from(physician)
      .where(and(eq(physician.code, code), eq(physician.deleted, false)))
    return row
  })
}

/** Whether the caller is this very physician or staff; coordinators see public fields. */
export function seesWholePhysician(principal: Principal, code: string): boolean {
  return principal.reach === 'all' || (principal.marker === 'PHY' && principal.linkedCode === code)
}

/** The physician of a query, seen whole: documents and the like are not for coordinators. */
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
export function physicianName(
  record: Pick<PhysicianRecord, 'lastName' | 'firstName' | 'middleName' | 'suffix'>,
): string {
  return personName(record)
}

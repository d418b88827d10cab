import { objectedPurposes, type PurposeCode } from '@capiz/domain/privacy'
import { asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { objection, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

/** A statement about a use of the data of a physician as it is stored. */
export type ObjectionRecord = typeof objection.$inferSelect

/**
 * Codes of the physicians who object to a use today, as an array that a query reads once. A statement about a record that
 * was merged into another counts for that one.
 */
function objectingTo(purpose: PurposeCode): SQL {
  return sql`array(select last.code from (
    select distinct on (code) code, objects from (
      select coalesce(p.duplicate_of, o.owner_code) as code, o.objects, o.id
      from objection o left join physician p on p.code = o.owner_code where o.purpose = ${purpose}) stated
    order by code, id desc) last where last.objects)`
}

/** Matches physicians who do not object to a use; `code` is the column of their code, or null for a facility. */
export function doesNotObject(code: SQL, purpose: PurposeCode): SQL {
  return sql`coalesce(${code} <> all(${objectingTo(purpose)}), true)`
}

/** The statements about the uses of the data of a physician and of the records merged into it, in their order. */
export async function statementsOf(db: Executor, code: string): Promise<ObjectionRecord[]> {
  const merged = db.select({ code: physician.code }).from(physician).where(eq(physician.duplicateOf, code))
  return db
    .select()
    .from(objection)
    .where(or(eq(objection.ownerCode, code), inArray(objection.ownerCode, merged)))
    .orderBy(asc(objection.id))
}

/** Whether a physician objects to a use. */
export async function objectsTo(db: Executor, code: string, purpose: PurposeCode): Promise<boolean> {
  return objectedPurposes(await statementsOf(db, code)).has(purpose)
}

import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Transaction } from '../../db/types.ts'
import { erasedUsername, listOf, type PersonKeys } from './keys.ts'
import { erasedName } from './refusals.ts'

/** Removes the person from the record: code, profession, specialty and the days of the accreditation stay. */
export async function neutralisePhysicians(tx: Transaction, { codes }: PersonKeys): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`update physician set last_name = ${erasedName}, first_name = code, middle_name = null, suffix = null,
          search_name = upper(${erasedName} || ' ' || code), email_address = null, birth_date = null, sex = null,
          prc_number = '', prc_validity = null, phic_accreditation_no = null, phic_validity = null, ptr_no = null,
          ptr_date = null, s2_no = null, s2_validity = null, association_no = null, association_validity = null,
          tin = null, payee = null, specializations = '[]', contract_no = null, mobile_number = null, telephone = null,
          details = '{}', remarks = null, deleted = true, version = version + 1
        where code in ${listOf(codes)} returning id`,
  )
  return rows.length
}

/** Removes what an affiliation says beside physician, facility, status and day. */
export async function neutraliseAffiliations(tx: Transaction, { codes }: PersonKeys): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`update affiliation set room = null, clinic_address = null, schedule = '[]', schedule_exceptions = '[]',
          remarks = null, deleted = true, version = version + 1
        where physician_id in (select id from physician where code in ${listOf(codes)}) returning id`,
  )
  return rows.length
}

/** Removes the person from the accounts, which nobody can sign in to any more. */
export async function neutraliseAccounts(tx: Transaction, { codes }: PersonKeys): Promise<number> {
  let changed = 0
  for (const code of codes) {
    const name = erasedUsername(code)
    const address = `${name}@erased.invalid`
    const rows = await rowsOf(
      tx,
      sql`update app_user set username = ${name}, email_address = ${address}, email_key = ${address}, first_name = code,
            last_name = ${erasedName}, password_hash = '', temporary_password = false, temporary_until = null,
            deleted = true, version = version + 1
          where code = ${code} returning id`,
    )
    changed += rows.length
  }
  return changed
}

/** Columns that name the author of a row by username. */
const authorColumns = [
  'created_by',
  'updated_by',
  'uploaded_by',
  'verified_by',
  'performed_by',
  'made_by',
  'decided_by',
  'reviewed_by',
  'ran_by',
  'target',
]

/** Replaces the usernames of a person wherever they name the author of a row, but in the sealed audit log. */
export async function renameAuthors(tx: Transaction, { codes }: PersonKeys): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        where c.table_schema = 'public' and c.data_type = 'character varying' and c.table_name <> 'audit_log'
          and c.column_name in ${listOf(authorColumns)} order by 1, 2`,
  )
  const accounts = await rowsOf<{ code: string; username: string }>(
    tx,
    sql`select code, username from app_user where code in ${listOf(codes)}`,
  )
  for (const { code, username: before } of accounts) {
    const after = erasedUsername(code)
    for (const { table, column } of columns) {
      const name = sql.identifier(column)
      await tx.execute(sql`update ${sql.identifier(table)} set ${name} = ${after} where ${name} = ${before}`)
    }
    await tx.execute(
      sql`update case_record set authors = (authors - ${before}::text) || to_jsonb(${after}::text)
          where authors @> to_jsonb(${before}::text)`,
    )
  }
}

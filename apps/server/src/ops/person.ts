import { sql, type SQL } from 'drizzle-orm'
import { systemActor } from '../platform/access/actor.ts'
import { audit } from '../platform/audit/audit.ts'
import { rowsOf } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Executor } from '../db/types.ts'
import type { Services } from '../platform/services.ts'

/** The names a person is known by: codes of the record and the accounts, usernames, e-mail addresses. */
interface PersonKeys {
  codes: string[]
  usernames: string[]
  emails: string[]
}

/** Rows about a person of one kind, each as the database holds it. */
interface PersonPart {
  what: string
  rows: Record<string, unknown>[]
}

const listOf = (values: readonly string[]): SQL =>
  values.length === 0
    ? sql`(null)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`

/** Columns that serve the search or open an account; they say nothing about the person. */
const left = sql`array['password_hash', 'search_name', 'search_words', 'name_key', 'email_key', 'hash', 'prev_hash']`

interface Source {
  what: string
  table: string
  where: (keys: PersonKeys) => SQL
}

const ofUser = ({ usernames }: PersonKeys): SQL =>
  sql`user_id in (select id from app_user where username in ${listOf(usernames)})`

const sources: readonly Source[] = [
  { what: 'Physician', table: 'physician', where: ({ codes }) => sql`code in ${listOf(codes)}` },
  {
    what: 'Affiliations',
    table: 'affiliation',
    where: ({ codes }) => sql`physician_id in (select id from physician where code in ${listOf(codes)})`,
  },
  { what: 'Documents', table: 'attachment', where: ({ codes }) => sql`owner_code in ${listOf(codes)}` },
  { what: 'Records', table: 'case_record', where: ({ codes }) => sql`owner_code in ${listOf(codes)}` },
  {
    what: 'Status changes',
    table: 'accreditation_history',
    where: ({ codes }) => sql`applicant_code in ${listOf(codes)}`,
  },
  {
    what: 'Activities',
    table: 'activity_log',
    where: ({ codes }) => sql`applicant_code in ${listOf(codes)}`,
  },
  { what: 'Remarks', table: 'remark', where: ({ codes }) => sql`owner_code in ${listOf(codes)}` },
  { what: 'Consents', table: 'consent', where: ({ codes }) => sql`subject_code in ${listOf(codes)}` },
  {
    what: 'Requests',
    table: 'user_request',
    where: ({ codes, emails }) =>
      sql`target_code in ${listOf(codes)} or requester_code in ${listOf(codes)} or lower(requester_email) in ${listOf(emails)}`,
  },
  { what: 'Accounts', table: 'app_user', where: ({ usernames }) => sql`username in ${listOf(usernames)}` },
  { what: 'Sign-ins', table: 'session', where: ofUser },
  {
    what: 'Log entries by or about the person',
    table: 'audit_log',
    where: ({ codes, usernames }) => sql`entity_code in ${listOf(codes)} or actor in ${listOf(usernames)}`,
  },
]

/** Mails are given without their text, which may hold a password. */
const mails = ({ emails }: PersonKeys): SQL =>
  sql`select to_jsonb(m) - 'body' as row from outbox_mail m where lower(recipient) in ${listOf(emails)} order by id`

/** Finds who is meant by a code of a physician or user, a username, or an e-mail address; undefined for nobody. */
export async function findPerson(db: Executor, given: string): Promise<PersonKeys | undefined> {
  const word = given.trim()
  const small = word.toLowerCase()
  const physicians = await rowsOf<{ code: string; email: string | null }>(
    db,
    sql`select code, email_address as email from physician where code = ${word.toUpperCase()} or lower(email_address) = ${small}`,
  )
  const codes = physicians.map(({ code }) => code)
  const users = await rowsOf<{ code: string; username: string; email: string }>(
    db,
    sql`select code, username, email_address as email from app_user
        where code = ${word.toUpperCase()} or username = ${small} or email_key = ${small}
          or linked_code in ${listOf(codes)}`,
  )
  if (physicians.length + users.length === 0) return undefined
  const emails = [...physicians, ...users].flatMap(({ email }) => email?.toLowerCase() ?? [])
  return {
    codes: [...codes, ...users.map(({ code }) => code)],
    usernames: users.map(({ username }) => username),
    emails: [...new Set(emails)],
  }
}

/**
 * Returns everything that is kept about a person, part by part, for whoever asks for it under Republic Act 10173, section
 * 16; notes in the audit log that it was taken. Files are named with their hashes; passwords, keys and texts of mails are
 * left out.
 */
export async function exportPerson(services: Services, keys: PersonKeys): Promise<PersonPart[]> {
  const parts: PersonPart[] = []
  for (const { what, table, where } of sources) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      services.db,
      sql`select to_jsonb(t) - ${left} as row from ${sql.identifier(table)} t where ${where(keys)} order by id`,
    )
    parts.push({ what, rows: rows.map(({ row }) => row) })
  }
  const sent = await rowsOf<{ row: Record<string, unknown> }>(services.db, mails(keys))
  parts.push({ what: 'Mails', rows: sent.map(({ row }) => row) })
  await inTransaction(services.db, (tx) =>
    audit(tx, services, {
      actor: systemActor.username,
      action: 'DOWNLOAD',
      entityType: 'person',
      entityCode: keys.codes[0] ?? null,
      topic: 'Everything about a person taken',
      changes: parts.map(({ what, rows }) => ({ field: what, before: null, after: rows.length })),
    }),
  )
  return parts
}

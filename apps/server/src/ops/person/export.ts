import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { systemActor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Services } from '../../platform/services.ts'
import type { PersonKeys } from './keys.ts'
import { personPlaces } from './places.ts'

/** Rows about a person of one kind, each as the database holds it. */
interface PersonPart {
  what: string
  rows: Record<string, unknown>[]
}

/** Columns that serve the search or open an account; they say nothing about the person. */
const left = ['password_hash', 'search_name', 'search_words', 'name_key', 'email_key', 'hash', 'prev_hash']

/**
 * Returns everything that is kept about a person, part by part, for whoever asks for it under Republic Act 10173, section
 * 16; notes in the audit log that it was taken. Files are named with their hashes; passwords, keys and texts of mails are
 * left out.
 */
export async function exportPerson(services: Services, keys: PersonKeys): Promise<PersonPart[]> {
  const parts: PersonPart[] = []
  for (const { what, table, where, omits = [] } of personPlaces.filter(
    ({ exported }) => exported !== false,
  )) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      services.db,
      sql`select to_jsonb(t) - (select array_agg(name) from jsonb_array_elements_text(${JSON.stringify([...left, ...omits])}::jsonb) n(name)) as row from ${sql.identifier(table)} t where ${where(keys)} order by id`,
    )
    parts.push({ what, rows: rows.map(({ row }) => row) })
  }
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

import { sql, type SQL } from 'drizzle-orm'
import { databaseProblem } from '../../db/errors.ts'
import { rowsOf } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { systemActor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Services } from '../../platform/services.ts'
import { tablesInOrder } from '../tables.ts'
import type { ErasureDecision } from './decision.ts'
import { listOf, type PersonKeys } from './keys.ts'
import { neutraliseAccounts, neutraliseAffiliations, neutralisePhysicians, renameAuthors } from './neutral.ts'
import { otherPlaces, personPlaces, type PersonPlace } from './places.ts'
import { patternOf } from './rewrite.ts'
import { holdsValue, rewriteRows, type Erasing } from './rewrite-rows.ts'
import { personalFields, personalValues, type PersonalValues } from './values.ts'

/** The effect of an erasure on the rows of one kind. */
export interface ErasureLine {
  what: string
  table: string
  rows: number
  action: 'removed' | 'rewritten' | 'kept'
  /** the reason to keep them, with or without the person */
  why: string
}

const noFields: ReadonlySet<string> = new Set()
/** Tables whose JSON holds whole forms of a record; the sealed facts of a decision are one text of them. */
const forms: ReadonlySet<string> = new Set(['user_request', 'merge_record', 'access_change'])
const formFields: ReadonlySet<string> = new Set([...personalFields, 'packet'])

/** Rows without a statement of their own are rewritten text by text. */
const neutralising: Readonly<Record<string, (tx: Transaction, keys: PersonKeys) => Promise<number>>> = {
  physician: neutralisePhysicians,
  affiliation: neutraliseAffiliations,
  app_user: neutraliseAccounts,
}

/** Lets the transaction write to append-only tables, all but the audit log; needs the role that owns them. */
async function setGuards(tx: Transaction, action: 'disable' | 'enable'): Promise<void> {
  const guards = await rowsOf<{ table: string; name: string }>(
    tx,
    sql`select c.relname as "table", t.tgname as name from pg_trigger t
        join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
        where p.proname = 'refuse_change' and not t.tgisinternal and c.relname <> 'audit_log' order by 1, 2`,
  )
  for (const { table, name } of guards) {
    await tx.execute(
      sql`alter table ${sql.identifier(table)} ${sql.raw(action)} trigger ${sql.identifier(name)}`,
    )
  }
}

/** Removes rows; the entries of stored files that nothing refers to afterwards go with their documents. */
async function removeRows(tx: Transaction, table: string, where: SQL): Promise<number> {
  if (table !== 'attachment') {
    return (await rowsOf(tx, sql`delete from ${sql.identifier(table)} where ${where} returning 1 as one`))
      .length
  }
  const removed = await rowsOf<{ sha256: string }>(
    tx,
    sql`delete from attachment where ${where} returning sha256`,
  )
  await tx.execute(
    sql`delete from file_blob b where sha256 in ${listOf(removed.map(({ sha256 }) => sha256))}
        and not exists (select 1 from attachment a where a.sha256 = b.sha256)
        and not exists (select 1 from row_import i where i.sha256 = b.sha256)`,
  )
  return removed.length
}

/** Treats the rows of one place as its declaration says. */
async function erasePlace(
  tx: Transaction,
  { what, table, where, erase, why = '' }: PersonPlace,
  keys: PersonKeys,
  pattern: RegExp | undefined,
): Promise<ErasureLine> {
  const line = { what, table, why }
  if (erase === 'remove')
    return { ...line, action: 'removed', rows: await removeRows(tx, table, where(keys)) }
  if (erase === 'rewrite') {
    const fields = forms.has(table) ? formFields : noFields
    const rows = await (neutralising[table]?.(tx, keys) ??
      rewriteRows(tx, table, where(keys), { pattern, fields }))
    return { ...line, action: 'rewritten', rows }
  }
  const [found] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${where(keys)}`,
  )
  return { ...line, action: 'kept', rows: found?.n ?? 0 }
}

/** Tables whose rows keep what they say. */
const untouched: ReadonlySet<string> = new Set([
  ...Object.entries(otherPlaces).flatMap(([table, { keep }]) => (keep === undefined ? [] : [table])),
  'audit_log',
  'consent',
  'price_sheet',
])

/** Rewrites rows about others that name the person without doubt: candidates of requests, rosters, receipts of batches. */
async function eraseElsewhere(tx: Transaction, { certain }: PersonalValues): Promise<ErasureLine[]> {
  const lines: ErasureLine[] = []
  if (certain.length === 0) return lines
  const erasing: Erasing = { pattern: patternOf(certain), fields: noFields }
  for (const table of await tablesInOrder(tx)) {
    if (untouched.has(table) || table in neutralising) continue
    const rows = await rewriteRows(tx, table, holdsValue(certain), erasing)
    if (rows > 0) {
      lines.push({
        what: `Other rows of ${table}`,
        table,
        rows,
        action: 'rewritten',
        why: 'they are about others',
      })
    }
  }
  return lines
}

async function eraseAll(
  services: Services,
  tx: Transaction,
  keys: PersonKeys,
  decision: ErasureDecision | undefined,
): Promise<ErasureLine[]> {
  const values = await personalValues(tx, keys)
  const pattern = patternOf(values.all)
  await setGuards(tx, 'disable')
  await renameAuthors(tx, keys)
  const lines: ErasureLine[] = []
  for (const place of personPlaces) lines.push(await erasePlace(tx, place, keys, pattern))
  lines.push(...(await eraseElsewhere(tx, values)))
  await setGuards(tx, 'enable')
  await audit(tx, services, {
    actor: systemActor.username,
    action: 'DELETE',
    entityType: 'person',
    entityCode: keys.codes[0] ?? null,
    topic: 'Person erased',
    changes: [
      { field: 'Asked by', after: decision?.askedBy },
      { field: 'Agreed by', after: decision?.agreedBy },
      ...lines
        .filter(({ rows, action }) => rows > 0 && action !== 'kept')
        .map(({ what, rows, action }) => ({ field: what, before: rows, after: action })),
    ],
  })
  return lines
}

class Undone extends Error {}

/** SQLSTATE of a statement that the role has no right to. */
const notPermitted = '42501'

/**
 * Erases a person (Republic Act 10173, section 16): documents, accounts and mails are removed, histories stay without the
 * person, and what a law asks to keep stays. Without a decision everything is done and undone, so the answer is exact. Check
 * `erasureRefusals` first, and take the decision from `erasureDecision`. Needs the database role that owns the tables, because histories are
 * append-only for the server.
 */
export async function erasePerson(
  services: Services,
  keys: PersonKeys,
  decision?: ErasureDecision,
): Promise<ErasureLine[]> {
  let lines: ErasureLine[] = []
  try {
    await inTransaction(services.db, async (tx) => {
      lines = await eraseAll(services, tx, keys, decision)
      if (!decision) throw new Undone()
    })
  } catch (error) {
    if (databaseProblem(error)?.code === notPermitted) {
      throw new Error(
        'Only the role that owns the tables can erase: run the command with its DATABASE_URL.',
        {
          cause: error,
        },
      )
    }
    if (!(error instanceof Undone)) throw error
  }
  return lines
}

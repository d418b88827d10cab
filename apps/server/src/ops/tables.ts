import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Executor } from '../db/types.ts'

/** Tables a backup leaves out: counters that write themselves and things that are over by then. */
const left = new Set([
  'table_version',
  'rate_bucket',
  'idempotency_key',
  'job',
  'documents_held',
  'provider_claim',
  'last_document',
])

/** Every table of ours, each after the tables it refers to. */
export async function tablesInOrder(db: Executor): Promise<string[]> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const links = await rowsOf<{ child: string; parent: string }>(
    db,
    sql`select c.relname as child, p.relname as parent from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
        where k.contype = 'f' and c.oid <> p.oid`,
  )
  const waiting = new Set(names.map((row) => row.name).filter((name) => !left.has(name)))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) => !links.some((link) => link.child === name && waiting.has(link.parent)),
    )
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.')
    for (const name of ready) waiting.delete(name)
    ordered.push(...ready)
  }
  return ordered
}

import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { tableVersion } from '../../db/schema/index.ts'
import type { Database } from '../../db/types.ts'
import { batchReads } from './batch-reads.ts'

/** The versions of all tables at one moment. */
export type Versions = ReadonlyMap<string, string>

/** Reads the versions of all tables; calls that ask at the same time share one statement, begun after all of them. */
export type ReadVersions = () => Promise<Versions>

/**
 * One prepared statement tells whether anything kept in memory still holds. It is read anew for every call (ADR 35): a
 * notification would arrive some time after the commit, and a call in between would be answered by what no longer holds.
 */
export function versionReader(db: Database): ReadVersions {
  const statement = db
    .select({ name: tableVersion.name, version: sql<string>`sum(${tableVersion.version})::text` })
    .from(tableVersion)
    .groupBy(tableVersion.name)
    .prepare('table_versions')
  const read = batchReads(
    async () => new Map((await statement.execute()).map((row) => [row.name, row.version])),
  )
  return () => read([])
}

/** Returns one text for the versions of some tables. */
export function versionOf(versions: Versions, tables: readonly string[]): string {
  return tables.map((name) => versions.get(name) ?? '0').join(' ')
}

/** Returns whether two calls began with the same versions of all tables. */
export const isSameVersions = (a: Versions, b: Versions): boolean =>
  a === b || (a.size === b.size && [...a].every(([name, version]) => b.get(name) === version))

/** Returns the tables whose version moves with every write; of other tables nothing may be kept. */
export async function versionedTables(db: Database): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select c.relname::text as name from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'bump_table_version' and t.tgattr::text = ''`,
  )
  return new Set(rows.map(({ name }) => name))
}

import { sql } from 'drizzle-orm'
import { rowsOf } from './db/rows.ts'
import type { Database } from './db/types.ts'

/** Exact counts kept until the table changes. */
export interface KeptCounts {
  /**
   * The number of rows under a filter: kept from last time, or counted by `exact`. `tables` names every table the
   * filter looks at; a write to one of them drops the number.
   */
  count: (
    tables: string | readonly string[],
    filterKey: string,
    exact: () => Promise<number>,
  ) => Promise<number>
}

const keptEntries = 2000

/** Counts per (tables, filter), valid for the version of the tables they were taken at. */
export function keptCounts(db: Database): KeptCounts {
  const kept = new Map<string, { version: string; count: number }>()

  async function versionOf(tables: readonly string[]): Promise<string> {
    const names = sql.join(
      tables.map((name) => sql`${name}`),
      sql`, `,
    )
    const [row] = await rowsOf<{ version: string }>(
      db,
      sql`select coalesce(sum(version), 0)::text as version from table_version where name in (${names})`,
    )
    return row?.version ?? '0'
  }

  return {
    async count(tables, filterKey, exact) {
      const names = typeof tables === 'string' ? [tables] : tables
      const key = `${names.join(',')}|${filterKey}`
      // Read before counting: a write in between then drops the number again instead of keeping a stale one.
      const version = await versionOf(names)
      const known = kept.get(key)
      if (known?.version === version) return known.count
      const count = await exact()
      if (kept.size >= keptEntries) kept.clear()
      kept.set(key, { version, count })
      return count
    },
  }
}

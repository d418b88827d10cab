import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Database } from '../../db/types.ts'
import { batchReads } from './batch-reads.ts'

/** Exact figures kept until a table they were read from changes. */
export interface CountCache {
  /**
   * The number of rows under a filter: kept from last time, or counted by `exact`. `tables` names every table the
   * filter looks at; a write to one of them drops the number.
   */
  count: (
    tables: string | readonly string[],
    filterKey: string,
    exact: () => Promise<number>,
  ) => Promise<number>
  /**
   * The same for anything that is read from these tables and costs more than a count: several figures, a board. The key
   * names what was asked, by whom as far as that matters, and the day. What is answered must not be changed.
   */
  get: <T>(tables: readonly string[], key: string, exact: () => Promise<T>) => Promise<T>
  /**
   * The number of rows of a log under a filter: what was counted before plus what came since. For tables whose rows are
   * never changed or taken away and whose ids follow the order of commits. `since` counts what lies behind an id and
   * names the last id of the whole log, both in one statement.
   */
  grown: (filterKey: string, since: (id: number) => Promise<Growth>) => Promise<number>
  /** Version that moves on with every write to one of the tables, in any process. */
  versionOf: (tables: readonly string[]) => Promise<string>
}

/** How many rows came behind an id, and where the log ends now. */
export interface Growth {
  count: number
  last: number
}

const maxEntries = 2000

/** Figures per (tables, key), valid for the version of the tables they were taken at. */
export function createCountCache(db: Database): CountCache {
  const cache = new Map<string, { version: string; value: Promise<unknown> }>()

  const logs = new Map<string, Growth>()

  const versions = batchReads(async (names) => {
    const list = sql.join(
      [...names].map((name) => sql`${name}`),
      sql`, `,
    )
    const rows = await rowsOf<{ name: string; version: string }>(
      db,
      sql`select name, sum(version)::text as version from table_version where name in (${list}) group by name`,
    )
    return new Map(rows.map(({ name, version }) => [name, version]))
  })

  async function versionOf(tables: readonly string[]): Promise<string> {
    const found = await versions(tables)
    return tables.map((name) => found.get(name) ?? '0').join(' ')
  }

  async function get<T>(tables: readonly string[], name: string, exact: () => Promise<T>): Promise<T> {
    const key = `${tables.join(',')}|${name}`
    // Read before counting: a write in between then drops the figure again instead of keeping a stale one.
    const version = await versionOf(tables)
    const known = cache.get(key)
    if (known?.version === version) return known.value as Promise<T>
    // Kept while it is still being read: who asks meanwhile waits for the same answer. A query builder runs anew each
    // time it is awaited; the promise around it runs it once.
    const value = Promise.resolve(exact())
    if (cache.size >= maxEntries) cache.clear()
    cache.set(key, { version, value })
    value.catch(() => cache.get(key)?.value === value && cache.delete(key))
    return value
  }

  async function grown(key: string, since: (id: number) => Promise<Growth>): Promise<number> {
    const known = logs.get(key) ?? { count: 0, last: 0 }
    const { count, last } = await since(known.last)
    // a log that ends earlier than it did is another one: a backup was put back
    if (last < known.last) {
      logs.delete(key)
      return grown(key, since)
    }
    const all = known.count + count
    if (logs.size >= maxEntries) logs.clear()
    logs.set(key, { count: all, last })
    return all
  }

  return {
    get,
    grown,
    count: (tables, key, exact) => get(typeof tables === 'string' ? [tables] : tables, key, exact),
    versionOf,
  }
}

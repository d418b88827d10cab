import { noteTables } from '../../db/read-watch.ts'
import { versionOf, type ReadVersions, type Versions } from './versions.ts'

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
  /** The same cache for a call that only reads: `versions` were read after the call began, so nothing is asked again. */
  at: (versions: Versions) => CountCache
}

/** How many rows came behind an id, and where the log ends now. */
export interface Growth {
  count: number
  last: number
}

const maxEntries = 2000

/** Figures per (tables, key), valid for the version of the tables they were taken at. */
export function createCountCache(readVersions: ReadVersions): CountCache {
  const cache = new Map<string, { version: string; value: Promise<unknown> }>()

  const logs = new Map<string, Growth>()

  async function getAt<T>(
    read: ReadVersions,
    tables: readonly string[],
    name: string,
    exact: () => Promise<T>,
  ): Promise<T> {
    noteTables(tables)
    const key = `${tables.join(',')}|${name}`
    // Read before counting: a write in between then drops the figure again instead of keeping a stale one.
    const version = versionOf(await read(), tables)
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

  const by = (read: ReadVersions): CountCache => {
    const get: CountCache['get'] = (tables, key, exact) => getAt(read, tables, key, exact)
    return {
      get,
      grown,
      count: (tables, key, exact) => get(typeof tables === 'string' ? [tables] : tables, key, exact),
      at: (versions) => by(() => Promise.resolve(versions)),
    }
  }
  return by(readVersions)
}

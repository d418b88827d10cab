import type { RowReader } from '../../db/prepared.ts'
import { noteRead, watchReads } from '../../db/read-watch.ts'
import type { Database } from '../../db/types.ts'
import { versionOf, type Versions } from './versions.ts'

/** Rows of lists as the database answers them, by their ids; each call makes its own reply of them. */
export interface CachedRows {
  /** Rows of ids in any order; those that are cached are not read. The answer is shared: nobody may change it. */
  read: <R extends { id: number }>(
    db: Database,
    versions: Versions,
    reader: RowReader<R>,
    ids: readonly number[],
  ) => Promise<R[]>
}

/** The rows of one statement, all read at the same version of its tables. */
interface CachedStatement {
  tables: readonly string[]
  version: string
  rows: Map<number, { id: number }>
}

/** A screen has fewer ids than this; an export has more, and its rows are not read again. */
const largestPage = 100

/**
 * Caches up to `most` rows of each statement until one of its tables is written to. Nothing of a caller is in them: what he
 * may see is decided when the reply is made.
 */
export function cachedRows(versioned: ReadonlySet<string>, most = 2000): CachedRows {
  const statements = new Map<unknown, CachedStatement>()

  /** The cached rows of a statement at these versions; begins anew once a table was written to. */
  function at(reader: unknown, versions: Versions, tables: readonly string[]): CachedStatement {
    const version = versionOf(versions, tables)
    const known = statements.get(reader)
    if (known?.version === version && known.tables.join() === tables.join()) return known
    const anew = { tables, version, rows: new Map<number, { id: number }>() }
    statements.set(reader, anew)
    return anew
  }

  function store({ rows }: CachedStatement, read: readonly { id: number }[]): void {
    if (rows.size + read.length > most) rows.clear()
    for (const row of read) rows.set(row.id, row)
  }

  return {
    read: async <R extends { id: number }>(
      db: Database,
      versions: Versions,
      reader: RowReader<R>,
      ids: readonly number[],
    ) => {
      const known = statements.get(reader)
      const isCurrent = known && versionOf(versions, known.tables) === known.version
      const found = isCurrent ? ids.flatMap((id) => (known.rows.get(id) as R | undefined) ?? []) : []
      if (isCurrent) noteRead({ tables: known.tables, isRepeatable: true })
      if (found.length === ids.length) return found
      const has = new Set(found.map(({ id }) => id))
      const watch = { tables: new Set<string>(), isRepeatable: true }
      const read = await watchReads(watch, async () =>
        reader(db).execute({ ids: ids.filter((id) => !has.has(id)) }),
      )
      noteRead(watch)
      const tables = [...watch.tables].sort()
      // The versions were read before the rows: a write in between then drops them instead of keeping stale ones.
      if (watch.isRepeatable && ids.length <= largestPage && tables.every((name) => versioned.has(name)))
        store(at(reader, versions, tables), read)
      return [...found, ...read]
    },
  }
}

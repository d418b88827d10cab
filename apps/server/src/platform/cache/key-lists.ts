import { noteTables, watchReads } from '../../db/read-watch.ts'
import { boundedEntries } from './bounded.ts'
import { versionOf, type Versions } from './versions.ts'

/** The ids of whole lists in their order, from which far pages are cut. */
export interface KeyLists {
  /** The ids under a key that names list, filters, order and what of the caller decides; read when none are kept. */
  get: (versions: Versions, key: string, read: () => Promise<Int32Array>) => Promise<Int32Array>
}

interface Entry {
  tables: readonly string[]
  version: string
  ids: Int32Array
}

/** Keeps ids up to `mostBytes`, those asked for last, until a table that their statement named is written to. */
export function keyLists(versioned: ReadonlySet<string>, mostBytes = 16 * 1024 * 1024): KeyLists {
  const entries = boundedEntries<Entry>(mostBytes, ({ ids }) => ids.byteLength)

  return {
    get: async (versions, key, read) => {
      const known = entries.get(key)
      if (known && versionOf(versions, known.tables) === known.version) {
        noteTables(known.tables)
        return known.ids
      }
      const watch = { tables: new Set<string>(), isRepeatable: true }
      const ids = await watchReads(watch, read)
      const tables = [...watch.tables].sort()
      noteTables(tables)
      if (watch.isRepeatable && tables.every((name) => versioned.has(name))) {
        entries.set(key, { tables, version: versionOf(versions, tables), ids })
      }
      return ids
    },
  }
}

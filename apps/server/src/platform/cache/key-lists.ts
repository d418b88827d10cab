import { noteRead, watchReads } from '../../db/read-watch.ts'
import { boundedEntries } from './bounded.ts'
import { isSameVersions, versionOf, type Versions } from './versions.ts'

/** The ids of lists in their order, from which pages are cut. */
export interface KeyLists {
  /** The ids under a key that names their statement with its values; read when none are kept. */
  get: (versions: Versions, key: string, read: () => Promise<Int32Array>) => Promise<Int32Array>
  /** Whether a list was wanted before since one of these tables was written to; it counts as wanted from now on. */
  isWantedAgain: (versions: Versions, key: string, tables: readonly string[]) => boolean
}

interface Entry {
  tables: readonly string[]
  version: string
  ids: Int32Array
  /** whether a read gives the same again while its tables stay as they are */
  isRepeatable: boolean
}

interface Running {
  versions: Versions
  entry: Promise<Entry>
}

/** Lists whose last call is remembered, to know one that is wanted again. */
const mostWanted = 5000

async function entryOf(versions: Versions, read: () => Promise<Int32Array>): Promise<Entry> {
  const watch = { tables: new Set<string>(), isRepeatable: true }
  const ids = await watchReads(watch, read)
  const tables = [...watch.tables].sort()
  return { tables, version: versionOf(versions, tables), ids, isRepeatable: watch.isRepeatable }
}

/**
 * Keeps ids up to `mostBytes`, those asked for last, until a table that their statement named is written to. Calls that want
 * the same ids at the same versions while they are read wait for that read: after a write a list is read once, not by every
 * caller at once.
 */
export function keyLists(versioned: ReadonlySet<string>, mostBytes = 16 * 1024 * 1024): KeyLists {
  const entries = boundedEntries<Entry>(mostBytes, ({ ids }) => ids.byteLength)
  const running = new Map<string, Running>()
  const wanted = new Map<string, string>()

  async function keep(key: string, own: Running): Promise<void> {
    try {
      const made = await own.entry
      if (made.isRepeatable && made.tables.every((name) => versioned.has(name))) entries.set(key, made)
    } catch {
      // whoever asked is told; nothing is kept
    } finally {
      if (running.get(key) === own) running.delete(key)
    }
  }

  function start(versions: Versions, key: string, read: () => Promise<Int32Array>): Promise<Entry> {
    const own = { versions, entry: entryOf(versions, read) }
    running.set(key, own)
    void keep(key, own)
    return own.entry
  }

  return {
    get: async (versions, key, read) => {
      const known = entries.get(key)
      const isKept = known && versionOf(versions, known.tables) === known.version
      const other = running.get(key)
      const entry = isKept
        ? known
        : await (other && isSameVersions(other.versions, versions) ? other.entry : start(versions, key, read))
      noteRead(entry)
      return entry.ids
    },
    isWantedAgain: (versions, key, tables) => {
      const version = versionOf(versions, tables)
      const isAgain = wanted.get(key) === version
      wanted.delete(key)
      wanted.set(key, version)
      for (const oldest of wanted.keys()) if (wanted.size > mostWanted) wanted.delete(oldest)
      return isAgain
    },
  }
}

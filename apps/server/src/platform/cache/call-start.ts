import { AsyncLocalStorage } from 'node:async_hooks'
import { noteTables, watchWrites } from '../../db/read-watch.ts'
import type { Database } from '../../db/types.ts'
import { boundedEntries, type BoundedEntries } from './bounded.ts'
import { versionOf, type Versions } from './versions.ts'

interface Cached {
  version: string
  value: unknown
}

/** The versions a call began with, and the tables its own statements may have written to since. */
interface CallStart {
  versions: Versions
  written: ReadonlySet<string>
  cache: BoundedEntries<Cached>
}

const starts = new AsyncLocalStorage<CallStart>()
const caches = new WeakMap<Database, BoundedEntries<Cached>>()
const mostBytes = 64 * 1024

function cacheOf(db: Database): BoundedEntries<Cached> {
  const known = caches.get(db) ?? boundedEntries<Cached>(mostBytes, () => 100)
  caches.set(db, known)
  return known
}

/** Runs a call whose reads of maintained lists may be answered from memory, as they were when it began. */
export function fromStart<T>(db: Database, versions: Versions, work: () => Promise<T>): Promise<T> {
  const written = new Set<string>()
  return starts.run({ versions, written, cache: cacheOf(db) }, () => watchWrites(written, work))
}

/**
 * Reads what changes rarely, such as the items of a maintained list, or takes what was read for an earlier call while no
 * table of it was written to. Nothing is taken once the call itself may have written to one of them, and no call waits for
 * the read of another: that one may stand behind a transaction that waits for this one. The answer is shared: nobody may
 * change it.
 */
export async function cachedFromStart<T>(
  tables: readonly string[],
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const start = starts.getStore()
  if (!start || tables.some((table) => start.written.has(table))) return read()
  // a kept reply made of this has to go when one of the tables is written to
  noteTables(tables)
  const version = versionOf(start.versions, tables)
  const known = start.cache.get(key)
  if (known?.version === version) return known.value as T
  const value = await read()
  start.cache.set(key, { version, value })
  return value
}

import type { Executor } from './types.ts'

/** The locks of a transaction, and what it read of the locked rows since its last own write to their tables. */
interface Held {
  locks: Set<string>
  rows: Map<string, { tables: readonly string[]; value: unknown }>
}

const held = new WeakMap<Executor, Held>()

/** Begins to remember what a transaction holds locked. */
export function rememberHeld(tx: Executor): void {
  held.set(tx, { locks: new Set(), rows: new Map() })
}

/** Forgets the rows of tables that a transaction wrote to; its locks stay. */
export function forgetHeld(tx: Executor, tables: readonly string[]): void {
  const rows = held.get(tx)?.rows
  for (const [key, row] of rows ?? [])
    if (row.tables.some((table) => tables.includes(table))) rows?.delete(key)
}

async function remembered<T>(
  { rows }: Held,
  key: string,
  tables: readonly string[],
  read: () => Promise<T>,
): Promise<T> {
  const known = rows.get(key)
  if (known) return known.value as T
  const value = await read()
  rows.set(key, { tables, value })
  return value
}

/**
 * Reads what a lock keeps as it is: once a transaction that holds the lock, anew after each of its own writes to these
 * tables, and always where the lock is not held. What is answered is shared: nobody may change it.
 */
export function readUnder<T>(
  db: Executor,
  lock: string,
  { key = lock, tables }: { key?: string; tables: readonly string[] },
  read: () => Promise<T>,
): Promise<T> {
  const own = held.get(db)
  return own?.locks.has(lock) ? remembered(own, key, tables, read) : read()
}

/** Returns what a transaction knows of the row it holds under a lock; undefined when it would have to read it. */
export function heldRow(db: Executor, lock: string): unknown {
  return held.get(db)?.rows.get(lock)?.value
}

/** Remembers a row that the transaction has just written, and so holds locked. */
export function holdRow(tx: Executor, lock: string, tables: readonly string[], value: unknown): void {
  const own = held.get(tx)
  own?.locks.add(lock)
  own?.rows.set(lock, { tables, value })
}

/** Locks a row by reading it; a transaction that holds the lock already takes what it knows of the row. */
export async function lockOnce<T>(
  db: Executor,
  lock: string,
  tables: readonly string[],
  read: () => Promise<T>,
): Promise<T> {
  const own = held.get(db)
  if (!own) return read()
  const value = await remembered(own, lock, tables, read)
  own.locks.add(lock)
  return value
}

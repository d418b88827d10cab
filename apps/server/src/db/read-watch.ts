import { getTableName, is, Table, type Logger } from 'drizzle-orm'
import { AsyncLocalStorage } from 'node:async_hooks'
import { forgetHeld } from './held-rows.ts'
import * as schema from './schema/index.ts'
import type { Executor } from './types.ts'

/** The tables that a piece of work reads, and whether it would read the same again. */
export interface ReadWatch {
  /** every table named by a statement of the work */
  tables: Set<string>
  /** false once a statement wrote, locked, or asked the database for the time or a random number */
  isRepeatable: boolean
}

interface Facts {
  tables: readonly string[]
  isRepeatable: boolean
  /** whether the statement changes rows; one that only locks them does not */
  isWriting: boolean
}

/** The table that says which version others have is not read for what it holds. */
const ownTable = 'table_version'

const tableNames = Object.values(schema)
  .filter((one) => is(one, Table))
  .map((table) => getTableName(table))
  .filter((name) => name !== ownTable)
const anyTable = new RegExp(String.raw`\b(?:${tableNames.join('|')})\b`, 'g')
const changing = /\b(?:insert|update|delete|truncate|nextval|now|random|\w+_timestamp|current_\w+)\b/i

const writing = /\b(?:insert|(?<!for )update|delete|truncate)\b/i

const mostTexts = 5000
const factsByText = new Map<string, Facts>()

function factsOf(text: string): Facts {
  const known = factsByText.get(text)
  if (known) return known
  const facts = {
    tables: [...new Set(text.match(anyTable))],
    isRepeatable: !changing.test(text),
    isWriting: writing.test(text),
  }
  if (factsByText.size >= mostTexts) factsByText.clear()
  factsByText.set(text, facts)
  return facts
}

const watches = new AsyncLocalStorage<ReadWatch>()

/** Runs work and notes in the watch which tables its statements name. */
export function watchReads<T>(watch: ReadWatch, work: () => Promise<T>): Promise<T> {
  return watches.run(watch, work)
}

const writeWatches = new AsyncLocalStorage<Set<string>>()

/** Runs work and notes every table named by a statement that may have written, the statement's other tables with it. */
export function watchWrites<T>(written: Set<string>, work: () => Promise<T>): Promise<T> {
  return writeWatches.run(written, work)
}

const transactions = new AsyncLocalStorage<Executor>()

/** Runs the work of a transaction; what it remembers of a table is forgotten with each of its writes to it. */
export function watchTransaction<T>(tx: Executor, work: () => Promise<T>): Promise<T> {
  return transactions.run(tx, work)
}

/** Passes every statement to the watches of the work that sent it. */
export const readLogger: Logger = {
  logQuery: (query) => {
    const written = writeWatches.getStore()
    const watch = watches.getStore()
    const tx = transactions.getStore()
    if (!written && !watch && !tx) return
    const facts = factsOf(query)
    if (tx && facts.isWriting) forgetHeld(tx, facts.tables)
    if (written && !facts.isRepeatable) for (const table of facts.tables) written.add(table)
    if (!watch) return
    for (const table of facts.tables) watch.tables.add(table)
    watch.isRepeatable &&= facts.isRepeatable
  },
}

/** Notes tables of figures that were read before and are kept. */
export function noteTables(tables: readonly string[]): void {
  const watch = watches.getStore()
  if (watch) for (const table of tables) watch.tables.add(table)
}

/** Notes a read that had a watch of its own: its tables, and whether it would be the same again. */
export function noteRead({
  tables,
  isRepeatable,
}: {
  tables: Iterable<string>
  isRepeatable: boolean
}): void {
  const watch = watches.getStore()
  if (!watch) return
  for (const table of tables) watch.tables.add(table)
  watch.isRepeatable &&= isRepeatable
}

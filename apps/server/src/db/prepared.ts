import type { Database } from './types.ts'

/** A prepared statement that reads the rows of some ids. */
export type RowReader<R> = (db: Database) => {
  execute: (values: { ids: readonly number[] }) => PromiseLike<R[]>
}

/**
 * Returns the statement of a database, built the first time it is wanted: the query builder then does nothing a call, and
 * a named statement is parsed once a connection. Values that differ come through `sql.placeholder`.
 */
export function preparedOn<S>(build: (db: Database) => S): (db: Database) => S {
  const statements = new WeakMap<Database, S>()
  return (db) => {
    const known = statements.get(db)
    if (known !== undefined) return known
    const made = build(db)
    statements.set(db, made)
    return made
  }
}

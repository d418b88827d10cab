import type { SQL } from 'drizzle-orm'
import type { Executor } from './types.ts'

/** Runs hand-written SQL and answers its rows, the same way on both engines. Columns keep their database names. */
export async function rowsOf<T extends Record<string, unknown>>(db: Executor, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] }
  return result.rows
}

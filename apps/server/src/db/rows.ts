import type { SQL } from 'drizzle-orm'
import type { Executor } from './types.ts'

/** Runs hand-written SQL and answers its rows, the same way on both engines. Columns keep their database names. */
export async function rowsOf<T extends Record<string, unknown>>(db: Executor, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] }
  return result.rows
}

/** Records in the order of their codes: a statement for many rows promises none. A missing one is our mistake. */
export function inOrderOf<R extends { code: string }>(codes: readonly string[], records: readonly R[]): R[] {
  const byCode = new Map(records.map((record) => [record.code, record]))
  return codes.map((code) => {
    const record = byCode.get(code)
    if (!record) throw new Error(`${code} is not among the rows of the statement.`)
    return record
  })
}

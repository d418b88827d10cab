import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '../../db/rows.ts'
import type { Services } from '../services.ts'

/** One page of a list whose rows have a number of their own. */
export interface IdPage {
  table: PgTable
  id: PgColumn
  where: SQL | undefined
  order: readonly SQL[]
  offset: number
  size: number
  /** names list, filters, order and what of the caller decides */
  key: string
}

/** From this row on a page is cut from the ids of the whole list instead of counted off by the database. */
const farFrom = 1000

/**
 * Returns the ids of a page. A far page would make the database walk over all rows before it; it is cut from the ids of the
 * whole list, which are read once and kept until one of their tables is written to.
 */
export async function pageIds(
  { db, versions, keyLists }: Pick<Services, 'db' | 'versions' | 'keyLists'>,
  { table, id, where, order, offset, size, key }: IdPage,
): Promise<number[]> {
  const ordered = sql`select ${id} as id from ${table} where ${where ?? sql`true`} order by ${sql.join([...order], sql`, `)}`
  if (offset < farFrom) {
    const rows = await rowsOf<{ id: number }>(db, sql`${ordered} limit ${size} offset ${offset}`)
    return rows.map((row) => row.id)
  }
  const all = await keyLists.get(await versions(), key, async () => {
    const [row] = await rowsOf<{ ids: string | null }>(
      db,
      sql`select string_agg(ordered.id::text, ',') as ids from (${ordered}) ordered`,
    )
    return Int32Array.from(row?.ids?.split(',') ?? [], Number)
  })
  return [...all.subarray(offset, offset + size)]
}

import { sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
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
  /** names list, filters and what of the caller decides, for the number of rows */
  countKey: string
  /** every table the condition looks at, by which the number of rows is kept */
  tables: readonly string[]
  /** the condition or the order costs more than the ids: all of them are read at once, and counted by that */
  isCostly?: boolean
}

/** The ids of a page in order, and the number of rows of the whole list. */
export interface PageOfIds {
  ids: number[]
  total: number
}

/** From this row on a page is cut from the ids of the whole list instead of counted off by the database. */
const farFrom = 1000

const dialect = new PgDialect({ casing: 'snake_case' })

/** Names a statement by itself: whatever of the caller or of other tables decided is in its text or its values. */
function keyOf(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return `${text} ${JSON.stringify(params)}`
}

/**
 * Returns the ids of a page and how many there are in all. A far page would make the database walk over all rows before it,
 * and one under a costly condition would look for it twice; these are cut from the ids of the whole list, which are read
 * once and kept until one of their tables is written to. Otherwise the number of rows is kept.
 */
export async function pageIds(
  { db, versions, counts, keyLists }: Pick<Services, 'db' | 'versions' | 'counts' | 'keyLists'>,
  { table, id, where = sql`true`, order, offset, size, countKey, tables, isCostly }: IdPage,
): Promise<PageOfIds> {
  const ordered = sql`select ${id} as id from ${table} where ${where} order by ${sql.join([...order], sql`, `)}`
  if (offset < farFrom && !isCostly) {
    const rows = await rowsOf<{ id: number }>(db, sql`${ordered} limit ${size} offset ${offset}`)
    const total = await counts.count(tables, countKey, () => db.$count(table, where))
    return { ids: rows.map((row) => row.id), total }
  }
  const all = await keyLists.get(await versions(), keyOf(ordered), async () => {
    const [row] = await rowsOf<{ ids: string | null }>(
      db,
      sql`select string_agg(ordered.id::text, ',') as ids from (${ordered}) ordered`,
    )
    return Int32Array.from(row?.ids?.split(',') ?? [], Number)
  })
  return { ids: [...all.subarray(offset, offset + size)], total: all.length }
}

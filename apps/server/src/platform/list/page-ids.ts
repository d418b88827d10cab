import { sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { RowReader } from '../../db/prepared.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Services } from '../services.ts'
import { inKeyOrder } from './page.ts'

/** A condition on the rows of a list, and their order. */
export interface Selection {
  where: SQL | undefined
  order: readonly SQL[]
}

/** A search in a list that is widened where it finds too little. */
export interface ListSearch {
  /** a row is exactly what was searched; left out where other filters hide rows that the search finds */
  isWhole: SQL | undefined
  /** the wider list; undefined where what was found is enough, which is read anew where it is not known */
  widened: (found: { count: number; isWhole: boolean } | undefined) => Promise<Selection | undefined>
}

/** One page of a list whose rows have a number of their own. */
export interface IdPage extends Selection {
  table: PgTable
  id: PgColumn
  offset: number
  size: number
  /** names list, filters and what of the caller decides, for the number of rows */
  countKey: string
  /** every table the condition looks at, by which the number of rows is kept */
  tables: readonly string[]
  /** the condition or the order costs more than the ids: all of them are read at once, and counted by that */
  isCostly?: boolean | undefined
  /** read together with the ids of a costly list */
  search?: ListSearch | undefined
}

/** The ids of a page in order, and the number of rows of the whole list. */
export interface PageOfIds {
  ids: number[]
  total: number
}

/** As many ids are read for the first pages of a list that is wanted again; later pages are cut from the ids of the whole list. */
const nearMost = 1000

const dialect = new PgDialect({ casing: 'snake_case' })

/** Names a statement by itself: whatever of the caller or of other tables decided is in its text or its values. */
function keyOf(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return `${text} ${JSON.stringify(params)}`
}

interface FoundIds {
  ids: Int32Array
  isWhole: boolean
}

/** Reads ids as one text, which costs less than a row each; and whether one of them is exactly what was searched. */
async function readIds(db: Services['db'], ordered: SQL, hasWhole = false): Promise<FoundIds> {
  const isWhole = hasWhole ? sql`bool_or(ordered.is_whole)` : sql`false`
  const [row] = await rowsOf<{ ids: string | null; whole: boolean | null }>(
    db,
    sql`select string_agg(ordered.id::text, ',') as ids, ${isWhole} as whole from (${ordered}) ordered`,
  )
  const ids = Int32Array.from(row?.ids?.split(',') ?? [], Number)
  return { ids, isWhole: row?.whole === true }
}

/** Reads the ids of a list that is searched, and those of the wider one where it finds too little. */
async function searchedIds(
  db: Services['db'],
  typed: Selection,
  { isWhole, widened }: ListSearch,
  statement: (selection: Selection, isWhole?: SQL) => SQL,
): Promise<Int32Array> {
  const { ids, ...found } = await readIds(db, statement(typed, isWhole), isWhole !== undefined)
  const wider = await widened(isWhole && { count: ids.length, ...found })
  return wider ? (await readIds(db, statement(wider))).ids : ids
}

/**
 * Returns the ids of a page and how many there are in all, cut from ids that are cached until one of their tables is written
 * to. For a page near the beginning the first ids are read as soon as the list is wanted a second time: the pages around it, of
 * whichever size, need no statement then, and a list that ends among them is counted by that. The first call reads its page
 * alone, since a thousand ids under a filter can cost twenty times as much. A far page would make the database walk over all rows
 * before it, and one under a costly condition would look for it twice; these are cut from the ids of the whole list.
 */
export async function pageIds(
  { db, versions, counts, keyLists }: Pick<Services, 'db' | 'versions' | 'counts' | 'keyLists'>,
  { table, id, offset, size, countKey, tables, isCostly, search, ...listed }: IdPage,
): Promise<PageOfIds> {
  const statement = ({ where = sql`true`, order }: Selection, isWhole?: SQL) => {
    const columns = isWhole ? sql`${id} as id, ${isWhole} as is_whole` : sql`${id} as id`
    return sql`select ${columns} from ${table} where ${where} order by ${sql.join([...order], sql`, `)}`
  }
  const isNear = offset + size <= nearMost && !isCostly
  const now = await versions()
  const ordered = statement(listed)
  const countAll = () => counts.at(now).count(tables, countKey, () => db.$count(table, listed.where))
  if (isNear && !keyLists.isWantedAgain(now, keyOf(ordered), tables)) {
    const rows = await rowsOf<{ id: number }>(db, sql`${ordered} limit ${size} offset ${offset}`)
    return { ids: rows.map((row) => row.id), total: await countAll() }
  }
  const wanted = isNear ? sql`${ordered} limit ${nearMost}` : ordered
  // the same condition may stand for a search that is widened and one that is not
  const key = `${search ? 'search ' : ''}${keyOf(wanted)}`
  const all = await keyLists.get(now, key, async () =>
    search && isCostly ? searchedIds(db, listed, search, statement) : (await readIds(db, wanted)).ids,
  )
  const isWhole = !isNear || all.length < nearMost
  const total = isWhole ? all.length : await countAll()
  return { ids: [...all.subarray(offset, offset + size)], total }
}

/** The rows of a page in their order, and the number of rows of the whole list. */
export interface PageOfRows<R> {
  rows: R[]
  totalElements: number
}

/** Returns the rows of a page: the ids first, then what is read of each, so that far pages stay cheap. */
export async function pageRows<R extends { id: number }>(
  services: Pick<Services, 'db' | 'versions' | 'counts' | 'keyLists' | 'cachedRows'>,
  read: RowReader<R>,
  wanted: IdPage,
): Promise<PageOfRows<R>> {
  // Named one by one: to spread the services would touch the files, and the reply would not be cached.
  const { db, counts, keyLists, cachedRows } = services
  // judged by the versions before the ids: whatever is cached of the page is at least as new
  const now = await services.versions()
  const { ids, total } = await pageIds({ db, counts, keyLists, versions: () => Promise.resolve(now) }, wanted)
  const rows = await cachedRows.read(db, now, read, ids)
  return { rows: inKeyOrder(ids, rows, (row) => row.id), totalElements: total }
}

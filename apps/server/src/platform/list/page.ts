import { asc, desc, type AnyColumn, type SQL } from 'drizzle-orm'
import { refuse } from '../errors/refuse.ts'

/** Most rows one page carries; a greater `size` is read as this (domain model 2). */
export const largestPage = 1000

const defaultSize = 10

/** The paging part of a list query as the contract parses it. */
export interface PagingQuery {
  page?: number | undefined
  size?: number | undefined
  sort?: string | string[] | undefined
}

/** The sort keys of a list: the property as callers name it, and the column or expression behind it. */
export type SortColumns = Readonly<Record<string, AnyColumn | SQL>>

/** A page request ready for the database. */
export interface Paging {
  page: number
  size: number
  offset: number
  /** ends with the tie-break, so that pages never overlap */
  order: SQL[]
}

function orderOf(sort: string, columns: SortColumns): SQL {
  const [property = '', direction] = sort.split(',')
  const column = Object.hasOwn(columns, property) ? columns[property] : undefined
  if (!column) {
    refuse('BAD_REQUEST', {
      message: `This list cannot be sorted by ${property}. It can be sorted by ${Object.keys(columns).join(', ')}.`,
    })
  }
  return direction === 'DESC' ? desc(column) : asc(column)
}

/**
 * Reads page, size and sort against an allow-list of sort properties. Without a sort the fallback (written like one,
 * `name,ASC`) rules; the tie-break column always comes
 * last, upwards or along with the first sort: what is newest first is so within one moment, too.
 */
export function pagingOf(
  query: PagingQuery,
  columns: SortColumns,
  fallback: string,
  tieBreak: AnyColumn | SQL,
  tie: 'up' | 'along' = 'up',
): Paging {
  const page = query.page ?? 0
  const size = Math.min(query.size ?? defaultSize, largestPage)
  const sorts = query.sort === undefined ? [fallback] : [query.sort].flat()
  const order = sorts.map((sort) => orderOf(sort, columns))
  const isDown = tie === 'along' && sorts[0]?.endsWith(',DESC') === true
  return { page, size, offset: page * size, order: [...order, isDown ? desc(tieBreak) : asc(tieBreak)] }
}

/** People of one surname follow by their first names, in the direction of the surnames. */
export function wholeName(sort: PagingQuery['sort']): PagingQuery['sort'] {
  const sorts = [sort ?? 'lastName,ASC'].flat()
  return sorts.flatMap((one) =>
    one.split(',')[0] === 'lastName' && sorts.length === 1
      ? [one, one.replace('lastName', 'firstName')]
      : [one],
  )
}

/** Puts rows into the order of the keys of the page they were fetched for. */
export function inKeyOrder<T>(keys: readonly number[], rows: readonly T[], keyOf: (row: T) => number): T[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

/** A comma-separated filter as its parts; undefined when nothing is asked for. */
export function manyOf(filter: string | readonly string[] | undefined): string[] | undefined {
  const parts = [filter ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
  return parts.length > 0 ? parts : undefined
}

import type { ReferenceBase } from '@capiz/domain/reference'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { placesOf } from './usage-places.ts'

/** Number of records of a kind that hold a code; the label is in the number of the count. */
export interface Usage {
  label: string
  count: number
}

/** Whether another record holds a code of a list, so that the code may not change any more (domain model 3, P1). */
export async function isCodeUsed(db: Executor, base: ReferenceBase, code: string): Promise<boolean> {
  const places = placesOf(base, code)
  if (places.length === 0) return false
  const used = places.map(({ rows }) => sql`exists (${rows})`)
  const [row] = await rowsOf<{ used: boolean }>(db, sql`select (${sql.join(used, sql` or `)}) as used`)
  return row?.used === true
}

/** How many records hold a code of a list, by kind; kinds with none are left out. */
export async function usageOf(db: Executor, base: ReferenceBase, code: string): Promise<Usage[]> {
  const places = placesOf(base, code)
  if (places.length === 0) return []
  const counts = places.map(
    ({ rows }, at) => sql`select ${at}::int as at, count(*)::int as count from (${rows}) held`,
  )
  const found = await rowsOf<{ at: number; count: number }>(
    db,
    sql`${sql.join(counts, sql` union all `)} order by at`,
  )
  return found.flatMap(({ at, count }) => {
    const place = places[at]
    return place && count > 0 ? [{ label: count === 1 ? place.one : place.many, count }] : []
  })
}

import { lastMonths, type ItemUse } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Executor } from '../../../db/types.ts'

/**
 * Returns how often items of a facility were used in the twelve whole months before a day, by the keys their prices go by;
 * items nothing was counted of are left out. An item priced in several care settings is counted in all of them together.
 */
export async function yearlyUses(
  db: Executor,
  facilityCode: string,
  keys: readonly string[],
  today: IsoDate,
): Promise<ReadonlyMap<string, ItemUse>> {
  const { from, to } = lastMonths(today)
  const rows = await rowsOf<{ key: string; count: number; months: number }>(
    db,
    sql`
    with counted as (
      select item_key, month, uses from usage_count
      where facility_code = ${facilityCode} and month between ${from} and ${to})
    select item_key as key, sum(uses)::float8 as count, (select count(distinct month) from counted)::int as months
    from counted where item_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
    group by item_key`,
  )
  return new Map(rows.map(({ key, count, months }) => [key, { count, months }]))
}

import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'

/** The point on both time axes that prices are read at. */
export interface PriceTime {
  /** a day the lines are valid on; left out, as they are at the end of their sheet */
  day?: IsoDate | SQL | undefined
  /** a moment they were believed at; left out, now */
  knownAt?: Date | undefined
}

const columnOf = (alias: string) => (column: string) =>
  sql`${sql.identifier(alias)}.${sql.identifier(column)}`

/** Matches the lines of price sheets believed at a moment, whatever days they are valid on. */
export function linesKnownAt(knownAt: Date | undefined, alias = 'price_line'): SQL {
  const of = columnOf(alias)
  if (knownAt === undefined) return sql`${of('known_until')} is null`
  const at = sql`${knownAt.toISOString()}::timestamptz`
  return sql`${of('known_from')} <= ${at} and (${of('known_until')} is null or ${of('known_until')} > ${at})`
}

/** Matches the lines of price sheets at a point in time, of the table `price_line` or its alias. */
export function priceLinesAt({ day, knownAt }: PriceTime = {}, alias = 'price_line'): SQL {
  const of = columnOf(alias)
  const valid =
    day === undefined
      ? sql`${of('valid_until')} is null`
      : sql`(${of('valid_from')} is null or ${of('valid_from')} <= ${day}::date)
          and (${of('valid_until')} is null or ${of('valid_until')} >= ${day}::date)`
  return sql`(${linesKnownAt(knownAt, alias)} and ${valid})`
}

/** Matches the lines of some keys; as an array, so that the index of a sheet's lines finds each of them at once. */
export function linesOfKeys(keys: readonly string[]): SQL {
  return sql`price_line.line_key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`
}

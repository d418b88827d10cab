import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Transaction } from '../../db/types.ts'
import { withoutValues } from './rewrite.ts'

/** A column that holds text, alone, in a list or in JSON; `length` is its most characters. */
type TextColumn = {
  name: string
  type: 'text' | 'array' | 'json'
  length: number | null
}

/** Returns the columns of a table that hold text and can be written. */
function textColumns(tx: Transaction, table: string): Promise<TextColumn[]> {
  return rowsOf<TextColumn>(
    tx,
    sql`select column_name as name, character_maximum_length as length,
          case data_type when 'jsonb' then 'json' when 'ARRAY' then 'array' else 'text' end as type
        from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
          and (data_type in ('text', 'character varying', 'jsonb') or udt_name in ('_text', '_varchar'))`,
  )
}

/** The value as it is written into its column. */
function written({ type, length }: TextColumn, value: unknown): SQL {
  if (value === null) return sql`null`
  if (type === 'json') return sql`${JSON.stringify(value)}::jsonb`
  if (type === 'text') return sql`${length === null ? value : (value as string).slice(0, length)}`
  return sql`(select coalesce(array_agg(item order by at), '{}')
    from jsonb_array_elements_text(${JSON.stringify(value)}::jsonb) with ordinality e(item, at))`
}

/** The values to take out of rows: those the pattern finds, and in JSON the fields of these names. */
export interface Erasing {
  pattern: RegExp | undefined
  fields: ReadonlySet<string>
}

/** Rewrites the rows of a table that hold personal values; returns how many were changed. */
export async function rewriteRows(
  tx: Transaction,
  table: string,
  where: SQL,
  { pattern, fields }: Erasing,
): Promise<number> {
  const columns = await textColumns(tx, table)
  if (columns.length === 0) return 0
  const members = columns.map(({ name }) => sql`${name}::text, ${sql.identifier(name)}`)
  const rows = await rowsOf<{ at: string; row: Record<string, unknown> }>(
    tx,
    sql`select ctid::text as at, jsonb_build_object(${sql.join(members, sql`, `)}) as row
        from ${sql.identifier(table)} t where ${where}`,
  )
  let changed = 0
  for (const { at, row } of rows) {
    const sets = columns.flatMap((column) => {
      const before = row[column.name]
      const after = withoutValues(before, pattern, fields)
      const isSame = JSON.stringify(after) === JSON.stringify(before)
      return isSame ? [] : [sql`${sql.identifier(column.name)} = ${written(column, after)}`]
    })
    if (sets.length === 0) continue
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)} where ctid = ${at}::tid`,
    )
    changed += 1
  }
  return changed
}

/** Condition: the row of table `t` holds one of the values somewhere, in any case of letters. */
export function holdsValue(values: readonly string[]): SQL {
  const spellings = [...new Set(values.flatMap((value) => [value, value.toLowerCase(), value.toUpperCase()]))]
  return sql`exists (select 1 from jsonb_array_elements_text(${JSON.stringify(spellings)}::jsonb) w(word)
    where position(word in t::text) > 0 or position(word in lower(t::text)) > 0)`
}

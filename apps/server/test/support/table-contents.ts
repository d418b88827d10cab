import { foldAccents } from '@capiz/domain/text'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/db/rows.ts'
import type { TestApp } from '../harness.ts'

/** Tables that hold one of the values in any column, with and without accents, in any case of letters. */
export async function tablesWithValues(
  t: TestApp,
  values: readonly string[],
): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    t.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const words = [...new Set(values.flatMap((value) => [value, foldAccents(value)]))]
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf<{ word: string }>(
      t.db,
      // quotes are doubled in the text of a row
      sql`select distinct word from ${sql.identifier(name)} t, jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) w(word)
          where replace(t::text, '""', '"') ilike '%' || word || '%'`,
    )
    if (rows.length > 0) found[name] = rows.map(({ word }) => word)
  }
  return found
}

/** Hash over every row of every table. */
export async function contentHash(t: TestApp): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    t.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'table_version' order by 1`,
  )
  const hashes: string[] = []
  for (const { name } of tables) {
    const [row] = await rowsOf<{ h: string | null }>(
      t.db,
      sql`select md5(string_agg(t::text, '|' order by t::text)) as h from ${sql.identifier(name)} t`,
    )
    hashes.push(`${name} ${row?.h ?? ''}`)
  }
  return hashes.join('\n')
}

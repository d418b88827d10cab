import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../src/db/rows.ts'
import type { TestApp } from '../harness.ts'

/** An owner of a record of the tiny sample, and a record of the same kind that belongs to somebody else. */
export const owners = [
  { as: 'coordinator', other: 'HF0000003', table: 'facility', column: 'facility_id' },
  { as: 'physician', other: 'PHY0000002', table: 'physician', column: 'physician_id' },
] as const
export type Owner = (typeof owners)[number]

/** What is written down of every call, also of one that is refused. */
const logs = new Set([
  'audit_log',
  'audit_head',
  'security_event',
  'record_access',
  'outbox_mail',
  'rate_bucket',
])

/** Tables whose rows can belong to a record, with the names of their columns. */
export type Tables = readonly { name: string; columns: readonly string[] }[]

/** Reads which tables there are, but for the logs. */
export async function tablesOf(app: TestApp): Promise<Tables> {
  const rows = await rowsOf<{ table_name: string; column_name: string }>(
    app.db,
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  )
  return [...Map.groupBy(rows, (row) => row.table_name)]
    .filter(([name]) => !logs.has(name))
    .map(([name, columns]) => ({ name, columns: columns.map((one) => one.column_name) }))
}

/** A fingerprint of every row that belongs to a record, by table. */
export async function rowsAbout(
  app: TestApp,
  tables: Tables,
  { other, table, column }: Owner,
): Promise<Map<string, string>> {
  const parts = tables.map(({ name, columns }): SQL => {
    const own = columns.includes(column)
      ? sql` or ${sql.identifier(column)} = (select id from ${sql.identifier(table)} where code = ${other})`
      : sql``
    return sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
      from ${sql.identifier(name)} t where t::text like ${`%${other}%`}${own}`
  })
  const rows = await rowsOf<{ name: string; rows: string }>(app.db, sql.join(parts, sql` union all `))
  return new Map(rows.map((one) => [one.name, one.rows]))
}

/** Names of the tables in which rows differ. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, rows]) => rows !== before.get(name)).map(([name]) => name)
}

import { seedRoleCodes, type SeedRoleCode } from '@capiz/domain/access'
import { recordKind, recordKindNames } from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { hashPassword } from '../platform/auth/password.ts'
import { formatCode } from '../platform/runtime/codes.ts'
import { ensureInitialData } from '../areas/installation/initial-data.ts'
import { rowsOf } from '../db/rows.ts'
import { facility, role } from '../db/schema/index.ts'
import type { Database, Transaction } from '../db/types.ts'
import { generateSeed, type SeedTable } from './generate.ts'
import type { SeedSize } from './size.ts'
import { samplePassword } from './user.ts'

/** How the sample is loaded. */
export interface LoadOptions {
  size: SeedSize
  /** today of the sample */
  asOf: IsoDate
  seedNumber?: number
  /** tables to fill, by their names; all when left out */
  only?: readonly string[]
  /** called after every batch */
  onProgress?: (progress: { table: string; rows: number }) => void
}

/** Enough rows to keep a statement worth its trip, few enough to keep its text at a few megabytes. */
const batchRows = 1000

/** Batches of a table after which statistics are made anew: the plans of triggers must not stay those of empty tables. */
const batchesToAnalyze: ReadonlySet<number> = new Set([1, 10, 100, 1000])

/** Column name of a property, as the `casing` of the database makes it. */
const columnName = (property: string) => property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

async function insertBatch(tx: Transaction, table: PgTable, batch: readonly object[]): Promise<void> {
  const [first] = batch
  if (!first) return
  const known = getTableColumns(table)
  const names = Object.keys(first)
  const unknown = names.find((name) => !(name in known))
  if (unknown) throw new Error(`The table ${getTableName(table)} has no column for ${unknown}.`)
  const columns = sql.join(
    names.map((name) => sql.identifier(columnName(name))),
    sql`, `,
  )
  const records = batch.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value])),
  )
  const into = sql.identifier(getTableName(table))
  // One parameter for the whole batch: thousands of single ones would take longer to bind than to store.
  await tx.execute(
    sql`insert into ${into} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(records)}::jsonb)`,
  )
}

async function insertTable(
  tx: Transaction,
  { table, rows }: SeedTable,
  onProgress: LoadOptions['onProgress'],
): Promise<void> {
  let batch: object[] = []
  let stored = 0
  let batches = 0
  const flush = async () => {
    await insertBatch(tx, table, batch)
    stored += batch.length
    batches += 1
    // Triggers fill tables of their own, so all are looked at; nothing else does it before the transaction ends.
    if (stored >= batchRows && batchesToAnalyze.has(batches)) await tx.execute(sql`analyze`)
    batch = []
    onProgress?.({ table: getTableName(table), rows: stored })
  }
  for (const row of rows) {
    batch.push(row)
    if (batch.length >= batchRows) await flush()
  }
  if (batch.length > 0) await flush()
}

/** Lets the identity columns go on after the ids the sample brought along. */
async function resetIdentities(tx: Transaction): Promise<void> {
  const columns = await rowsOf<{ table_name: string; column_name: string }>(
    tx,
    sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table_name: table, column_name: column } of columns) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}),
        (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`,
    )
  }
}

const counted = {
  facility: 'facility',
  physician: 'physician',
  affiliation: 'affiliation',
  user: 'app_user',
} as const

/** Lets the codes go on after those of the sample; requests and records are numbered per year. */
async function resetCodes(tx: Transaction): Promise<void> {
  for (const [series, table] of Object.entries(counted)) {
    await tx.execute(
      sql`insert into code_counter (series, last)
        select ${series}, coalesce(max(id), 0) from ${sql.identifier(table)}
        on conflict (series) do update set last = excluded.last`,
    )
  }
  for (const { code } of recordKindNames.map(recordKind)) {
    if (!code) continue
    const prefix = formatCode(code, 1, '').split('-')[0] ?? ''
    await tx.execute(
      sql`insert into code_counter (series, last)
        select ${`${code}-`} || split_part(code, '-', 2), max(split_part(code, '-', 3)::integer) from case_record
        where code like ${`${prefix}-%`} group by 1 on conflict (series) do update set last = excluded.last`,
    )
  }
  await tx.execute(
    sql`insert into code_counter (series, last)
      select 'request-' || split_part(code, '-', 2), max(split_part(code, '-', 3)::integer) from user_request
      group by 1 on conflict (series) do update set last = excluded.last`,
  )
}

async function rolesByCode(db: Database): Promise<Record<SeedRoleCode, number>> {
  await ensureInitialData(db)
  const rows = await db.select({ id: role.id, code: role.code }).from(role)
  const entries = seedRoleCodes.map((code) => {
    const found = rows.find((row) => row.code === code)
    if (!found) throw new Error(`The role ${code} is missing.`)
    return [code, found.id] as const
  })
  return Object.fromEntries(entries) as Record<SeedRoleCode, number>
}

/**
 * Fills an empty database with the sample: all of it or, when anything fails, nothing. Refuses a database that has
 * facilities already.
 */
export async function loadSeed(db: Database, options: LoadOptions): Promise<void> {
  const { size, asOf, seedNumber = 1, only, onProgress } = options
  const [present] = await db.select({ id: facility.id }).from(facility).limit(1)
  if (present) throw new Error('The sample data is for an empty database; this one already has facilities.')
  const roleIds = await rolesByCode(db)
  const passwordHash = await hashPassword(samplePassword)
  await db.transaction(async (tx) => {
    for (const part of generateSeed({ size, seedNumber, asOf, passwordHash, roleIds })) {
      if (only && !only.includes(getTableName(part.table))) continue
      await insertTable(tx, part, onProgress)
    }
    await resetIdentities(tx)
    await resetCodes(tx)
  })
  await db.execute(sql`vacuum analyze`)
}

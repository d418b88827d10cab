import { forgetHead } from '../platform/audit/noted-head.ts'
import { sql, type SQL } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { rowsOf } from '../db/rows.ts'
import type { Transaction } from '../db/types.ts'
import type { Services } from '../platform/services.ts'
import { migrationCount, type BackupManifest } from './backup.ts'

const batch = 500

/** Columns that hold what was entered; those the database generates fill themselves again. */
async function enteredColumns(tx: Transaction, table: string): Promise<SQL> {
  const columns = await rowsOf<{ name: string }>(
    tx,
    sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
        order by ordinal_position`,
  )
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

async function insertLines(
  tx: Transaction,
  table: string,
  columns: SQL,
  lines: readonly string[],
): Promise<void> {
  const name = sql.identifier(table)
  await tx.execute(
    sql`insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb)`,
  )
}

async function readTable(
  tx: Transaction,
  folder: string,
  part: BackupManifest['tables'][number],
): Promise<void> {
  const source = createReadStream(join(folder, 'tables', `${part.name}.jsonl.gz`)).pipe(createGunzip())
  const columns = await enteredColumns(tx, part.name)
  const hash = createHash('sha256')
  let restored: string[] = []
  let rows = 0
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    hash.update(`${line}\n`)
    restored.push(line)
    rows += 1
    if (restored.length < batch) continue
    await insertLines(tx, part.name, columns, restored)
    restored = []
  }
  if (restored.length > 0) await insertLines(tx, part.name, columns, restored)
  if (rows !== part.rows || hash.digest('hex') !== part.sha256) {
    throw new Error(`The backup of ${part.name} is damaged. Nothing was restored.`)
  }
}

/** Identity columns go on behind the greatest restored number. */
async function moveIdentities(tx: Transaction): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column } of columns) {
    const name = sql.identifier(table)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce((select max(${sql.identifier(column)}) from ${name}), 0) + 1, false)`,
    )
  }
}

async function checkTarget(tx: Transaction, manifest: BackupManifest): Promise<void> {
  if ((await migrationCount(tx)) !== manifest.migrations) {
    throw new Error(
      'The backup is of another version of this product. Restore it with that version, then update.',
    )
  }
  const [users] = await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from app_user`)
  if ((users?.n ?? 0) > 0)
    throw new Error('The target is not empty. Restore into a new data folder or database.')
  // What a fresh start wrote by itself comes back from the backup.
  await tx.execute(sql`delete from role`)
  await tx.execute(sql`delete from report_group`)
  await tx.execute(sql`delete from server_key`)
}

/** Reads a backup into an empty database and file store; all of it or nothing. */
export async function readBackup(services: Services, folder: string): Promise<BackupManifest> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BackupManifest
  if (manifest.format !== 1) throw new Error('This backup has a format this version does not know.')
  await services.db.transaction(async (tx) => {
    await checkTarget(tx, manifest)
    for (const part of manifest.tables) await readTable(tx, folder, part)
    await moveIdentities(tx)
    for (const sha256 of manifest.files) {
      const bytes = await readFile(join(folder, 'files', sha256.slice(0, 2), sha256))
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
        throw new Error(`The backed-up file ${sha256} is damaged. Nothing was restored.`)
      }
      await services.files.keepBytes(tx, bytes, 'application/octet-stream')
    }
  })
  await forgetHead(services.config.dataDir)
  return manifest
}

import { auditHead } from '../platform/audit/verify.ts'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { rowsOf } from '../db/rows.ts'
import type { Transaction } from '../db/types.ts'
import type { Services } from '../platform/services.ts'
import { tablesInOrder } from './tables.ts'

/** The content of a backup, with a hash per part. */
export interface BackupManifest {
  format: 1
  takenAt: string
  migrations: number
  /** head of the audit log then, to compare later ones with */
  audit: { rows: number; head: string }
  tables: { name: string; rows: number; sha256: string }[]
  files: string[]
}

const batch = 1000

/** Number of migrations a database has gone through. */
export async function migrationCount(tx: Transaction): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
  )
  return row?.n ?? 0
}

async function* linesOf(tx: Transaction, table: string, count: { rows: number }): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as line from ${sql.identifier(table)} t`,
  )
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql`fetch ${sql.raw(String(batch))} from backup_rows`)
    if (rows.length === 0) break
    count.rows += rows.length
    yield `${rows.map((row) => row.line).join('\n')}\n`
  }
  await tx.execute(sql`close backup_rows`)
}

async function writeTable(tx: Transaction, folder: string, name: string) {
  const count = { rows: 0 }
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const lines of linesOf(tx, name, count)) {
      hash.update(lines)
      yield lines
    }
  }
  const target = createWriteStream(join(folder, 'tables', `${name}.jsonl.gz`))
  await pipeline(Readable.from(hashed()), createGzip(), target)
  return { name, rows: count.rows, sha256: hash.digest('hex') }
}

async function writeFiles(services: Services, folder: string, names: readonly string[]): Promise<void> {
  for (const sha256 of names) {
    const stream = await services.files.open(sha256)
    if (!stream) throw new Error(`The stored file ${sha256} is missing; run doctor.`)
    const place = join(folder, 'files', sha256.slice(0, 2), sha256)
    await mkdir(dirname(place), { recursive: true })
    await pipeline(
      Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(place),
    )
  }
}

/**
 * Writes database and files into an empty folder, all tables as of one moment. The form is the same for both
 * engines, so a backup of one can be restored into the other. The manifest comes last: without it a backup is not whole.
 */
export async function writeBackup(services: Services, folder: string): Promise<BackupManifest> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  if ((await readdir(folder)).length > 1) throw new Error(`The folder ${folder} is not empty.`)
  const { db, clock } = services
  const snapshot = await db.transaction(
    async (tx) => {
      const tables: BackupManifest['tables'] = []
      for (const name of await tablesInOrder(tx)) tables.push(await writeTable(tx, folder, name))
      const blobs = await rowsOf<{ sha256: string }>(tx, sql`select sha256 from file_blob order by sha256`)
      const files = blobs.map((row) => row.sha256)
      return { tables, files, migrations: await migrationCount(tx), audit: await auditHead(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  await writeFiles(services, folder, snapshot.files)
  const manifest: BackupManifest = { format: 1, takenAt: clock.now().toISOString(), ...snapshot }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return manifest
}

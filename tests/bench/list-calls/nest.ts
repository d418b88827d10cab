import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startServer } from './process.ts'
import { freePort } from '../../../apps/server/test/setup/free-port.ts'

/** The database that the peer opens; its source names it. */
const database = 'bench'

/** Creates the database and the tables of the peer where they are missing. */
async function fillTables(folder: string, server: URL): Promise<void> {
  const admin = new pg.Client({ connectionString: server.href })
  await admin.connect()
  const known = await admin.query('select 1 from pg_database where datname = $1', [database])
  if (known.rowCount === 0) await admin.query(`create database ${database}`)
  await admin.end()
  const client = new pg.Client({ connectionString: new URL(`/${database}`, server).href })
  await client.connect()
  const filled = await client.query(`select to_regclass('public.hf_100k_x') as name`)
  if ((filled.rows as { name: string | null }[])[0]?.name === null) {
    await client.query(readFileSync(join(folder, 'schema.sql'), 'utf8'))
    await client.query('vacuum analyze')
  }
  await client.end()
}

/** Installs and compiles the peer once, in its own folder. */
function build(folder: string): string {
  const main = join(folder, 'main.js')
  if (existsSync(main)) return main
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  const options =
    '--target es2022 --module nodenext --moduleResolution nodenext --experimentalDecorators --emitDecoratorMetadata --skipLibCheck'
  try {
    execFileSync('npx', ['tsc', 'main.ts', ...options.split(' ')], { cwd: folder })
  } catch (error) {
    // It reports the types of Node as missing, and writes the program all the same.
    if (!existsSync(main)) throw error
  }
  return main
}

/** The list call of the peer, at a port, and how to end it. */
export interface NestPeer {
  port: number
  /** changes one row of its table */
  write: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts NestJS with TypeORM from a folder of peers over 100,000 rows of its own, on the same PostgreSQL. */
export async function startNest(peers: string, databaseUrl: string): Promise<NestPeer> {
  const folder = join(peers, 'server')
  const main = build(folder)
  const server = new URL('/postgres', databaseUrl)
  await fillTables(folder, server)
  const port = await freePort()
  const env = { TABLE: 'hf_100k_x', PGPORT: server.port, PGUSER: server.username }
  const { stop } = await startServer([main, String(port)], env, /^up$/m, folder)
  const client = new pg.Client({ connectionString: new URL(`/${database}`, server).href })
  await client.connect()
  return {
    port,
    write: async () => {
      await client.query('update hf_100k_x set status = status where id = 1')
    },
    stop: async () => {
      await client.end()
      await stop()
    },
  }
}

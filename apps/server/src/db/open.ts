import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { commitHeld, heldConnection } from './held-commit.ts'
import { lockFolder } from './lock.ts'
import { namingClient, statementNames } from './named-statements.ts'
import { readLogger } from './read-watch.ts'
import * as schema from './schema/index.ts'
import { takeTurns } from './turns.ts'
import type { Database } from './types.ts'

/** The migrations of this version, in the order of their names. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** Any fixed number: it keeps two servers from migrating one PostgreSQL database at a time. */
const migrationLock = 7_201_120
/** Numbers of types from here on are given to the tables of a database; below are those of the language itself. */
const firstOwnType = 10_000

/** An open database and how to close, copy and look into it. */
export interface OpenDatabase {
  db: Database
  engine: 'pglite' | 'postgres'
  close: () => Promise<void>
  /** the embedded data folder as a tar archive; undefined on PostgreSQL, whose own tools do this */
  dump: (() => Promise<Blob>) | undefined
  /** one connection to read on at length, and how to stop what it is doing; the embedded engine has but one */
  reader: () => Promise<Reader>
  /** connections of the pool: all, idle, waiting */
  pool: () => { total: number; idle: number; waiting: number }
}

/** A connection that is kept for several statements. */
export interface Reader {
  db: Database
  /** stops the statement that is running, from outside; the embedded engine ends it first */
  cancel: () => Promise<void>
  release: () => void
}

/** The location of the data: an address of PostgreSQL, a folder, or only in memory (optionally from a dump). */
export interface DatabasePlace {
  url?: string | undefined
  pool?: number
  folder?: string | undefined
  dump?: Blob | undefined
  migrate?: boolean
}

async function openPglite(place: DatabasePlace): Promise<OpenDatabase> {
  const lock = place.folder ? await lockFolder(place.folder) : undefined
  try {
    // Extensions have to be given at every opening: a table with a trigram index breaks without its library.
    const client = await PGlite.create({
      ...(place.folder ? { dataDir: join(place.folder, 'pg') } : {}),
      ...(place.dump ? { loadDataDir: place.dump } : {}),
      extensions: { pg_trgm, unaccent },
    })
    // Every query copies the readers of all types. Tables and catalogues have one each, and no query of ours reads a whole row.
    client.parsers = Object.fromEntries(
      Object.entries(client.parsers).filter(([type]) => Number(type) < firstOwnType),
    )
    takeTurns(client)
    const db = drizzlePglite(client, { schema, casing: 'snake_case', logger: readLogger })
    if (place.migrate !== false) await migratePglite(db, { migrationsFolder })
    return {
      db: db as unknown as Database,
      engine: 'pglite',
      dump: () => client.dumpDataDir('none'),
      reader: () =>
        Promise.resolve({
          db,
          cancel: () => Promise.resolve(),
          release: () => undefined,
        }),
      pool: () => ({ total: 1, idle: client.ready ? 1 : 0, waiting: 0 }),
      close: async () => {
        await client.close()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

/** Sends the statements of a call that holds a transaction there, and commits it before the call begins another one. */
function followHeld(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...sent: unknown[]) => Promise<unknown>
  const connect = pool.connect.bind(pool) as (...sent: unknown[]) => Promise<unknown>
  pool.query = (async (...sent: unknown[]) => {
    const held = heldConnection()
    return held ? held.query(...sent) : query(...sent)
  }) as typeof pool.query
  // The pool connects with a callback for its own statements.
  pool.connect = (async (...sent: unknown[]) => {
    if (sent.length === 0) await commitHeld()
    return connect(...sent)
  }) as typeof pool.connect
}

async function migrateLocked(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzlePg(client, { schema, casing: 'snake_case', logger: readLogger })
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    try {
      await migratePg(db, { migrationsFolder })
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
    }
  } finally {
    client.release()
  }
}

/** PostgreSQL tells every connection the number by which another one can stop it; the driver's types leave it out. */
type Numbered = pg.PoolClient & { processID: number }

async function poolReader(pool: pg.Pool): Promise<Reader> {
  const client = (await pool.connect()) as Numbered
  return {
    db: drizzlePg(client, { schema, casing: 'snake_case', logger: readLogger }) as unknown as Database,
    cancel: async () => {
      await pool.query('select pg_cancel_backend($1)', [client.processID])
    },
    release: () => client.release(),
  }
}

async function openPostgres(place: DatabasePlace, url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: place.pool ?? 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 330_000,
    Client: namingClient(statementNames()),
    // a statement is sent while the one before it is still answered
    pipeline: true,
  })
  // A connection that dies while idle must not end the process; the pool replaces it.
  pool.on('error', () => undefined)
  // Nor must one that dies between two statements of a transaction: the next statement fails, and its call is answered 503.
  pool.on('connect', (client) => client.on('error', () => undefined))
  followHeld(pool)
  try {
    if (place.migrate !== false) await migrateLocked(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzlePg(pool, { schema, casing: 'snake_case', logger: readLogger })
  return {
    db: db as unknown as Database,
    engine: 'postgres',
    dump: undefined,
    reader: () => poolReader(pool),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/** Opens the database, brings its tables up to date and answers it; PostgreSQL when an address is given. */
export function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return place.url ? openPostgres(place, place.url) : openPglite(place)
}

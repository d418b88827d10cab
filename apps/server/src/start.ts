import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runDailyTransitions } from './areas/daily-transitions/daily-transitions.ts'
import { tokenKeyOf } from './platform/auth/key.ts'
import { systemClock, type Clock } from './platform/runtime/clock.ts'
import { dayWatch } from './platform/runtime/day-watch.ts'
import { countedCodes } from './platform/runtime/codes.ts'
import type { Config } from './platform/runtime/config.ts'
import { createCountCache } from './platform/cache/counts.ts'
import { migrationsFolder, openDatabase, type OpenDatabase } from './db/open.ts'
import { pendingMigrations } from './db/service-role.ts'
import { ensureInitialData } from './areas/installation/initial-data.ts'
import { bucketVault, folderVault } from './platform/files/vault.ts'
import { scanBy } from './platform/files/scan.ts'
import { vaultStore } from './platform/files/vault-store.ts'
import { publicReads } from './platform/limits/public-reads.ts'
import { cachedRows } from './platform/cache/cached-rows.ts'
import { keyLists } from './platform/cache/key-lists.ts'
import { cachedReplies } from './platform/cache/cached-replies.ts'
import { onReplica } from './on-replica.ts'
import { sharedReplies } from './platform/cache/shared-replies.ts'
import { versionedTables, versionReader } from './platform/cache/versions.ts'
import { cachedSessions } from './platform/cache/cached-sessions.ts'
import { createLog } from './platform/runtime/log.ts'
import { outbox } from './platform/mail/mail.ts'
import { uploadsFolder } from './platform/files/upload.ts'
import type { Services } from './platform/services.ts'

async function closeBoth(one: OpenDatabase, other: OpenDatabase): Promise<void> {
  await Promise.all([one.close(), other.close()])
}

/** Puts the services together over an open database. */
export async function createServices(
  config: Config,
  database: OpenDatabase,
  clock: Clock = systemClock,
): Promise<Services> {
  const { db } = database
  const replica = config.databaseReadUrl
    ? await openDatabase({ url: config.databaseReadUrl, pool: config.databasePool, migrate: false })
    : undefined
  const log = createLog(config)
  const filesFolder = join(config.dataDir, 'files')
  if (!config.s3) await mkdir(filesFolder, { recursive: true, mode: 0o700 })
  await mkdir(uploadsFolder(config), { recursive: true, mode: 0o700 })
  const vault = config.s3 ? bucketVault(config.s3) : folderVault(filesFolder)
  const versions = versionReader(db)
  const versioned = await versionedTables(db)
  await ensureInitialData(db)
  const services: Services = {
    db,
    database: replica ? { ...database, close: () => closeBoth(database, replica) } : database,
    writes: db,
    replica: undefined,
    clock,
    day: dayWatch({ clock, log }, () => runDailyTransitions(services)),
    config,
    log,
    files: vaultStore(vault, db, clock, scanBy(config.scanCommand, log)),
    mail: outbox(db, config, clock, log),
    versions,
    sessions: cachedSessions(),
    counts: createCountCache(versions),
    replies: sharedReplies(versions),
    lists: cachedReplies(versioned),
    keyLists: keyLists(versioned),
    cachedRows: cachedRows(versioned),
    publicReads: publicReads(clock),
    codes: countedCodes(clock, database.engine === 'postgres' ? db : undefined),
    tokenKey: await tokenKeyOf(db, config.secret),
  }
  if (replica) services.replica = onReplica(services, replica, versioned)
  return services
}

/** Refuses a start over tables of an older version: what the code asks for would not be there. */
async function refuseBehind({ db }: OpenDatabase): Promise<void> {
  const pending = await pendingMigrations(db, migrationsFolder)
  if (pending === 0) return
  throw new Error(
    `The database is ${pending} migrations behind this version, and CAPIZ_MIGRATE is false. Run "npm run migrate -w @capiz/server" with the address of its owner, then start again.`,
  )
}

/** Opens the configured database and puts the services together. */
export async function openServices(config: Config, clock: Clock = systemClock): Promise<Services> {
  const database = await openDatabase({
    url: config.databaseUrl,
    pool: config.databasePool,
    folder: config.dataDir,
    migrate: config.migrate,
  })
  try {
    if (!config.migrate) await refuseBehind(database)
    return await createServices(config, database, clock)
  } catch (error) {
    await database.close()
    throw error
  }
}

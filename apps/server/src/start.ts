import { join } from 'node:path'
import { tokenKeyOf } from './auth/key.ts'
import { systemClock, type Clock } from './clock.ts'
import { countedCodes } from './codes.ts'
import type { Config } from './config.ts'
import { keptCounts } from './counts.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { ensureStandingData } from './db/standing.ts'
import { bucketVault, folderVault } from './files/vault.ts'
import { vaultStore } from './files/vault-store.ts'
import { leases } from './http/lease.ts'
import { sharedReplies } from './http/shared-reads.ts'
import { createLog } from './log.ts'
import { outbox } from './mail/mail.ts'
import type { Services } from './services.ts'

/** Puts the services together over an open database. */
export async function createServices(
  config: Config,
  database: OpenDatabase,
  clock: Clock = systemClock,
): Promise<Services> {
  const { db } = database
  const log = createLog(config)
  const vault = config.s3 ? bucketVault(config.s3) : folderVault(join(config.dataDir, 'files'))
  const counts = keptCounts(db)
  await ensureStandingData(db)
  return {
    db,
    database,
    clock,
    config,
    log,
    files: vaultStore(vault, db, clock),
    mail: outbox(db, config, clock, log),
    counts,
    replies: sharedReplies(counts),
    leases: leases({ db, clock }),
    codes: countedCodes(clock),
    tokenKey: await tokenKeyOf(db, config.secret),
  }
}

/** Opens the configured database and puts the services together. */
export async function openServices(config: Config, clock: Clock = systemClock): Promise<Services> {
  const database = await openDatabase({
    url: config.databaseUrl,
    pool: config.databasePool,
    folder: config.dataDir,
  })
  try {
    return await createServices(config, database, clock)
  } catch (error) {
    await database.close()
    throw error
  }
}

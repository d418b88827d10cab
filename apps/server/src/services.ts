import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Codes } from './codes.ts'
import type { Config } from './config.ts'
import type { KeptCounts } from './counts.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Database } from './db/types.ts'
import type { FileStore } from './files/store.ts'
import type { Leases } from './http/lease.ts'
import type { SharedReplies } from './http/shared-reads.ts'
import type { Mail } from './mail/mail.ts'

/** What every handler can use. */
export interface Services {
  db: Database
  database: OpenDatabase
  clock: Clock
  files: FileStore
  mail: Mail
  config: Config
  log: Logger
  counts: KeptCounts
  replies: SharedReplies
  leases: Leases
  codes: Codes
  /** key the refresh-token successors are derived with */
  tokenKey: Buffer
}

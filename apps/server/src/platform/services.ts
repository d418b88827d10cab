import type { Logger } from 'pino'
import type { Clock } from './runtime/clock.ts'
import type { DayWatch } from './runtime/day-watch.ts'
import type { Codes } from './runtime/codes.ts'
import type { Config } from './runtime/config.ts'
import type { CountCache } from './cache/counts.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { Database } from '../db/types.ts'
import type { FileStore } from './files/store.ts'
import type { PublicReads } from './limits/public-reads.ts'
import type { CachedRows } from './cache/cached-rows.ts'
import type { KeyLists } from './cache/key-lists.ts'
import type { CachedReplies } from './cache/cached-replies.ts'
import type { Replica } from './replica/replica.ts'
import type { SharedReplies } from './cache/shared-replies.ts'
import type { ReadVersions } from './cache/versions.ts'
import type { CachedSessions } from './cache/cached-sessions.ts'
import type { Mail } from './mail/mail.ts'

/** The services every handler can use. */
export interface Services {
  db: Database
  database: OpenDatabase
  /** takes what is written: `db` itself, unless that is a replica */
  writes: Database
  /** a replica for the calls that may be answered by one; undefined: there is none */
  replica: Replica<Services> | undefined
  clock: Clock
  /** what the turn of the day does, before the first call of the day is answered */
  day: DayWatch
  files: FileStore
  mail: Mail
  config: Config
  log: Logger
  /** versions of all tables, by which everything kept in memory is judged */
  versions: ReadVersions
  sessions: CachedSessions
  counts: CountCache
  replies: SharedReplies
  lists: CachedReplies
  keyLists: KeyLists
  cachedRows: CachedRows
  publicReads: PublicReads
  codes: Codes
  /** key the refresh-token successors are derived with */
  tokenKey: Buffer
}

import type { OpenDatabase } from './db/open.ts'
import { cachedReplies } from './platform/cache/cached-replies.ts'
import { createCountCache } from './platform/cache/counts.ts'
import { cachedRows } from './platform/cache/cached-rows.ts'
import { keyLists } from './platform/cache/key-lists.ts'
import { sharedReplies } from './platform/cache/shared-replies.ts'
import { versionReader } from './platform/cache/versions.ts'
import { freshnessOf } from './platform/replica/freshness.ts'
import { replayedPosition, writtenPosition } from './platform/replica/position.ts'
import { replicaOf, type Replica } from './platform/replica/replica.ts'
import type { Services } from './platform/services.ts'

/**
 * Puts a replica beside the services of a primary. Whatever is kept in memory is judged by the versions of the tables on the
 * replica itself: a reply that was read there must not pass for one of a version the replica has not reached.
 */
export function onReplica(
  primary: Services,
  database: OpenDatabase,
  versioned: ReadonlySet<string>,
): Replica<Services> {
  const versions = versionReader(database.db)
  const services: Services = {
    ...primary,
    db: database.db,
    database,
    versions,
    counts: createCountCache(versions),
    replies: sharedReplies(versions),
    lists: cachedReplies(versioned),
    keyLists: keyLists(versioned),
    cachedRows: cachedRows(versioned),
  }
  const freshness = freshnessOf(writtenPosition(primary.db), replayedPosition(database.db))
  return replicaOf(services, freshness, { log: primary.log, waiting: () => database.pool().waiting })
}

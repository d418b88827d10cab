import type { OpenDatabase } from '../../db/open.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import type { Caller } from '../../platform/threads/caller.ts'
import { FairQueue } from '../../platform/threads/fair-queue.ts'

/** Part of the connections of a database that reports may take. */
const share = 3
/** Reports that wait, for each one that may run. */
const waitingFor = 4

const queues = new WeakMap<OpenDatabase, FairQueue>()

/**
 * The queue of the reports that read a database from this process. A report may keep a connection for minutes; everybody
 * else has to find one meanwhile.
 */
function queueOf({ database, config }: Pick<Services, 'database' | 'config'>): FairQueue {
  const known = queues.get(database)
  if (known) return known
  const running = Math.max(1, Math.floor(config.databasePool / share))
  const queue = new FairQueue({
    running,
    runningPerUser: Math.max(1, running - 1),
    waiting: running * waitingFor,
    // an office has one address
    waitingPerBlock: running * waitingFor,
    waitingPerUser: 2,
    userMs: Number.POSITIVE_INFINITY,
    blockMs: Number.POSITIVE_INFINITY,
    refill: 1,
  })
  queues.set(database, queue)
  return queue
}

/**
 * Waits for the turn of a report of this caller and returns how to end it. Refuses with 429 and says when to try again where
 * too many wait already.
 */
export async function reportTurn(
  services: Pick<Services, 'database' | 'config'>,
  caller: Caller,
): Promise<() => void> {
  const queue = queueOf(services)
  const busy = queue.busyFor(caller)
  if (busy) {
    const headers = { 'retry-after': String(busy.retrySeconds) }
    return refuse('TOO_MANY', {
      message: 'Many reports are being read at this moment. Wait a little, then try again.',
      headers,
    })
  }
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  await new Promise<void>((begin) => {
    void queue.run(caller, () => {
      begin()
      return ended
    })
  })
  return end
}

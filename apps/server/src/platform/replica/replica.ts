import type { Logger } from 'pino'
import { isRetryable, isUnavailable } from '../../db/errors.ts'
import type { Freshness } from './freshness.ts'

/** A replica of the database, for the calls that the endpoint table marks; `S` are the services a call reads by. */
export interface Replica<S> {
  /** Runs the work of a call on the replica if that is fresh enough, else on the primary, as also when the replica fails. */
  read: <T>(primary: S, caller: 'user' | 'visitor', work: (services: S) => Promise<T>) => Promise<T>
  /** calls that the replica answered, and those that went to the primary instead */
  tally: { answered: number; passedOn: number }
  /** calls that wait for a connection to it */
  waiting: () => number
}

/** Chooses between a primary and the services over its replica, call by call. */
export function replicaOf<S>(
  services: S,
  freshness: Freshness,
  { log, waiting }: { log: Logger; waiting: () => number },
): Replica<S> {
  const tally = { answered: 0, passedOn: 0 }
  return {
    tally,
    waiting,
    read: async (primary, caller, work) => {
      if (await freshness.holds(caller)) {
        try {
          const result = await work(services)
          tally.answered += 1
          return result
        } catch (error) {
          // It is gone, or it had to stop the statement to go on replaying. These calls only read: the primary answers.
          if (!isUnavailable(error) && !isRetryable(error)) throw error
          freshness.rest()
          log.warn({ err: error }, 'a replica failed')
        }
      }
      tally.passedOn += 1
      return work(primary)
    },
  }
}

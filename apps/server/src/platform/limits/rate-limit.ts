import { waitText } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { rateBucket } from '../../db/schema/index.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Executor } from '../../db/types.ts'
import { refuse } from '../errors/refuse.ts'

/** So many calls in so many seconds. */
export interface Limit {
  max: number
  seconds: number
}

/** A limit of a call from one block of addresses. */
export interface CallLimit extends Limit {
  /**
   * calls of the block whatever they name, in the same time; `max` then holds for those that name the same: a carrier may
   * have a thousand phones behind one address
   */
  perAddress?: number
}

/** Limits by call number (reliability A7, A9; domain model 6.5). */
export const callLimits: Readonly<Record<string, CallLimit>> = {
  C005: { max: 10, seconds: 600, perAddress: 200 },
  C006: { max: 10, seconds: 600, perAddress: 100 },
  C007: { max: 5, seconds: 60 },
  C008: { max: 10, seconds: 600, perAddress: 200 },
  C009: { max: 10, seconds: 60 },
  C010: { max: 5, seconds: 60 },
  C011: { max: 5, seconds: 60 },
  C233: { max: 5, seconds: 60 },
  // A registration may carry twenty documents; each may be 10 MiB, so this stays small.
  X001: { max: 200, seconds: 600 },
  // Links are unguessable; this keeps the trying of them, and mails, rare.
  X176: { max: 30, seconds: 600, perAddress: 600 },
  X178: { max: 5, seconds: 600, perAddress: 100 },
  // An office signs in from one address; the provider counts wrong passwords.
  X403: { max: 120, seconds: 600 },
  X404: { max: 120, seconds: 600 },
  X409: { max: 600, seconds: 600 },
  X385: { max: 30, seconds: 600, perAddress: 600 },
  X386: { max: 30, seconds: 600, perAddress: 600 },
  X395: { max: 30, seconds: 600, perAddress: 600 },
  X396: { max: 5, seconds: 600, perAddress: 100 },
}

/** For every other call that is open to everybody and not a read. */
export const publicWrites: CallLimit = { max: 20, seconds: 600, perAddress: 300 }

/** The store of counters, and the clock their windows run by. */
export interface LimitStore {
  db: Executor
  clock: Clock
}

/** Adds one (or `by`) to a counter and answers where it stands; a window that is over starts again. */
export async function countUp(
  services: LimitStore,
  name: string,
  key: string,
  seconds: number,
  by = 1,
): Promise<{ count: number; waitSeconds: number }> {
  const now = services.clock.now()
  const resets = new Date(now.getTime() + seconds * 1000)
  const [row] = await rowsOf<{ count: number; resets: string | Date }>(
    services.db,
    sql`insert into ${rateBucket} (name, key, count, resets_at)
        values (${name}, ${key.slice(0, 300)}, ${by}, ${resets.toISOString()}::timestamptz)
        on conflict (name, key) do update set
          count = case when rate_bucket.resets_at <= ${now.toISOString()}::timestamptz then excluded.count
            else rate_bucket.count + excluded.count end,
          resets_at = case when rate_bucket.resets_at <= ${now.toISOString()}::timestamptz
            then excluded.resets_at else rate_bucket.resets_at end
        returning count, resets_at as resets`,
  )
  const until = row ? new Date(row.resets).getTime() : resets.getTime()
  return { count: row?.count ?? by, waitSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) }
}

/** Refuses with 429 and `Retry-After`; the message says when to try again, too. */
export function refuseForNow(waitSeconds: number): never {
  return refuse('TOO_MANY', {
    message: `Too many tries in a short time. Try again in ${waitText(waitSeconds)}.`,
    headers: { 'retry-after': String(waitSeconds) },
  })
}

/** Counts a call against a limit and refuses it once the limit is passed. */
export async function consumeToken(
  services: LimitStore,
  name: string,
  key: string,
  limit: Limit,
): Promise<void> {
  const { count, waitSeconds } = await countUp(services, name, key, limit.seconds)
  if (count > limit.max) refuseForNow(waitSeconds)
}

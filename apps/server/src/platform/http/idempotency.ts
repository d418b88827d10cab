import { and, eq, isNull, lt, not, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { commitWithReply } from '../../db/held-commit.ts'
import { idempotencyKey } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Services } from '../services.ts'
import { refuse } from '../errors/refuse.ts'

/** An answer that can be given again. */
export interface StoredReply {
  status: number
  body: unknown
}

/** The values that make two calls the same call. */
export interface Fingerprint {
  owner: string
  key: string
  endpoint: string
  text: string
}

const storedHours = 24
const patienceMs = 15_000
/** Time after which a run that was not seen alive has ended with its process, and how often a run says that it lives. */
const lostAfterMs = 30_000
const renewalMs = 10_000

const lastSeen = sql<Date>`coalesce(${idempotencyKey.seenDate}, ${idempotencyKey.createdDate})`

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const comeBack = (): never => refuse('UNAVAILABLE', { headers: { 'retry-after': '5' } })

/** One try of a call under its key. */
interface Run {
  services: Services
  print: Fingerprint
  bodyHash: string
  id: string
}

const ofKey = ({ owner, key }: Fingerprint) =>
  and(eq(idempotencyKey.owner, owner), eq(idempotencyKey.key, key))

const ofRun = ({ print, id }: Run) => and(ofKey(print), eq(idempotencyKey.run, id))

/** Takes a free key, or the one of a run that ended with its process before it wrote anything. */
async function isClaimed({ services: { db, clock }, print, bodyHash, id }: Run): Promise<boolean> {
  const now = clock.now()
  const agesAgo = new Date(now.getTime() - storedHours * 3_600_000)
  await db.delete(idempotencyKey).where(and(ofKey(print), lt(idempotencyKey.createdDate, agesAgo)))
  const { owner, key, endpoint } = print
  const times = { createdDate: now, seenDate: now }
  const claimed = await db
    .insert(idempotencyKey)
    .values({ owner, key, endpoint, bodyHash, run: id, ...times })
    .onConflictDoUpdate({
      target: [idempotencyKey.owner, idempotencyKey.key],
      set: { run: id, ...times },
      setWhere: and(
        eq(idempotencyKey.bodyHash, bodyHash),
        isNull(idempotencyKey.status),
        not(idempotencyKey.carriedOut),
        lt(lastSeen, sql`${new Date(now.getTime() - lostAfterMs).toISOString()}::timestamptz`),
      ),
    })
    .returning({ id: idempotencyKey.id })
  return claimed.length > 0
}

/** Notes how far a run is; a run that lost its key, since its process stood still, commits nothing. */
async function note(
  on: Executor,
  run: Run,
  values: Partial<typeof idempotencyKey.$inferInsert>,
): Promise<void> {
  const noted = await on
    .update(idempotencyKey)
    .set(values)
    .where(ofRun(run))
    .returning({ id: idempotencyKey.id })
  if (noted.length === 0) comeBack()
}

const store = (on: Executor, run: Run, { status, body }: StoredReply) =>
  note(on, run, { status, response: JSON.stringify({ body }), carriedOut: true })

async function carryOut(run: Run, work: () => Promise<StoredReply>): Promise<StoredReply> {
  const { db, clock, log } = run.services
  const failed = (error: unknown) =>
    log.error({ endpoint: run.print.endpoint, err: error }, 'reply not stored')
  const renewal = setInterval(() => void note(db, run, { seenDate: clock.now() }).catch(failed), renewalMs)
  renewal.unref()
  try {
    const { reply, isKept } = await commitWithReply<StoredReply>(
      { early: (tx) => note(tx, run, { carriedOut: true }), last: (tx, made) => store(tx, run, made) },
      work,
    )
    if (!isKept) await store(db, run, reply).catch(failed)
    return reply
  } catch (error) {
    // Where only the answer to the commit was lost the reply is stored, and a repeat gets it.
    const unanswered = and(ofRun(run), isNull(idempotencyKey.status))
    await db.delete(idempotencyKey).where(unanswered).catch(failed)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

/**
 * Runs the call once per key: a repeat gets the first answer, also while the first is still at work; the same key
 * with other contents is refused. A call that failed may be tried again under its key (reliability D4). The answer is
 * committed with what the call wrote, so that a repeat finds both or neither, wherever the first was cut off (ADR 48).
 */
export async function onceOnly(
  services: Services,
  print: Fingerprint,
  work: () => Promise<StoredReply>,
): Promise<StoredReply> {
  const { db, clock } = services
  const bodyHash = createHash('sha256').update(`${print.endpoint}\n${print.text}`).digest('hex')
  const run: Run = { services, print, bodyHash, id: crypto.randomUUID() }
  if (await isClaimed(run)) return carryOut(run, work)
  for (let waited = 0; waited <= patienceMs; waited += 50) {
    const [row] = await db.select().from(idempotencyKey).where(ofKey(print))
    if (!row) return onceOnly(services, print, work)
    if (row.bodyHash !== bodyHash) refuse('IDEMPOTENCY_MISMATCH')
    if (row.status !== null) {
      const { body } = JSON.parse(row.response ?? '{}') as { body?: unknown }
      return { status: row.status, body }
    }
    const seen = row.seenDate ?? row.createdDate
    if (clock.now().getTime() - seen.getTime() > lostAfterMs) {
      return row.carriedOut ? refuse('REPLY_LOST') : onceOnly(services, print, work)
    }
    await pause(50)
  }
  return comeBack()
}

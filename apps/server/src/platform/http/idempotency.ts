import { and, eq, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { idempotencyKey } from '../../db/schema/index.ts'
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs the call once per key: a repeat gets the first answer, also while the first is still at work; the same key
 * with other contents is refused. A call that failed may be tried again under its key (reliability D4).
 */
export async function onceOnly(
  services: Services,
  print: Fingerprint,
  run: () => Promise<StoredReply>,
): Promise<StoredReply> {
  const { db, clock } = services
  const bodyHash = createHash('sha256').update(`${print.endpoint}\n${print.text}`).digest('hex')
  const ownKey = and(eq(idempotencyKey.owner, print.owner), eq(idempotencyKey.key, print.key))
  const now = clock.now()
  await db
    .delete(idempotencyKey)
    .where(and(ownKey, lt(idempotencyKey.createdDate, new Date(now.getTime() - storedHours * 3_600_000))))
  const claimed = await db
    .insert(idempotencyKey)
    .values({ owner: print.owner, key: print.key, endpoint: print.endpoint, bodyHash, createdDate: now })
    .onConflictDoNothing()
    .returning({ id: idempotencyKey.id })
  if (claimed.length === 0) return repeatOf()
  const reply = await run().catch(async (error: unknown) => {
    await db.delete(idempotencyKey).where(ownKey)
    throw error
  })
  // the call is carried out: its caller hears so, and the key stays, so that no repeat carries it out again
  await db
    .update(idempotencyKey)
    .set({ status: reply.status, response: JSON.stringify({ body: reply.body }) })
    .where(ownKey)
    .catch((error: unknown) => services.log.error({ endpoint: print.endpoint, err: error }, 'reply not kept'))
  return reply

  async function repeatOf(): Promise<StoredReply> {
    for (let waited = 0; waited <= patienceMs; waited += 50) {
      const [row] = await db.select().from(idempotencyKey).where(ownKey)
      if (!row) return onceOnly(services, print, run)
      if (row.bodyHash !== bodyHash) refuse('IDEMPOTENCY_MISMATCH')
      if (row.status !== null) {
        const { body } = JSON.parse(row.response ?? '{}') as { body?: unknown }
        return { status: row.status, body }
      }
      await pause(50)
    }
    return refuse('UNAVAILABLE', { headers: { 'retry-after': '5' } })
  }
}

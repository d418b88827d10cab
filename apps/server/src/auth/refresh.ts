import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { accessToken, appUser, refreshToken, session } from '../db/schema/index.ts'
import type { Transaction } from '../db/types.ts'
import { refuse } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { revokeSessions, storePair, type TokenPair } from './session.ts'
import { hashToken, successorOf } from './token.ts'

/** How long a used refresh token still gets its own successor: three retries 5 s apart and their time-outs. */
export const sameSuccessorSeconds = 60

type Outcome = { ok: true; pair: TokenPair } | { ok: false; replaced: boolean }

async function lockToken(tx: Transaction, hash: string) {
  const [row] = await tx
    .select({ token: refreshToken, session, user: appUser })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(eq(refreshToken.hash, hash))
    .for('update', { of: refreshToken })
  return row
}

type Held = NonNullable<Awaited<ReturnType<typeof lockToken>>>

function isOver(services: Services, { session: held, user }: Held, now: Date): boolean {
  const idleMs = now.getTime() - held.lastSeen.getTime()
  return user.deleted || held.expires <= now || idleMs > services.config.idleSeconds * 1000
}

/** The same pair again, as long as the lost answer is the likely reason; undefined when it looks like theft. */
async function repeated(
  tx: Transaction,
  { token }: Held,
  pair: { access: string; refresh: string },
  now: Date,
): Promise<TokenPair | undefined> {
  const used = token.usedDate?.getTime() ?? 0
  if (now.getTime() - used > sameSuccessorSeconds * 1000) return undefined
  const [next] = await tx
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.hash, hashToken(pair.refresh)))
  const [access] = await tx
    .select()
    .from(accessToken)
    .where(eq(accessToken.hash, hashToken(pair.access)))
  if (!next || next.usedDate || !access) return undefined
  const left = Math.floor((access.expires.getTime() - now.getTime()) / 1000)
  return { access_token: pair.access, refresh_token: pair.refresh, expires_in: Math.max(1, left) }
}

async function reportTheft(tx: Transaction, services: Services, { user }: Held, now: Date): Promise<void> {
  await revokeSessions(tx, user.id, 'REUSE', now)
  await services.mail.queue(tx, {
    to: user.emailAddress,
    template: 'SESSION_ENDED',
    values: { firstName: user.firstName },
  })
  await audit(tx, services, {
    actor: user.username,
    action: 'LOGOUT',
    entityType: 'user',
    entityCode: user.code,
    topic: 'Session ended because an old token was used again',
    changes: [],
  })
}

async function exchange(tx: Transaction, services: Services, token: string): Promise<Outcome> {
  const now = services.clock.now()
  const held = await lockToken(tx, hashToken(token))
  if (!held) return { ok: false, replaced: false }
  if (held.session.revokedDate) return { ok: false, replaced: held.session.revokedReason === 'REPLACED' }
  if (isOver(services, held, now)) return { ok: false, replaced: false }
  const next = successorOf(services.tokenKey, token)
  if (held.token.usedDate) {
    const pair = await repeated(tx, held, next, now)
    if (pair) return { ok: true, pair }
    await reportTheft(tx, services, held, now)
    return { ok: false, replaced: false }
  }
  const pair = await storePair(tx, services, held.session, next)
  await tx
    .update(refreshToken)
    .set({ usedDate: now, successorHash: hashToken(next.refresh) })
    .where(eq(refreshToken.hash, held.token.hash))
  await tx.update(session).set({ lastSeen: now }).where(eq(session.id, held.session.id))
  return { ok: true, pair }
}

/**
 * Exchanges a refresh token for the next pair. A used one presented again within 60 s gets the same pair; later, or
 * once the successor was used, the whole session is ended (reliability S5, S6). Refusals carry status 400.
 */
export async function refreshSession(services: Services, token: string): Promise<TokenPair> {
  const outcome = await inTransaction(services.db, (tx) => exchange(tx, services, token))
  if (outcome.ok) return outcome.pair
  return refuse(outcome.replaced ? 'SESSION_REPLACED' : 'SESSION_EXPIRED', { status: 400 })
}

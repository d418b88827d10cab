import { and, eq, gt, isNull } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { accessToken, appUser, refreshToken, session } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../errors/refuse.ts'
import type { Services } from '../services.ts'
import { accessExpiry, revokeSessions, storePair, type TokenPair } from './session.ts'
import { hashToken, successorOf } from '../access/token.ts'

/** How long, in seconds, a used refresh token gets its own successor again even after the successor was seen in use. */
const sameSuccessorSeconds = 60

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

type PresentedToken = NonNullable<Awaited<ReturnType<typeof lockToken>>>

function isOver(services: Services, { session: presented, user }: PresentedToken, now: Date): boolean {
  const idleMs = now.getTime() - presented.lastSeen.getTime()
  return user.deleted || presented.expires <= now || idleMs > services.config.idleSeconds * 1000
}

/**
 * Returns the same pair again when its answer was probably lost: its refresh token is unused, and either 60 s are not over
 * or no call ever carried its access token. A late repeat gives the access token a new life and restarts the 60 s, since
 * other tabs of the same browser follow with the same token. Undefined when it looks like theft.
 */
async function repeated(
  tx: Transaction,
  services: Services,
  { token, session: presented }: PresentedToken,
  pair: { access: string; refresh: string },
): Promise<TokenPair | undefined> {
  const now = services.clock.now()
  const [next] = await tx
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.hash, hashToken(pair.refresh)))
  if (!next || next.usedDate) return undefined
  const isLate = now.getTime() - (token.usedDate?.getTime() ?? 0) > sameSuccessorSeconds * 1000
  const expires = isLate
    ? await revive(tx, services, pair.access, presented)
    : await expiryOf(tx, hashToken(pair.access))
  if (!expires) return undefined
  if (isLate) {
    await tx.update(refreshToken).set({ usedDate: now }).where(eq(refreshToken.hash, token.hash))
    await tx.update(session).set({ lastSeen: now }).where(eq(session.id, presented.id))
  }
  const left = Math.floor((expires.getTime() - now.getTime()) / 1000)
  return { access_token: pair.access, refresh_token: pair.refresh, expires_in: Math.max(1, left) }
}

async function expiryOf(tx: Transaction, hash: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ expires: accessToken.expires })
    .from(accessToken)
    .where(eq(accessToken.hash, hash))
  return row?.expires
}

/** Gives an access token that no call has carried a new life; undefined when one has. */
async function revive(
  tx: Transaction,
  services: Services,
  access: string,
  under: { expires: Date },
): Promise<Date | undefined> {
  const expires = accessExpiry(services, under)
  const [row] = await tx
    .update(accessToken)
    .set({ expires })
    .where(and(eq(accessToken.hash, hashToken(access)), isNull(accessToken.seenDate)))
    .returning({ hash: accessToken.hash })
  return row && expires
}

async function reportTheft(
  tx: Transaction,
  services: Services,
  { user, session: presented }: PresentedToken,
  now: Date,
): Promise<void> {
  services.log.warn(
    { user: user.code, session: presented.id },
    'session ended: a used refresh token came again',
  )
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

/** Access tokens of before live on for the calls that are under way, no longer. */
async function endEarlierAccess(tx: Transaction, under: { id: number }, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + sameSuccessorSeconds * 1000)
  await tx
    .update(accessToken)
    .set({ expires })
    .where(and(eq(accessToken.sessionId, under.id), gt(accessToken.expires, expires)))
}

async function exchange(tx: Transaction, services: Services, token: string): Promise<Outcome> {
  const now = services.clock.now()
  const presented = await lockToken(tx, hashToken(token))
  if (!presented) return { ok: false, replaced: false }
  if (presented.session.revokedDate)
    return { ok: false, replaced: presented.session.revokedReason === 'REPLACED' }
  if (isOver(services, presented, now)) return { ok: false, replaced: false }
  const next = successorOf(services.tokenKey, token)
  if (presented.token.usedDate) {
    const pair = await repeated(tx, services, presented, next)
    if (pair) return { ok: true, pair }
    await reportTheft(tx, services, presented, now)
    return { ok: false, replaced: false }
  }
  await endEarlierAccess(tx, presented.session, now)
  const pair = await storePair(tx, services, presented.session, next)
  await tx
    .update(refreshToken)
    .set({ usedDate: now, successorHash: hashToken(next.refresh) })
    .where(eq(refreshToken.hash, presented.token.hash))
  await tx.update(session).set({ lastSeen: now }).where(eq(session.id, presented.session.id))
  return { ok: true, pair }
}

/**
 * Exchanges a refresh token for the next pair. A used one presented again gets the same pair within 60 s, and later
 * as long as nobody has used that pair: its answer was lost (sleep, offline, a closed tab). Otherwise, and once the
 * successor was used, the whole session is ended (reliability S5, S6). Refusals carry status 400.
 */
export async function refreshSession(services: Services, token: string): Promise<TokenPair> {
  const outcome = await inTransaction(services.db, (tx) => exchange(tx, services, token))
  if (outcome.ok) return outcome.pair
  return refuse(outcome.replaced ? 'SESSION_REPLACED' : 'SESSION_EXPIRED', { status: 400 })
}

import { and, eq, isNull } from 'drizzle-orm'
import { accessToken, appUser, refreshToken, session } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Services } from '../services.ts'
import { hashToken, newToken } from '../access/token.ts'

/** The token pair as it travels (specification 1, section 3). */
export interface TokenPair {
  access_token: string
  refresh_token: string
  expires_in: number
}

/** Why a session ended. */
export type RevokeReason = 'LOGOUT' | 'REPLACED' | 'REUSE' | 'DISABLED' | 'PASSWORD' | 'ENDED'

/** Ends every live session of a user; all tokens of it are dead at once. */
export async function revokeSessions(
  tx: Transaction,
  userId: number,
  reason: RevokeReason,
  now: Date,
): Promise<void> {
  await tx
    .update(session)
    .set({ revokedDate: now, revokedReason: reason })
    .where(and(eq(session.userId, userId), isNull(session.revokedDate)))
}

/** Returns when an access token given out now expires: after its life, at the latest with its session. */
export function accessExpiry(services: Services, under: { expires: Date }): Date {
  const now = services.clock.now().getTime()
  return new Date(Math.min(now + services.config.accessSeconds * 1000, under.expires.getTime()))
}

/** Stores a pair under a session; the access token never outlives the session. */
export async function storePair(
  tx: Transaction,
  services: Services,
  under: { id: number; expires: Date },
  tokens: { access: string; refresh: string },
): Promise<TokenPair> {
  const now = services.clock.now()
  const expires = accessExpiry(services, under)
  await tx.insert(accessToken).values({ hash: hashToken(tokens.access), sessionId: under.id, expires })
  await tx
    .insert(refreshToken)
    .values({ hash: hashToken(tokens.refresh), sessionId: under.id, createdDate: now })
  return {
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    expires_in: Math.max(1, Math.floor((expires.getTime() - now.getTime()) / 1000)),
  }
}

/**
 * The proof a session begins with: whether a second factor took part, when the user was last at the keyboard, and the
 * identity and session of the single sign-on, where that began it.
 */
export interface SessionProof {
  secondFactor: boolean
  freshDate: Date | null
  identityId: number | null
  providerSession: string | null
}

/** Of a session that no single sign-on began. */
export const bySelf = { identityId: null, providerSession: null } as const

/** The proof of a session, for the one that follows it. */
export async function proofOf(tx: Transaction, { sessionId }: { sessionId: number }): Promise<SessionProof> {
  const [proof] = await tx
    .select({
      secondFactor: session.secondFactor,
      freshDate: session.freshDate,
      identityId: session.identityId,
      providerSession: session.providerSession,
    })
    .from(session)
    .where(eq(session.id, sessionId))
  return proof ?? { ...bySelf, secondFactor: false, freshDate: null }
}

/** Begins a session in place of the ones the user had (domain model 11.6) and returns its first pair. */
export async function beginSession(
  tx: Transaction,
  services: Services,
  { userId, reason, proof }: { userId: number; reason: RevokeReason; proof: SessionProof },
  meta: CallMeta,
): Promise<TokenPair> {
  const now = services.clock.now()
  await revokeSessions(tx, userId, reason, now)
  const expires = new Date(now.getTime() + services.config.sessionSeconds * 1000)
  const [opened] = await tx
    .insert(session)
    .values({
      userId,
      createdDate: now,
      expires,
      lastSeen: now,
      ip: meta.ip,
      userAgent: meta.userAgent,
      ...proof,
    })
    .returning({ id: session.id })
  const id = opened?.id ?? 0
  return storePair(tx, services, { id, expires }, { access: newToken(), refresh: newToken() })
}

/** The user as they stand now, held until the transaction ends: sign-ins, locks and changes of one user follow one another. */
export async function heldUser(
  tx: Transaction,
  userId: number,
): Promise<typeof appUser.$inferSelect | undefined> {
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId)).for('update')
  return user
}

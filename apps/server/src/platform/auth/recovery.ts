import { and, eq, gt, isNull } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { appUser, passwordReset, rateBucket } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { countUp } from '../limits/rate-limit.ts'
import { refuseField } from '../errors/refuse.ts'
import type { Services } from '../services.ts'
import { isLockedOut } from './lock.ts'
import { hashPassword, newTemporaryPassword } from './password.ts'
import { revokeSessions } from './session.ts'
import { isPasswordOff } from '../access/password-off.ts'
import { hashToken, newToken } from '../access/token.ts'

/** Life of a reset token in minutes, of a temporary password in hours (domain model 11.6). */
const resetMinutes = 30
export const temporaryHours = 24
/** Reset mails to one address in an hour. */
const resetMailsAnHour = 3

const emailKey = (email: string) => email.trim().toLowerCase()

async function liveUser(services: Services, email: string) {
  const [user] = await services.db
    .select()
    .from(appUser)
    .where(and(eq(appUser.emailKey, emailKey(email)), eq(appUser.deleted, false)))
  return user
}

/** Name of the counter row of a requested reset, written whether or not the address is known. */
const requestedReset = 'reset-requested'

/**
 * Records a requested reset. `token-exists` is answered from this row alone: from the tokens it
 * would tell which addresses have an account.
 */
async function recordResetRequest(services: Services, email: string, resetsAt: Date): Promise<void> {
  await services.db
    .insert(rateBucket)
    .values({ name: requestedReset, key: emailKey(email).slice(0, 300), count: 1, resetsAt })
    .onConflictDoUpdate({ target: [rateBucket.name, rateBucket.key], set: { resetsAt } })
}

const resetRequestOf = (email: string) =>
  and(eq(rateBucket.name, requestedReset), eq(rateBucket.key, emailKey(email).slice(0, 300)))

/** Mails a reset token when the address is known and not mailed too often; says nothing either way. */
export async function requestReset(services: Services, email: string): Promise<void> {
  const { count } = await countUp(services, 'reset-mail', emailKey(email), 3600)
  if (count > resetMailsAnHour) return
  const now = services.clock.now()
  const expires = new Date(now.getTime() + resetMinutes * 60_000)
  await recordResetRequest(services, email, expires)
  const user = await liveUser(services, email)
  if (!user || (await isPasswordOff(services.db, services, user))) return
  const token = newToken()
  await inTransaction(services.db, async (tx) => {
    await tx
      .update(passwordReset)
      .set({ usedDate: now })
      .where(and(eq(passwordReset.userId, user.id), isNull(passwordReset.usedDate)))
    await tx.insert(passwordReset).values({
      hash: hashToken(token),
      userId: user.id,
      createdDate: now,
      expires,
    })
    await services.mail.queue(tx, {
      to: user.emailAddress,
      template: 'RESET_TOKEN',
      values: { firstName: user.firstName, token },
    })
  })
}

/** Whether a reset was requested for the address and is neither used nor expired; alike for unknown addresses. */
export async function hasLiveToken(services: Services, email: string): Promise<boolean> {
  const [live] = await services.db
    .select({ key: rateBucket.key })
    .from(rateBucket)
    .where(and(resetRequestOf(email), gt(rateBucket.resetsAt, services.clock.now())))
    .limit(1)
  return live !== undefined
}

/** Gives a user a new temporary password by mail and ends the open session. */
export async function issueTemporaryPassword(
  tx: Transaction,
  services: Services,
  user: typeof appUser.$inferSelect,
  by: { actor: string; template?: 'TEMPORARY_PASSWORD' | 'ACCOUNT_CREATED' },
): Promise<void> {
  const now = services.clock.now()
  const password = newTemporaryPassword()
  await tx
    .update(appUser)
    .set({
      passwordHash: await hashPassword(password),
      temporaryPassword: true,
      temporaryUntil: new Date(now.getTime() + temporaryHours * 3_600_000),
      // a new password ends a wait, not the lock of an administrator
      lockedUntil: isLockedOut(user) ? user.lockedUntil : null,
      failedCount: 0,
    })
    .where(eq(appUser.id, user.id))
  await revokeSessions(tx, user.id, 'PASSWORD', now)
  await services.mail.queue(tx, {
    to: user.emailAddress,
    template: by.template ?? 'TEMPORARY_PASSWORD',
    values: { firstName: user.firstName, username: user.username, password },
  })
  await audit(tx, services, {
    actor: by.actor,
    action: 'UPDATE',
    entityType: 'user',
    entityCode: user.code,
    topic: 'Password',
    changes: [{ field: 'temporaryPassword', before: user.temporaryPassword, after: true }],
  })
}

/** Swaps a reset token for a mailed temporary password; a token works once. */
export async function resetPassword(services: Services, email: string, token: string): Promise<void> {
  const user = await liveUser(services, email)
  const now = services.clock.now()
  const done = await inTransaction(services.db, async (tx) => {
    const used = await tx
      .update(passwordReset)
      .set({ usedDate: now })
      .where(
        and(
          eq(passwordReset.hash, hashToken(token.trim())),
          eq(passwordReset.userId, user?.id ?? 0),
          isNull(passwordReset.usedDate),
          gt(passwordReset.expires, now),
        ),
      )
      .returning({ hash: passwordReset.hash })
    if (!user || used.length === 0) return false
    await tx.delete(rateBucket).where(resetRequestOf(email))
    await issueTemporaryPassword(tx, services, user, { actor: user.username })
    return true
  })
  if (!done) refuseField('token', 'This code is wrong or no longer valid. Ask for a new one.')
}

import { and, eq, gt, isNull } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { appUser, passwordReset } from '../db/schema/index.ts'
import type { Transaction } from '../db/types.ts'
import { countUp } from '../http/rate-limit.ts'
import { refuseField } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { isLockedOut } from './lock.ts'
import { hashPassword, newTemporaryPassword } from './password.ts'
import { revokeSessions } from './session.ts'
import { hashToken, newToken } from './token.ts'

/** Life of a reset token in minutes, of a temporary password in hours (domain model 11.6). */
export const resetMinutes = 30
export const temporaryHours = 24
/** Reset mails to one address in an hour. */
export const resetMailsAnHour = 3

const emailKey = (email: string) => email.trim().toLowerCase()

async function liveUser(services: Services, email: string) {
  const [user] = await services.db
    .select()
    .from(appUser)
    .where(and(eq(appUser.emailKey, emailKey(email)), eq(appUser.deleted, false)))
  return user
}

/** Mails a reset token when the address is known and not mailed too often; says nothing either way. */
export async function requestReset(services: Services, email: string): Promise<void> {
  const { count } = await countUp(services, 'reset-mail', emailKey(email), 3600)
  const user = await liveUser(services, email)
  if (!user || count > resetMailsAnHour) return
  const now = services.clock.now()
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
      expires: new Date(now.getTime() + resetMinutes * 60_000),
    })
    await services.mail.queue(tx, {
      to: user.emailAddress,
      template: 'RESET_TOKEN',
      values: { firstName: user.firstName, token },
    })
  })
}

/** Whether a reset token is outstanding for the address. */
export async function hasLiveToken(services: Services, email: string): Promise<boolean> {
  const user = await liveUser(services, email)
  if (!user) return false
  const [live] = await services.db
    .select({ hash: passwordReset.hash })
    .from(passwordReset)
    .where(
      and(
        eq(passwordReset.userId, user.id),
        isNull(passwordReset.usedDate),
        gt(passwordReset.expires, services.clock.now()),
      ),
    )
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
    await issueTemporaryPassword(tx, services, user, { actor: user.username })
    return true
  })
  if (!done) refuseField('token', 'This code is wrong or no longer valid. Ask for a new one.')
}

import { and, eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { appUser, rateBucket } from '../../db/schema/index.ts'
import { auditRefusal } from '../audit/refusals.ts'
import { refuseField } from '../errors/refuse.ts'
import { consumeToken, type Limit } from '../limits/rate-limit.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Services } from '../services.ts'
import { hashPassword, passwordProblem, verifyPassword } from './password.ts'
import type { Principal } from '../access/principal.ts'
import { beginSession, heldUser, proofOf, type TokenPair } from './session.ts'

/** Wrong guesses of the own password in a quarter of an hour: an open session is not a way to find the password. */
const guesses: Limit = { max: 10, seconds: 15 * 60 }

/** Whether the password is the current user's; refuses who guesses too often, in whichever call. */
export async function isOwnPassword(
  services: Services,
  { userId, username }: Principal,
  password: string,
): Promise<boolean> {
  await consumeToken(services, 'own-password', username, guesses)
  const [user] = await services.db
    .select({ hash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, userId))
  if (!user || !(await verifyPassword(password, user.hash))) return false
  await services.db
    .delete(rateBucket)
    .where(and(eq(rateBucket.name, 'own-password'), eq(rateBucket.key, username)))
  return true
}

async function checkChange(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  given: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (!(await isOwnPassword(services, principal, given.currentPassword))) {
    const { username: actor, userCode } = principal
    const topic = 'Refused password change'
    await auditRefusal(services, {
      actor,
      entityType: 'user',
      entityCode: userCode,
      topic,
      about: userCode,
      meta,
    })
    refuseField('currentPassword', 'This is not your current password.')
  }
  const problem = passwordProblem(given.newPassword, principal)
  if (problem) refuseField('newPassword', problem)
  if (given.newPassword === given.currentPassword) {
    refuseField('newPassword', 'This is your current password. Choose another one.')
  }
}

/**
 * Changes the own password, which also ends the time of a temporary one. Every token given out before dies, also one
 * that somebody copied; the caller goes on with the pair in the answer.
 */
export async function changeOwnPassword(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  given: { currentPassword: string; newPassword: string },
): Promise<TokenPair> {
  await checkChange(services, principal, meta, given)
  const passwordHash = await hashPassword(given.newPassword)
  const { userId } = principal
  return inTransaction(services.db, async (tx) => {
    const user = await heldUser(tx, userId)
    // another password meanwhile: what was compared with is not the current one any more
    if (!user || !(await verifyPassword(given.currentPassword, user.passwordHash))) {
      refuseField('currentPassword', 'This is not your current password.')
    }
    await tx
      .update(appUser)
      .set({ passwordHash, temporaryPassword: false, temporaryUntil: null })
      .where(eq(appUser.id, userId))
    await audit(tx, services, {
      actor: principal.username,
      action: 'UPDATE',
      entityType: 'user',
      entityCode: principal.userCode,
      topic: 'Password',
      changes: [{ field: 'password', before: 'old', after: 'new' }],
      meta,
    })
    return beginSession(
      tx,
      services,
      { userId, reason: 'PASSWORD', proof: await proofOf(tx, principal) },
      meta,
    )
  })
}

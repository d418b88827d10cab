import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { appUser } from '../../db/schema/index.ts'
import { refuseField } from '../errors/refuse.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Services } from '../services.ts'
import { hashPassword, passwordProblem, verifyPassword } from './password.ts'
import type { Principal } from '../access/principal.ts'

/** Whether the password is the current user's. */
export async function isOwnPassword(services: Services, userId: number, password: string): Promise<boolean> {
  const [user] = await services.db
    .select({ hash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, userId))
  return user !== undefined && verifyPassword(password, user.hash)
}

/** Changes the own password, which also ends the time of a temporary one. */
export async function changeOwnPassword(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  given: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (!(await isOwnPassword(services, principal.userId, given.currentPassword))) {
    refuseField('currentPassword', 'This is not your current password.')
  }
  const problem = passwordProblem(given.newPassword, principal)
  if (problem) refuseField('newPassword', problem)
  if (given.newPassword === given.currentPassword) {
    refuseField('newPassword', 'This is your current password. Choose another one.')
  }
  const passwordHash = await hashPassword(given.newPassword)
  await inTransaction(services.db, async (tx) => {
    await tx
      .update(appUser)
      .set({ passwordHash, temporaryPassword: false, temporaryUntil: null })
      .where(eq(appUser.id, principal.userId))
    await audit(tx, services, {
      actor: principal.username,
      action: 'UPDATE',
      entityType: 'user',
      entityCode: principal.userCode,
      topic: 'Password',
      changes: [{ field: 'password', before: 'old', after: 'new' }],
      meta,
    })
  })
}

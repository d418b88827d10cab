import type { Permission } from '@capiz/domain/access'
import { eq } from 'drizzle-orm'
import { appUser, role } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Principal } from './principal.ts'
import { refuse } from '../errors/refuse.ts'

/**
 * Refuses to give permissions that the caller does not hold, so that the right to edit users or roles does not lead to
 * every other right. The system administrator may give any.
 */
export function checkGrant(principal: Principal, given: readonly Permission[]): void {
  if (principal.roleCode === 'SYSTEM_ADMINISTRATOR') return
  const missing = given.filter((permission) => !principal.permissions.has(permission))
  if (missing.length === 0) return
  refuse('FORBIDDEN', {
    message: `You can only give permissions that you hold yourself. Missing: ${missing.join(', ')}.`,
  })
}

/** Refuses to change the account, or reset the password, of somebody who holds more than the caller. */
export async function checkTakeOver(db: Executor, principal: Principal, userId: number): Promise<void> {
  const [held] = await db
    .select({ permissions: role.permissions })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(eq(appUser.id, userId))
  if (held) checkGrant(principal, held.permissions)
}

/** Refuses to let a group give a role with more than the caller holds. */
export async function checkGroupRole(db: Executor, principal: Principal, roleCode: unknown): Promise<void> {
  if (typeof roleCode !== 'string') return
  const [given] = await db.select({ permissions: role.permissions }).from(role).where(eq(role.code, roleCode))
  if (given) checkGrant(principal, given.permissions)
}

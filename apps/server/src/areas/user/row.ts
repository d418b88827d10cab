import type { appUser, role } from '../../db/schema/index.ts'

type UserRow = typeof appUser.$inferSelect
type RoleRow = typeof role.$inferSelect

/** A user as it travels; never the password hash (specification 2, section 3). */
export function userOut(user: UserRow, granted: Pick<RoleRow, 'id' | 'name'>, now: Date) {
  const locked = user.lockedUntil !== null && user.lockedUntil > now
  return {
    id: user.id,
    code: user.code,
    username: user.username,
    emailAddress: user.emailAddress,
    firstName: user.firstName,
    lastName: user.lastName,
    role: { id: granted.id, name: granted.name },
    linkedCode: user.linkedCode,
    status: user.deleted ? ('DISABLED' as const) : locked ? ('LOCKED' as const) : ('ACTIVE' as const),
    temporaryPassword: user.temporaryPassword,
    lastLogin: user.lastLogin,
    deleted: user.deleted,
    version: user.version,
  }
}

/** A role as it travels. */
export function roleOut(row: RoleRow) {
  const { id, code, name, permissions, system, deleted, version, updatedDate } = row
  return { id, code, name, permissions, system, deleted, version, updatedDate }
}

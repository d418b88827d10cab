import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { appUser, userFactor, type role } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

type UserRow = typeof appUser.$inferSelect
type RoleRow = typeof role.$inferSelect

/** Column: whether the user of the row has a second factor. */
export function hasSecondFactor(db: Executor) {
  const factors = db
    .select({ one: sql`1` })
    .from(userFactor)
    .where(and(eq(userFactor.userId, appUser.id), isNotNull(userFactor.confirmedDate)))
  return sql<boolean>`${exists(factors)}`
}

/** Whether a user has a second factor. */
export async function holdsSecondFactor(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ held: hasSecondFactor(db) })
    .from(appUser)
    .where(eq(appUser.id, userId))
  return row?.held ?? false
}

/** Status of a user as it is shown; a wait after wrong passwords counts as locked. */
export function statusOf(user: Pick<UserRow, 'deleted' | 'lockedUntil'>, now: Date) {
  if (user.deleted) return 'DISABLED' as const
  return user.lockedUntil !== null && user.lockedUntil > now ? ('LOCKED' as const) : ('ACTIVE' as const)
}

/** A user as it is stored, and whether there is a second factor. */
export interface FullUser {
  user: UserRow
  secondFactor: boolean
}

/** A user as it travels; never the password hash (specification 2, section 3). */
export function userOut({ user, secondFactor }: FullUser, granted: Pick<RoleRow, 'id' | 'name'>, now: Date) {
  return {
    id: user.id,
    code: user.code,
    username: user.username,
    emailAddress: user.emailAddress,
    firstName: user.firstName,
    lastName: user.lastName,
    role: { id: granted.id, name: granted.name },
    linkedCode: user.linkedCode,
    status: statusOf(user, now),
    temporaryPassword: user.temporaryPassword,
    secondFactor,
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

import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { appUser, userFactor, userIdentity, type role } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

type UserRow = typeof appUser.$inferSelect
type RoleRow = typeof role.$inferSelect

/** Ways to sign in that a user has beside the password. */
interface SignInWays {
  secondFactor: boolean
  /** an identity of the single sign-on is linked */
  singleSignOn: boolean
}

/** Columns: the ways to sign in of the user of the row. */
export function signInWays(db: Executor) {
  const factors = db
    .select({ one: sql`1` })
    .from(userFactor)
    .where(and(eq(userFactor.userId, appUser.id), isNotNull(userFactor.confirmedDate)))
  const identities = db
    .select({ one: sql`1` })
    .from(userIdentity)
    .where(eq(userIdentity.userId, appUser.id))
  return {
    secondFactor: sql<boolean>`${exists(factors)}`,
    singleSignOn: sql<boolean>`${exists(identities)}`,
  }
}

/** Returns the ways to sign in of a user. */
export async function waysOf(db: Executor, userId: number): Promise<SignInWays> {
  const [row] = await db.select(signInWays(db)).from(appUser).where(eq(appUser.id, userId))
  return row ?? { secondFactor: false, singleSignOn: false }
}

/** Status of a user as it is shown; a wait after wrong passwords counts as locked. */
export function statusOf(user: Pick<UserRow, 'deleted' | 'lockedUntil'>, now: Date) {
  if (user.deleted) return 'DISABLED' as const
  return user.lockedUntil !== null && user.lockedUntil > now ? ('LOCKED' as const) : ('ACTIVE' as const)
}

/** A user as it is stored, with the ways to sign in. */
export interface FullUser extends SignInWays {
  user: UserRow
}

/** A user as it travels; never the password hash (specification 2, section 3). */
export function userOut(
  { user, secondFactor, singleSignOn }: FullUser,
  granted: Pick<RoleRow, 'id' | 'name'>,
  now: Date,
) {
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
    singleSignOn,
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

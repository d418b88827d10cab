import type { Permission } from '@capiz/domain/access'
import { plural } from '@capiz/domain/text'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { appUser, role } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { notLockedOut } from './lock.ts'

/** Colleagues named in a refusal; the others are counted. */
const mostNamed = 3

/** Returns the staff, other than some users, who hold all of the permissions and can sign in, by last name. */
export async function staffWho(
  db: Executor,
  permissions: readonly Permission[],
  exceptUsernames: readonly string[],
): Promise<(typeof appUser.$inferSelect)[]> {
  const rows = await db
    .select({ user: appUser, held: role.permissions })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        eq(appUser.deleted, false),
        eq(role.deleted, false),
        isNull(appUser.linkedCode),
        notLockedOut,
        ...exceptUsernames.map((username) => ne(appUser.username, username)),
      ),
    )
    .orderBy(asc(appUser.lastName), asc(appUser.firstName), asc(appUser.id))
  return rows.filter(({ held }) => permissions.every((one) => held.includes(one))).map(({ user }) => user)
}

/** Returns their names, for a permission. */
export async function colleaguesWho(
  db: Executor,
  permission: Permission,
  exceptUsernames: readonly string[],
): Promise<string[]> {
  const staff = await staffWho(db, [permission], exceptUsernames)
  return staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}

/** Returns who can do it in place of the caller, as a sentence. */
export function colleaguesText(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody else holds the right to do it yet; ask an administrator.'
  const more = names.length - mostNamed
  const named = names.slice(0, mostNamed).join(', ')
  return more > 0
    ? `${named} or ${plural(more, 'other', 'others')} can do it.`
    : `${named.replace(/, ([^,]*)$/u, ' or $1')} can do it.`
}

import { eq } from 'drizzle-orm'
import { appUser, role } from '../../db/schema/index.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { resetAccess } from './reset.ts'
import { waysOf, userOut } from './row.ts'
import { orHold } from './second-person.ts'

/** Mails a user an invitation to single sign-on, or keeps it for a second person; answers the user. */
export async function inviteUser(services: Services, principal: Principal, meta: CallMeta, username: string) {
  const invitation = { kind: 'SIGN_ON', username } as const
  await orHold(services, principal, meta, () => resetAccess(services, principal, meta, invitation))
  const { db, clock } = services
  const [found] = await db
    .select({ user: appUser, role })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(eq(appUser.username, username))
  if (!found) return refuse('NOT_FOUND')
  const { user } = found
  return userOut({ user, ...(await waysOf(db, user.id)) }, found.role, clock.now())
}

import { markerOf, type Marker, type Permission } from '@capiz/domain/access'
import { eq } from 'drizzle-orm'
import { accessToken, appUser, role, session } from '../db/schema/index.ts'
import { refuse } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { hashToken } from './token.ts'

/** Who makes a call, with the rights of this moment. */
export interface Principal {
  userId: number
  userCode: string
  username: string
  firstName: string
  lastName: string
  emailAddress: string
  /** first and last name, as shown in logs and histories */
  name: string
  /** name of the role */
  authority: string
  roleId: number
  roleCode: string
  marker: Marker
  permissions: ReadonlySet<Permission>
  /** facility or physician the account belongs to */
  linkedCode: string | null
  temporaryPassword: boolean
  sessionId: number
}

function find(services: Services, hash: string) {
  return services.db
    .select({ token: accessToken, session, user: appUser, role })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(eq(accessToken.hash, hash))
    .limit(1)
}

/** Seconds between two notes of a session's last use: one write a minute, not one a call. */
const touchSeconds = 60

/**
 * The user behind a bearer token, read from the database on each call so that logout, a changed role and a disabled
 * user take effect at once. Refuses tokens that are unknown, expired, revoked, or idle for too long.
 */
export async function principalOf(services: Services, token: string): Promise<Principal> {
  const [found] = await find(services, hashToken(token))
  const now = services.clock.now()
  if (!found || found.user.deleted) return refuse('SESSION_EXPIRED')
  if (found.session.revokedDate) {
    refuse(found.session.revokedReason === 'REPLACED' ? 'SESSION_REPLACED' : 'SESSION_EXPIRED')
  }
  const idle = (now.getTime() - found.session.lastSeen.getTime()) / 1000
  if (found.token.expires <= now || found.session.expires <= now || idle > services.config.idleSeconds) {
    refuse('SESSION_EXPIRED')
  }
  if (idle > touchSeconds) {
    await services.db.update(session).set({ lastSeen: now }).where(eq(session.id, found.session.id))
  }
  const { user, role: held } = found
  return {
    userId: user.id,
    userCode: user.code,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    emailAddress: user.emailAddress,
    name: `${user.firstName} ${user.lastName}`,
    authority: held.name,
    roleId: held.id,
    roleCode: held.code,
    marker: markerOf(held.name),
    permissions: new Set(held.deleted ? [] : held.permissions),
    linkedCode: user.linkedCode,
    temporaryPassword: user.temporaryPassword,
    sessionId: found.session.id,
  }
}

import {
  asksForFactor,
  authorityOf,
  markerOfAccount,
  type AccessRule,
  type Marker,
  type Permission,
  type Reach,
} from '@capiz/domain/access'
import { and, eq, isNull } from 'drizzle-orm'
import { accessToken, appUser, role, session } from '../../db/schema/index.ts'
import { refuse } from '../errors/refuse.ts'
import type { Services } from '../services.ts'
import { hashToken } from './token.ts'

/** The user of a session, with the rights of this moment. */
export interface SignedInUser {
  userId: number
  userCode: string
  username: string
  firstName: string
  lastName: string
  emailAddress: string
  /** first and last name, as shown in logs and histories */
  name: string
  /** name of the role; for providers the distinguished name of their kind */
  authority: string
  roleId: number
  roleCode: string
  marker: Marker
  permissions: ReadonlySet<Permission>
  /** facility or physician the account belongs to */
  linkedCode: string | null
  temporaryPassword: boolean
  /** the role asks for a second factor and the session has none */
  lacksFactor: boolean
  /** when the user last proved to be at the keyboard */
  freshDate: Date | null
  sessionId: number
}

/** The user of a call, with the verdict on its access rule: scope functions narrow what is read by `reach`. */
export interface Principal extends SignedInUser {
  rule: AccessRule
  reach: Reach
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

type FoundToken = Awaited<ReturnType<typeof find>>[number]

/**
 * Records the first use of an access token, which proves that its pair arrived (see `refreshSession`), and the last use
 * of its session. A database that takes no writes keeps no reader out, so a failure is logged only.
 */
async function recordUse(services: Services, { token, session: used }: FoundToken, now: Date): Promise<void> {
  const { db, log } = services
  try {
    if (token.seenDate === null) {
      const first = and(eq(accessToken.hash, token.hash), isNull(accessToken.seenDate))
      await db.update(accessToken).set({ seenDate: now }).where(first)
    }
    if (now.getTime() - used.lastSeen.getTime() > touchSeconds * 1000) {
      await db.update(session).set({ lastSeen: now }).where(eq(session.id, used.id))
    }
  } catch (error) {
    log.warn({ err: error, session: used.id }, 'use of a session not recorded')
  }
}

/**
 * The user behind a bearer token, read from the database on each call so that logout, a changed role and a disabled
 * user take effect at once. Refuses tokens that are unknown, expired, revoked, or idle for too long.
 */
export async function signedInUser(services: Services, token: string): Promise<SignedInUser> {
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
  await recordUse(services, found, now)
  const { user, role: granted } = found
  const marker = markerOfAccount({ roleCode: granted.code, linkedCode: user.linkedCode })
  const permissions = new Set(granted.deleted ? [] : granted.permissions)
  return {
    userId: user.id,
    userCode: user.code,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    emailAddress: user.emailAddress,
    name: `${user.firstName} ${user.lastName}`,
    authority: authorityOf(marker, granted.name),
    roleId: granted.id,
    roleCode: granted.code,
    marker,
    permissions,
    linkedCode: user.linkedCode,
    temporaryPassword: user.temporaryPassword,
    lacksFactor:
      services.config.requiresFactor && !found.session.secondFactor && asksForFactor(marker, permissions),
    freshDate: found.session.freshDate,
    sessionId: found.session.id,
  }
}

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
import type { TokenRow } from '../cache/cached-sessions.ts'
import type { Versions } from '../cache/versions.ts'
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

async function readToken({ db }: Services, hash: string): Promise<TokenRow | undefined> {
  const [row] = await db
    .select({ token: accessToken, session, user: appUser, role })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(eq(accessToken.hash, hash))
    .limit(1)
  return row
}

/** Seconds between two notes of a session's last use: one write a minute, not one a call. */
const touchSeconds = 60

/**
 * Records the first use of an access token, which proves that its pair arrived (see `refreshSession`), and the last use
 * of its session. A database that takes no writes keeps no reader out, so a failure is logged only.
 */
async function recordUse(services: Services, { token, session: used }: TokenRow, now: Date): Promise<void> {
  const { db, log } = services
  try {
    if (token.seenDate === null) {
      const first = and(eq(accessToken.hash, token.hash), isNull(accessToken.seenDate))
      await db.update(accessToken).set({ seenDate: now }).where(first)
      token.seenDate = now
    }
    if (now.getTime() - used.lastSeen.getTime() > touchSeconds * 1000) {
      await db.update(session).set({ lastSeen: now }).where(eq(session.id, used.id))
      used.lastSeen = now
    }
  } catch (error) {
    log.warn({ err: error, session: used.id }, 'use of a session not recorded')
  }
}

/** Returns why a token is of no use any more: unknown, expired, revoked, or idle for too long. */
function endOf(
  { config }: Services,
  found: TokenRow | undefined,
  now: Date,
): 'SESSION_EXPIRED' | 'SESSION_REPLACED' | undefined {
  if (!found || found.user.deleted) return 'SESSION_EXPIRED'
  const { token, session: held } = found
  if (held.revokedDate) return held.revokedReason === 'REPLACED' ? 'SESSION_REPLACED' : 'SESSION_EXPIRED'
  const idle = (now.getTime() - held.lastSeen.getTime()) / 1000
  const isOver = token.expires <= now || held.expires <= now || idle > config.idleSeconds
  return isOver ? 'SESSION_EXPIRED' : undefined
}

/**
 * The user behind a bearer token. The rows are kept in memory under the versions of their tables, which every call reads,
 * so that logout, a changed role and a disabled user take effect at once. Only what is stored refuses: a kept row may
 * lack the last use that another process noted.
 */
export async function signedInUser(
  services: Services,
  token: string,
  versions: Versions,
): Promise<SignedInUser> {
  const hash = hashToken(token)
  const now = services.clock.now()
  const find = () => services.sessions.find(hash, versions, () => readToken(services, hash))
  let found = await find()
  if (endOf(services, found, now) && services.sessions.drop(hash)) found = await find()
  const end = endOf(services, found, now)
  if (end || !found) return refuse(end ?? 'SESSION_EXPIRED')
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
    // whoever signs in elsewhere has no use for a password of their own here
    temporaryPassword: user.temporaryPassword && found.session.identityId === null,
    lacksFactor:
      services.config.requiresFactor && !found.session.secondFactor && asksForFactor(marker, permissions),
    freshDate: found.session.freshDate,
    sessionId: found.session.id,
  }
}

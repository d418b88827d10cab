import { desc, eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import { isLockedOut, lockedForGood } from '../../platform/auth/lock.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { revokeSessions } from '../../platform/auth/session.ts'
import { unlinkIdentity } from '../../platform/auth/single-sign-on/identity.ts'
import { forgetAllTries } from '../../platform/auth/tries.ts'
import { appUser, role, session } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Services } from '../../platform/services.ts'
import { checkTakeOver } from '../../platform/access/grants.ts'
import { waysOf, statusOf, userOut } from './row.ts'
import { keepOneAdministrator } from './save.ts'

type UserRow = typeof appUser.$inferSelect

/** An action on a user's access. */
export type AccessAction = 'LOCK' | 'UNLOCK' | 'END_SESSION' | 'UNLINK'

const topics: Readonly<Record<AccessAction, string>> = {
  LOCK: 'User locked',
  UNLOCK: 'User unlocked',
  END_SESSION: 'Session ended',
  UNLINK: 'Single sign-on unlinked',
}

/** Sign-ins that are shown. */
const latest = 20

async function lock(tx: Transaction, user: UserRow, principal: Principal, now: Date): Promise<Date> {
  if (user.id === principal.userId)
    refuse('FORBIDDEN', { message: 'You cannot lock your own account. Ask another administrator.' })
  // for the protection of the last one, being locked is as good as being disabled
  if (!isLockedOut(user)) await keepOneAdministrator(tx, user, { roleId: user.roleId, deleted: true })
  await revokeSessions(tx, user.id, 'ENDED', now)
  return lockedForGood
}

/** Also forgets the wrong passwords that were counted. */
async function unlock(tx: Transaction, user: UserRow): Promise<null> {
  await forgetAllTries(tx, user)
  return null
}

/** Ends the sign-in by single sign-on, and the session that began with it. */
async function unlink({ tx, services, principal, meta }: Acting, user: UserRow): Promise<void> {
  await checkTakeOver(tx, principal, user.id)
  const isGone = await unlinkIdentity(tx, services, user, { actor: principal.username, meta })
  if (!isGone) refuse('NOT_FOUND', { message: 'No identity of the single sign-on is linked to this user.' })
  await revokeSessions(tx, user.id, 'ENDED', services.clock.now())
}

interface Acting {
  tx: Transaction
  services: Services
  principal: Principal
  meta: CallMeta
}

/** Takes an action; answers until when the user is locked after it. */
async function take(acting: Acting, user: UserRow, action: AccessAction): Promise<Date | null> {
  const { tx, services, principal } = acting
  const now = services.clock.now()
  if (action === 'LOCK') return lock(tx, user, principal, now)
  if (action === 'UNLOCK') return unlock(tx, user)
  if (action === 'UNLINK') await unlink(acting, user)
  else await revokeSessions(tx, user.id, 'ENDED', now)
  return user.lockedUntil
}

/** Locks, unlocks or signs out a user, or takes the single sign-on off; a lock ends the open session at once and lasts until it is taken off. */
export async function changeAccess(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  { username, action }: { username: string; action: AccessAction },
) {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.username, username)).for('update')
    if (!user || user.deleted) return refuse('NOT_FOUND')
    const lockedUntil = await take({ tx, services, principal, meta }, user, action)
    const failedCount = action === 'UNLOCK' ? 0 : user.failedCount
    const [after] = await tx
      .update(appUser)
      .set({ lockedUntil, failedCount, updatedBy: principal.username, updatedDate: now })
      .where(eq(appUser.id, user.id))
      .returning()
    const [granted] = await tx.select().from(role).where(eq(role.id, user.roleId))
    if (!after || !granted) return refuse('SERVER_ERROR')
    const before = statusOf(user, now)
    const status = statusOf(after, now)
    await audit(tx, services, {
      actor: principal.username,
      action: 'UPDATE',
      entityType: 'user',
      entityCode: user.code,
      topic: topics[action],
      changes: before === status ? [] : [{ field: 'status', before, after: status }],
      meta,
    })
    return userOut({ user: after, ...(await waysOf(tx, user.id)) }, granted, now)
  })
}

/** The latest sign-ins of a user, newest first; how each ended, or that it is open. */
export async function sessionsOf({ db, clock, config }: Services, code: string) {
  const [user] = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.code, code))
  if (!user) return refuse('NOT_FOUND')
  const rows = await db
    .select()
    .from(session)
    .where(eq(session.userId, user.id))
    .orderBy(desc(session.id))
    .limit(latest)
  const now = clock.now()
  return rows.map((row) => {
    const idleEnd = new Date(row.lastSeen.getTime() + config.idleSeconds * 1000)
    const runsOut = idleEnd < row.expires ? idleEnd : row.expires
    const isOver = runsOut <= now
    return {
      id: row.id,
      createdDate: row.createdDate,
      lastSeen: row.lastSeen,
      ip: row.ip,
      userAgent: row.userAgent,
      isOpen: row.revokedDate === null && !isOver,
      endedDate: row.revokedDate ?? (isOver ? runsOut : null),
      endedReason: row.revokedReason ?? (isOver ? 'EXPIRED' : null),
    }
  })
}

import { deviceName, networkBlock } from '@capiz/domain/text'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { session } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit/audit.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'

type SessionRow = typeof session.$inferSelect

/** Sign-ins that are looked at. */
const latest = 200

const isOpen = (row: SessionRow, now: Date, idleSeconds: number): boolean =>
  row.revokedDate === null &&
  row.expires > now &&
  now.getTime() - row.lastSeen.getTime() <= idleSeconds * 1000

/** The devices of the current user by browser, system and block of addresses, the one used last first. */
export async function ownDevices({ db, clock, config }: Services, principal: Principal) {
  const rows = await db
    .select()
    .from(session)
    .where(eq(session.userId, principal.userId))
    .orderBy(desc(session.lastSeen), desc(session.id))
    .limit(latest)
  const now = clock.now()
  const devices = Map.groupBy(rows, ({ userAgent, ip }) =>
    JSON.stringify([deviceName(userAgent), networkBlock(ip)]),
  )
  return [...devices.values()].flatMap((sessions) => {
    const [newest] = sessions
    if (!newest) return []
    const open = sessions.find((row) => isOpen(row, now, config.idleSeconds))
    return [
      {
        name: deviceName(newest.userAgent),
        place: networkBlock(newest.ip),
        firstUsed: sessions.map(({ createdDate }) => createdDate).reduce((a, b) => (a < b ? a : b)),
        lastUsed: newest.lastSeen,
        signIns: sessions.length,
        sessionId: open?.id ?? null,
        isCurrent: sessions.some(({ id }) => id === principal.sessionId),
      },
    ]
  })
}

/** Ends an open session of the current user; another user's is not found. */
export async function endOwnSession(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  id: number,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const ended = await tx
      .update(session)
      .set({ revokedDate: services.clock.now(), revokedReason: 'LOGOUT' })
      .where(and(eq(session.id, id), eq(session.userId, principal.userId), isNull(session.revokedDate)))
      .returning({ id: session.id })
    if (ended.length === 0) refuse('NOT_FOUND')
    await audit(tx, services, {
      actor: principal.username,
      action: 'LOGOUT',
      entityType: 'user',
      entityCode: principal.userCode,
      topic: 'Session ended from the list of devices',
      changes: [],
      meta,
    })
  })
}

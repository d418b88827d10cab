import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { generateSecret, generateURI } from 'otplib'
import { type appUser, recoveryCode, session, userFactor } from '../../db/schema/index.ts'
import { asksForFactor } from '@capiz/domain/access'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Principal } from '../access/principal.ts'
import { audit } from '../audit/audit.ts'
import { refuse, refuseField } from '../errors/refuse.ts'
import { consumeToken, type Limit } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { spendTotp } from './factor.ts'
import { giveRecoveryCodes, recoveryCodesLeft } from './recovery-code.ts'
import { seal } from './seal.ts'
import { heldUser, revokeSessions } from './session.ts'

type UserRow = typeof appUser.$inferSelect

/** Minutes between reading a new key and entering its first code. */
const enrolMinutes = 15
const tries: Limit = { max: 10, seconds: 15 * 60 }

const confirmed = (userId: number) => and(eq(userFactor.userId, userId), isNotNull(userFactor.confirmedDate))

/** The user of the call, held by the transaction. */
export async function held(tx: Transaction, { userId }: Principal): Promise<UserRow> {
  return (await heldUser(tx, userId)) ?? refuse('NOT_FOUND')
}

/** Writes a change of somebody's factors into the audit log and tells them by mail. */
export async function tell(
  tx: Transaction,
  services: Services,
  user: UserRow,
  by: { actor: string; meta: CallMeta; change: string; before: string | null; after: string | null },
): Promise<void> {
  await audit(tx, services, {
    actor: by.actor,
    action: 'UPDATE',
    entityType: 'user',
    entityCode: user.code,
    topic: 'Second factor',
    changes: [{ field: 'secondFactor', before: by.before, after: by.after }],
    meta: by.meta,
  })
  await services.mail.queue(tx, {
    to: user.emailAddress,
    template: 'FACTOR_CHANGED',
    values: { firstName: user.firstName, change: by.change },
  })
}

const isRequired = ({ config }: Services, { marker, permissions }: Principal): boolean =>
  config.requiresFactor && asksForFactor(marker, permissions)

/** The second factors of the current user. */
export async function ownFactors(services: Services, principal: Principal) {
  const rows = await services.db
    .select()
    .from(userFactor)
    .where(confirmed(principal.userId))
    .orderBy(asc(userFactor.id))
  return {
    isRequired: isRequired(services, principal),
    factors: rows.map(({ id, kind, name, createdDate, lastUsed }) => ({
      id,
      kind,
      name,
      createdDate,
      lastUsed,
    })),
    recoveryCodesLeft: await recoveryCodesLeft(services.db, principal.userId),
    canAddPasskeys: services.config.relyingParty !== undefined,
  }
}

/** Begins to add an authenticator app: its key is answered once. One that was begun before is forgotten. */
export async function startTotp(services: Services, principal: Principal) {
  const { config, tokenKey, clock } = services
  const secret = generateSecret()
  const { userId, username } = principal
  const id = await inTransaction(services.db, async (tx) => {
    await held(tx, principal)
    await tx.delete(userFactor).where(and(eq(userFactor.userId, userId), isNull(userFactor.confirmedDate)))
    const [row] = await tx
      .insert(userFactor)
      .values({
        userId,
        kind: 'TOTP',
        name: 'Authenticator app',
        secret: seal(tokenKey, `user ${userId}`, secret),
        createdDate: clock.now(),
      })
      .returning({ id: userFactor.id })
    return row?.id ?? refuse('SERVER_ERROR')
  })
  return { id, secret, uri: generateURI({ issuer: config.productName, label: username, secret }) }
}

/** Finishes adding an authenticator app, in place of the one of before; the first factor brings recovery codes. */
export async function confirmTotp(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  given: { id: number; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId, username } = principal
  await consumeToken(services, 'factor-confirm', username, tries)
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const user = await held(tx, principal)
    const begun = new Date(now.getTime() - enrolMinutes * 60_000)
    const [row] = await tx
      .select()
      .from(userFactor)
      .where(
        and(
          eq(userFactor.id, given.id),
          eq(userFactor.userId, userId),
          isNull(userFactor.confirmedDate),
          gt(userFactor.createdDate, begun),
        ),
      )
    if (!row) refuseField('code', 'This key is no longer valid. Begin again to get a new one.')
    if (!(await spendTotp(tx, services, row, given.code))) {
      refuseField('code', 'This code does not fit the key. Enter the newest one.')
    }
    const replaced = await tx
      .delete(userFactor)
      .where(and(confirmed(userId), eq(userFactor.kind, 'TOTP')))
      .returning({ id: userFactor.id })
    await tx.update(userFactor).set({ confirmedDate: now }).where(eq(userFactor.id, row.id))
    await tx
      .update(session)
      .set({ secondFactor: true, freshDate: now })
      .where(eq(session.id, principal.sessionId))
    await tell(tx, services, user, {
      actor: username,
      meta,
      change: 'An authenticator app was added to your account.',
      before: replaced.length > 0 ? row.name : null,
      after: row.name,
    })
    const isFirst = (await recoveryCodesLeft(tx, userId)) === 0
    return { recoveryCodes: isFirst ? await giveRecoveryCodes(tx, userId) : [] }
  })
}

/** Gives the current user new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(services: Services, principal: Principal, meta: CallMeta) {
  return inTransaction(services.db, async (tx) => {
    const user = await held(tx, principal)
    const [any] = await tx.select({ id: userFactor.id }).from(userFactor).where(confirmed(user.id)).limit(1)
    if (!any) refuse('NOT_FOUND', { message: 'Recovery codes come with a second factor. Add one first.' })
    await tell(tx, services, user, {
      actor: principal.username,
      meta,
      change: 'New recovery codes were made for your account. The old ones no longer work.',
      before: 'Recovery codes',
      after: 'New recovery codes',
    })
    return { recoveryCodes: await giveRecoveryCodes(tx, user.id) }
  })
}

/** Removes a factor of the current user; the last one stays where the role asks for one. */
export async function removeFactor(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  id: number,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await held(tx, principal)
    const rows = await tx.select().from(userFactor).where(confirmed(user.id))
    const row = rows.find((one) => one.id === id)
    if (!row) return refuse('NOT_FOUND')
    if (rows.length === 1) {
      if (isRequired(services, principal)) refuse('LAST_FACTOR')
      await tx.delete(recoveryCode).where(eq(recoveryCode.userId, user.id))
      await tx.update(session).set({ secondFactor: false }).where(eq(session.id, principal.sessionId))
    }
    await tx.delete(userFactor).where(eq(userFactor.id, id))
    await tell(tx, services, user, {
      actor: principal.username,
      meta,
      change: `A second factor was removed from your account: ${row.name}.`,
      before: row.name,
      after: null,
    })
  })
}

/** Removes every factor of a user who lost them and ends the session; who may do so is checked before. */
export async function resetFactors(
  tx: Transaction,
  services: Services,
  user: UserRow,
  by: { actor: string; meta: CallMeta },
): Promise<void> {
  await tx.delete(userFactor).where(eq(userFactor.userId, user.id))
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, user.id))
  await revokeSessions(tx, user.id, 'ENDED', services.clock.now())
  await tell(tx, services, user, {
    ...by,
    change:
      'An administrator removed the second factor of your account. You can add a new one after signing in.',
    before: 'Second factor',
    after: null,
  })
}

import { secondPersonForAccount } from '@capiz/domain/access'
import { and, eq, ne, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import { issueTemporaryPassword } from '../../platform/auth/recovery.ts'
import { sendInvitation } from '../../platform/auth/single-sign-on/invitation.ts'
import { isPasswordOff } from '../../platform/access/password-off.ts'
import { revokeSessions } from '../../platform/auth/session.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { appUser, facility, physician, role, type UserForm } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse, refuseField, refuseVersionAlone } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Services } from '../../platform/services.ts'
import { notLockedOut } from '../../platform/auth/lock.ts'
import { checkGrant, checkTakeOver } from '../../platform/access/grants.ts'
import { waysOf, userOut } from './row.ts'
import { accessOf, holdUnlessConfirmed, type ChangeMode } from './second-person.ts'

type RoleRow = typeof role.$inferSelect
type UserRow = typeof appUser.$inferSelect

const noWays = { secondFactor: false, singleSignOn: false }

interface Saving {
  tx: Transaction
  services: Services
  /** username of the user who saves */
  actor: string
  meta?: CallMeta
}

async function liveRole(tx: Transaction, id: number): Promise<RoleRow> {
  const [found] = await tx
    .select()
    .from(role)
    .where(and(eq(role.id, id), eq(role.deleted, false)))
  return found ?? refuseField('roleId', 'Choose a role of the list.')
}

async function checkLink(tx: Transaction, granted: RoleRow, code: string | null): Promise<void> {
  const isPhysician = granted.code === 'PHYSICIAN'
  const isCoordinator = granted.code === 'HF_COORDINATOR'
  if (!isPhysician && !isCoordinator) {
    if (code !== null) refuseField('linkedCode', 'Only accounts of providers are linked to a record.')
    return
  }
  const table = isPhysician ? physician : facility
  const [target] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.code, code ?? ''), eq(table.deleted, false)))
  const what = isPhysician ? 'physician' : 'health facility'
  if (!target) refuseField('linkedCode', `Enter the code of the ${what} this account belongs to.`)
}

/** Refuses a change that would leave no user able to administer users; locked out users do not count. */
export async function keepOneAdministrator(
  tx: Transaction,
  user: UserRow,
  after: { roleId: number; deleted: boolean },
): Promise<void> {
  const [admin] = await tx.select().from(role).where(eq(role.code, 'SYSTEM_ADMINISTRATOR')).for('update')
  if (!admin || user.deleted || user.roleId !== admin.id) return
  if (!after.deleted && after.roleId === admin.id) return
  const [others] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(appUser)
    .where(
      and(eq(appUser.roleId, admin.id), eq(appUser.deleted, false), ne(appUser.id, user.id), notLockedOut),
    )
  if ((others?.n ?? 0) === 0) refuse('LAST_ADMIN')
}

function valuesOf(form: UserForm) {
  return {
    username: form.username,
    emailAddress: form.emailAddress,
    emailKey: form.emailAddress.trim().toLowerCase(),
    firstName: form.firstName,
    lastName: form.lastName,
    roleId: form.roleId,
    linkedCode: form.linkedCode,
    deleted: form.deleted,
  }
}

/** Makes a user and mails a temporary password. Also used for the accounts of providers. */
export async function createUser({ tx, services, actor, meta }: Saving, form: UserForm) {
  const granted = await liveRole(tx, form.roleId)
  await checkLink(tx, granted, form.linkedCode)
  const code = await services.codes.next(tx, 'user')
  const now = services.clock.now()
  const stamps = { createdBy: actor, createdDate: now, updatedBy: actor, updatedDate: now }
  const [made] = await tx
    .insert(appUser)
    // No password fits this text; the temporary one replaces it at once.
    .values({ ...valuesOf(form), ...stamps, code, deleted: false, passwordHash: '-' })
    .returning()
  if (!made) return refuse('SERVER_ERROR')
  await audit(tx, services, {
    actor,
    action: 'CREATE',
    entityType: 'user',
    entityCode: code,
    topic: 'User',
    changes: changesBetween(undefined, valuesOf(form)),
    ...(meta ? { meta } : {}),
  })
  if (await isPasswordOff(tx, services, made)) {
    await sendInvitation(tx, services, made, { actor, ...(meta ? { meta } : {}) })
    return userOut({ user: made, ...noWays }, granted, now)
  }
  await issueTemporaryPassword(tx, services, made, { actor, template: 'ACCOUNT_CREATED' })
  return userOut({ user: { ...made, temporaryPassword: true }, ...noWays }, granted, now)
}

async function updateUser(
  { tx, services, actor, meta }: Saving,
  id: number,
  form: UserForm,
  principal: Principal,
) {
  const [before] = await tx.select().from(appUser).where(eq(appUser.id, id)).for('update')
  if (!before) return refuse('NOT_FOUND')
  if (form.version === undefined) refuseField('version', 'Reload the user, then save again.')
  const granted = await liveRole(tx, form.roleId)
  const now = services.clock.now()
  const ways = await waysOf(tx, id)
  if (form.version !== before.version) {
    const current = userOut({ user: before, ...ways }, granted, now)
    refuse('STALE_RECORD', { details: { current } })
  }
  if (id === principal.userId && (form.roleId !== before.roleId || form.deleted)) {
    refuse('FORBIDDEN', {
      message: 'You cannot change your own role or disable yourself. Ask another administrator.',
    })
  }
  await checkLink(tx, granted, form.linkedCode)
  await keepOneAdministrator(tx, before, form)
  const [after] = await tx
    .update(appUser)
    .set({ ...valuesOf(form), version: before.version + 1, updatedBy: actor, updatedDate: now })
    .where(eq(appUser.id, id))
    .returning()
  if (!after) return refuse('NOT_FOUND')
  if (form.deleted && !before.deleted) await revokeSessions(tx, id, 'DISABLED', now)
  await tellFormerAddress({ tx, services, actor }, before, after)
  await audit(tx, services, {
    actor,
    action: form.deleted && !before.deleted ? 'DELETE' : 'UPDATE',
    entityType: 'user',
    entityCode: before.code,
    topic: 'User',
    changes: changesBetween(before, valuesOf(form)),
    ...(meta ? { meta } : {}),
  })
  return userOut({ user: after, ...ways }, granted, now)
}

/** Refuses to give a role with more than the caller holds, or to take over the account of somebody who holds more. */
async function checkRoleGrant(tx: Transaction, principal: Principal, form: UserForm): Promise<void> {
  checkGrant(principal, (await liveRole(tx, form.roleId)).permissions)
  if (form.id !== undefined) await checkTakeOver(tx, principal, form.id)
}

/** Tells the former address that the account is reached by another one now. */
async function tellFormerAddress({ tx, services }: Saving, before: UserRow, after: UserRow): Promise<void> {
  if (before.emailKey === after.emailKey) return
  await services.mail.queue(tx, {
    to: before.emailAddress,
    template: 'ADDRESS_CHANGED',
    values: { firstName: before.firstName, username: before.username },
  })
}

/** Stops a save that makes an administrator, or gives staff another address, until a second person agrees. */
async function checkSecondPerson(
  { tx, services }: Saving,
  mode: ChangeMode,
  form: UserForm,
  before?: UserRow,
): Promise<void> {
  const [held] = before ? await tx.select().from(role).where(eq(role.id, before.roleId)) : []
  const after = valuesOf(form)
  const reason = secondPersonForAccount(
    before && held && accessOf(before, held),
    accessOf(after, await liveRole(tx, form.roleId)),
  )
  holdUnlessConfirmed(services, mode, reason, () => ({
    target: before?.username ?? form.username,
    body: { kind: 'USER', form },
    changes: changesBetween(before, after).filter(({ field }) => field !== 'emailKey'),
    ...(before ? { owner: before } : {}),
  }))
}

/** Creates a user (no id) or updates one (id and version). */
export async function saveUser(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  form: UserForm,
  mode: ChangeMode = {},
) {
  return inTransaction(services.db, async (tx) => {
    const saving = { tx, services, actor: principal.username, meta }
    const { id } = form
    await checkRoleGrant(tx, principal, form)
    if (id === undefined) {
      refuseVersionAlone(form.version, 'id')
      if (form.deleted) refuseField('deleted', 'A new user can sign in. Disable the user after it was saved.')
      const user = await createUser(saving, form)
      await checkSecondPerson(saving, mode, form)
      return { isNew: true, user }
    }
    const [before] = await tx.select().from(appUser).where(eq(appUser.id, id)).for('update')
    const user = await updateUser(saving, id, form, principal)
    await checkSecondPerson(saving, mode, form, before)
    return { isNew: false, user }
  })
}

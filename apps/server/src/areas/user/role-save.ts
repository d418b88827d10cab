import { secondPersonForRole, permissions as knownPermissions, type Permission } from '@capiz/domain/access'
import { normalise } from '@capiz/domain/text'
import { and, eq, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { appUser, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse, refuseField, refuseVersionAlone } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Services } from '../../platform/services.ts'
import { checkGrant } from '../../platform/access/grants.ts'
import { roleOut } from './row.ts'
import { holdUnlessConfirmed, type ChangeMode } from './second-person.ts'

/** A role as the form sends it; what is absent stays as it is. */
export interface RoleForm {
  id?: number | undefined
  name?: string | undefined
  permissions?: string[] | undefined
  deleted?: boolean | undefined
  version?: number | undefined
}

type RoleRow = typeof role.$inferSelect

function isPermission(text: string): text is Permission {
  return (knownPermissions as readonly string[]).includes(text)
}

function permissionsOf(given: readonly string[]): Permission[] {
  const unknown = given.find((one) => !isPermission(one))
  if (unknown !== undefined) refuseField('permissions', `${unknown} is not a permission.`)
  return knownPermissions.filter((one) => given.includes(one))
}

/** Code of a new role, from its name: it is what reports and filters keep. */
function codeOf(name: string): string {
  const plain = normalise(name)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
  return plain.replaceAll(/^_+|_+$/g, '').slice(0, 40) || 'ROLE'
}

async function insertRole(tx: Transaction, form: RoleForm, actor: string, now: Date): Promise<RoleRow> {
  const { name } = form
  refuseVersionAlone(form.version, 'id')
  if (form.deleted) refuseField('deleted', 'A new role can be given. Disable the role after it was saved.')
  if (name === undefined) return refuseField('name', 'Enter this.')
  if (!form.permissions) return refuseField('permissions', 'Say which permissions the role gives.')
  const wanted = codeOf(name)
  const [existing] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(role)
    .where(eq(role.code, wanted))
  const code = (existing?.n ?? 0) === 0 ? wanted : `${wanted.slice(0, 26)}_${now.getTime()}`
  const stamps = { createdBy: actor, createdDate: now, updatedBy: actor, updatedDate: now }
  const [made] = await tx
    .insert(role)
    .values({
      code,
      name,
      nameKey: normalise(name),
      permissions: permissionsOf(form.permissions),
      ...stamps,
    })
    .returning()
  return made ?? refuse('SERVER_ERROR')
}

async function checkRoleChange(
  tx: Transaction,
  before: RoleRow,
  after: Pick<RoleRow, 'name' | 'deleted' | 'permissions'>,
) {
  if (before.system && (after.deleted || after.name !== before.name)) refuse('SYSTEM_ROLE')
  if (
    before.code === 'SYSTEM_ADMINISTRATOR' &&
    !['USER_EDIT', 'ROLE_EDIT'].every((one) => after.permissions.includes(one as Permission))
  ) {
    refuse('LAST_ADMIN', {
      message: 'The system administrator keeps the permissions to edit users and roles.',
    })
  }
  if (!after.deleted || before.deleted) return
  const [holders] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(appUser)
    .where(and(eq(appUser.roleId, before.id), eq(appUser.deleted, false)))
  if ((holders?.n ?? 0) > 0) refuse('ROLE_IN_USE')
}

async function updateRole(tx: Transaction, id: number, form: RoleForm, actor: string, now: Date) {
  const [before] = await tx.select().from(role).where(eq(role.id, id)).for('update')
  if (!before) return refuse('NOT_FOUND')
  if (form.version === undefined) refuseField('version', 'Reload the role, then save again.')
  if (form.version !== before.version) refuse('STALE_RECORD', { details: { current: roleOut(before) } })
  const after = {
    name: form.name ?? before.name,
    permissions: form.permissions === undefined ? before.permissions : permissionsOf(form.permissions),
    deleted: form.deleted ?? before.deleted,
  }
  await checkRoleChange(tx, before, after)
  const [saved] = await tx
    .update(role)
    .set({
      ...after,
      nameKey: normalise(after.name),
      version: before.version + 1,
      updatedBy: actor,
      updatedDate: now,
    })
    .where(eq(role.id, id))
    .returning()
  return { before, after: saved ?? before }
}

/** Creates a role (no id), or updates, deletes or enables one (id and version). */
export async function saveRole(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  form: RoleForm,
  mode: ChangeMode = {},
) {
  const actor = principal.username
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const { before, after } =
      form.id === undefined
        ? { before: undefined, after: await insertRole(tx, form, actor, now) }
        : await updateRole(tx, form.id, form, actor, now)
    checkGrant(
      principal,
      after.permissions.filter((one) => !before?.permissions.includes(one)),
    )
    const { name, permissions, deleted: isDeleted } = after
    const changes = changesBetween(before, { name, permissions, deleted: isDeleted })
    const isRaised = secondPersonForRole(before?.permissions ?? [], permissions)
    holdUnlessConfirmed(services, mode, isRaised ? 'ROLE' : undefined, () => ({
      target: before?.name ?? name,
      body: { kind: 'ROLE', form },
      changes,
    }))
    const deleted = isDeleted && !before?.deleted
    await audit(tx, services, {
      actor,
      action: before ? (deleted ? 'DELETE' : 'UPDATE') : 'CREATE',
      entityType: 'role',
      entityCode: after.code,
      topic: 'Role',
      changes,
      meta,
    })
    return roleOut(after)
  })
}

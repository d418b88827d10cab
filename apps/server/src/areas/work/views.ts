import type { SavedViewChange, SavedViewInput } from '@capiz/api/schema/work'
import { and, asc, eq, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { appUser, role, savedView } from '../../db/schema/index.ts'
import { markedDeleted } from '../../platform/audit/stamps.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'

/** Views one person can keep over all lists. */
const most = 200

type Stored = typeof savedView.$inferSelect

const isStaff = (principal: Principal): boolean => principal.marker === 'ADMIN'

/** Roles of staff; views are not shared with providers. */
const isStaffRole = notInArray(role.code, ['PHYSICIAN', 'HF_COORDINATOR'])

/** Own views; staff see those of other staff as well that are shared with all of them or with their role. */
function visible(principal: Principal): SQL | undefined {
  const own = eq(savedView.ownerCode, principal.userCode)
  const mine = or(isNull(savedView.sharedRole), eq(savedView.sharedRole, principal.roleCode))
  return and(eq(savedView.deleted, false), isStaff(principal) ? or(own, and(savedView.shared, mine)) : own)
}

/** Names of people and roles a view is shown with. */
interface Names {
  ownerName: string
  roleName: string | null
}

const view = (row: Stored, { ownerName, roleName }: Names, principal: Principal) => ({
  id: row.id,
  list: row.list,
  name: row.name,
  query: row.query,
  isShared: row.shared,
  sharedRole: row.sharedRole,
  sharedRoleName: row.sharedRole === null ? null : (roleName ?? row.sharedRole),
  isPinned: row.pinnedBy.includes(principal.userCode),
  isOwn: row.ownerCode === principal.userCode,
  ownerName,
  version: row.version,
})

const ownerName = sql<string>`coalesce(${appUser.firstName} || ' ' || ${appUser.lastName}, '')`

/** The views of a list, or of all, that the caller may use, by name. */
export async function listViews(db: Executor, list: string | undefined, principal: Principal) {
  const rows = await db
    .select({ row: savedView, ownerName, roleName: role.name })
    .from(savedView)
    .leftJoin(appUser, eq(appUser.code, savedView.ownerCode))
    .leftJoin(role, eq(role.code, savedView.sharedRole))
    .where(and(visible(principal), list === undefined ? undefined : eq(savedView.list, list)))
    .orderBy(asc(savedView.nameKey), asc(savedView.id))
  return rows.map(({ row, ...names }) => view(row, names, principal))
}

/** The roles of staff, by name: those a view can be shared with; none for providers, who share nothing. */
export async function sharingRoles(
  db: Executor,
  principal: Principal,
): Promise<{ code: string; name: string }[]> {
  if (!isStaff(principal)) return []
  return db
    .select({ code: role.code, name: role.name })
    .from(role)
    .where(and(eq(role.deleted, false), isStaffRole))
    .orderBy(asc(role.nameKey))
}

const keyOf = (name: string): string => name.toUpperCase()

async function refuseSecond(
  tx: Transaction,
  { ownerCode, list, name }: Pick<Stored, 'ownerCode' | 'list' | 'name'>,
  id?: number,
): Promise<void> {
  const ownViews = await tx
    .select({ id: savedView.id, list: savedView.list, nameKey: savedView.nameKey })
    .from(savedView)
    .where(and(eq(savedView.ownerCode, ownerCode), eq(savedView.deleted, false)))
  if (ownViews.some((one) => one.id !== id && one.list === list && one.nameKey === keyOf(name)))
    refuseField('name', 'You have a view of this name. Choose another name.')
  if (id === undefined && ownViews.length >= most)
    refuseField('name', `You keep ${most} views already. Delete one that you no longer need.`)
}

/** The role to store with a view; refuses sharing by providers, and with a role that is not one of staff. */
async function sharedRoleOf(
  tx: Transaction,
  { isShared, sharedRole }: { isShared: boolean; sharedRole: string | null },
  principal: Principal,
): Promise<string | null> {
  if (!isShared) return null
  if (!isStaff(principal)) refuse('FORBIDDEN')
  if (sharedRole === null) return null
  const roles = await sharingRoles(tx, principal)
  if (!roles.some(({ code }) => code === sharedRole)) refuseField('sharedRole', 'Choose a role of the list.')
  return sharedRole
}

/** Keeps what a list shows under a name. */
export async function createView(
  { clock }: Services,
  tx: Transaction,
  input: InferOutput<typeof SavedViewInput>,
  principal: Principal,
  actor: Actor,
) {
  const { list, name, query, isShared, isPinned } = input
  const sharedRole = await sharedRoleOf(tx, input, principal)
  const ownerCode = principal.userCode
  // one after the other, so that neither name nor number is counted past one another
  await tx.select().from(appUser).where(eq(appUser.code, ownerCode)).for('update')
  await refuseSecond(tx, { ownerCode, list, name })
  const now = clock.now()
  const stamps = { createdBy: actor.username, createdDate: now, updatedBy: actor.username, updatedDate: now }
  const [row] = await tx
    .insert(savedView)
    .values({
      list,
      name,
      nameKey: keyOf(name),
      query,
      shared: isShared,
      sharedRole,
      ownerCode,
      pinnedBy: isPinned ? [ownerCode] : [],
      ...stamps,
    })
    .returning()
  if (!row) throw new Error('The view was not stored.')
  return named(tx, row, principal)
}

async function locked(tx: Transaction, id: number, principal: Principal): Promise<Stored> {
  const [row] =
    id <= 2_147_483_647
      ? await tx
          .select()
          .from(savedView)
          .where(and(eq(savedView.id, id), visible(principal)))
          .for('update')
      : []
  return row ?? refuse('NOT_FOUND')
}

async function lockedOwn(tx: Transaction, id: number, principal: Principal): Promise<Stored> {
  const row = await locked(tx, id, principal)
  return row.ownerCode === principal.userCode ? row : refuse('FORBIDDEN')
}

async function named(tx: Transaction, row: Stored, principal: Principal) {
  const [owner] = await tx.select({ ownerName }).from(appUser).where(eq(appUser.code, row.ownerCode))
  const [shared] = await tx
    .select({ name: role.name })
    .from(role)
    .where(eq(role.code, row.sharedRole ?? ''))
  return view(row, { ownerName: owner?.ownerName ?? '', roleName: shared?.name ?? null }, principal)
}

/** Changes name, content or sharing of an own view. */
export async function updateView(
  { clock }: Services,
  tx: Transaction,
  id: number,
  { name, query, isShared, sharedRole: asked, version }: InferOutput<typeof SavedViewChange>,
  principal: Principal,
  actor: Actor,
) {
  const sharedRole = await sharedRoleOf(tx, { isShared, sharedRole: asked }, principal)
  const row = await lockedOwn(tx, id, principal)
  if (row.version !== version)
    refuse('STALE_RECORD', { details: { current: await named(tx, row, principal) } })
  await refuseSecond(tx, { ...row, name }, id)
  const changed = { name, nameKey: keyOf(name), query, shared: isShared, sharedRole, version: version + 1 }
  await tx
    .update(savedView)
    .set({ ...changed, updatedBy: actor.username, updatedDate: clock.now() })
    .where(eq(savedView.id, id))
  return named(tx, { ...row, ...changed }, principal)
}

/** Puts a view among the tabs of the caller, or takes it away; the view itself stays as it is. */
export async function pinView(tx: Transaction, id: number, isPinned: boolean, principal: Principal) {
  const row = await locked(tx, id, principal)
  const others = row.pinnedBy.filter((one) => one !== principal.userCode)
  const pinnedBy = isPinned ? [...others, principal.userCode] : others
  await tx.update(savedView).set({ pinnedBy }).where(eq(savedView.id, id))
  return named(tx, { ...row, pinnedBy }, principal)
}

/** Deletes an own view. */
export async function removeView(
  services: Services,
  tx: Transaction,
  id: number,
  principal: Principal,
  actor: Actor,
): Promise<void> {
  const row = await lockedOwn(tx, id, principal)
  await tx
    .update(savedView)
    .set(markedDeleted(services, row, actor))
    .where(eq(savedView.id, id))
}

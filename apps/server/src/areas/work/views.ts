import type { SavedViewChange, SavedViewInput } from '@capiz/api/schema/work'
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { appUser, savedView } from '../../db/schema/index.ts'
import { markedDeleted } from '../../platform/audit/stamps.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'

/** Views one person can keep over all lists. */
const most = 200

type Stored = typeof savedView.$inferSelect

const isStaff = (principal: Principal): boolean => principal.marker === 'ADMIN'

/** Own views; staff see those of other staff that are shared as well. */
function visible(principal: Principal): SQL | undefined {
  const own = eq(savedView.ownerCode, principal.userCode)
  return and(eq(savedView.deleted, false), isStaff(principal) ? or(own, savedView.shared) : own)
}

const view = (row: Stored, ownerName: string, principal: Principal) => ({
  id: row.id,
  list: row.list,
  name: row.name,
  query: row.query,
  isShared: row.shared,
  isPinned: row.pinnedBy.includes(principal.userCode),
  isOwn: row.ownerCode === principal.userCode,
  ownerName,
  version: row.version,
})

const ownerName = sql<string>`coalesce(${appUser.firstName} || ' ' || ${appUser.lastName}, '')`

/** The views of a list, or of all, that the caller may use, by name. */
export async function listViews(db: Executor, list: string | undefined, principal: Principal) {
  const rows = await db
    .select({ row: savedView, ownerName })
    .from(savedView)
    .leftJoin(appUser, eq(appUser.code, savedView.ownerCode))
    .where(and(visible(principal), list === undefined ? undefined : eq(savedView.list, list)))
    .orderBy(asc(savedView.nameKey), asc(savedView.id))
  return rows.map(({ row, ownerName: owner }) => view(row, owner, principal))
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

function refuseSharing(isShared: boolean, principal: Principal): void {
  if (isShared && !isStaff(principal)) refuse('FORBIDDEN')
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
  refuseSharing(isShared, principal)
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
      ownerCode,
      pinnedBy: isPinned ? [ownerCode] : [],
      ...stamps,
    })
    .returning()
  if (!row) throw new Error('The view was not stored.')
  return view(row, actor.name, principal)
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
  return view(row, owner?.ownerName ?? '', principal)
}

/** Changes name, content or sharing of an own view. */
export async function updateView(
  { clock }: Services,
  tx: Transaction,
  id: number,
  { name, query, isShared, version }: InferOutput<typeof SavedViewChange>,
  principal: Principal,
  actor: Actor,
) {
  refuseSharing(isShared, principal)
  const row = await lockedOwn(tx, id, principal)
  if (row.version !== version)
    refuse('STALE_RECORD', { details: { current: await named(tx, row, principal) } })
  await refuseSecond(tx, { ...row, name }, id)
  const changed = { name, nameKey: keyOf(name), query, shared: isShared, version: version + 1 }
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

import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accessChange, appUser, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit/audit.ts'
import { withLabels } from '../../platform/audit/change-labels.ts'
import { isLockedOut } from '../../platform/auth/lock.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { need } from '../../platform/access/decision.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { resetAccess } from './reset.ts'
import { saveRole } from './role-save.ts'
import { saveUser } from './save.ts'
import { waitsAt } from './second-person.ts'

type ChangeRow = typeof accessChange.$inferSelect

const asker = alias(appUser, 'asker')
const decider = alias(appUser, 'decider')
const nameOf = (user: typeof asker | typeof decider) =>
  sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`

const sortable = { askedDate: accessChange.askedDate }

/** Changes that waited or wait for a second person, newest first. */
export async function listAccessChanges(
  { db, clock }: Services,
  principal: Principal,
  query: PagingQuery & { status?: string | undefined },
) {
  const { page, size, offset, order } = pagingOf(query, sortable, 'askedDate,DESC', accessChange.id)
  const now = clock.now()
  const where = query.status === 'OPEN' ? waitsAt(now) : undefined
  const rows = await db
    .select({ change: accessChange, askedBy: nameOf(asker), decidedBy: nameOf(decider) })
    .from(accessChange)
    .innerJoin(asker, eq(asker.id, accessChange.askedBy))
    .leftJoin(decider, eq(decider.id, accessChange.decidedBy))
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const totalElements = await db.$count(accessChange, where)
  const changes = await withLabels(
    db,
    rows.map(({ change }) => change.changes),
  )
  const content = rows.map(({ change, askedBy, decidedBy }, place) => ({
    id: change.id,
    reason: change.reason,
    target: change.target,
    changes: changes[place] ?? [],
    askedBy: askedBy ?? '',
    askedDate: change.askedDate,
    expires: change.expires,
    decidedBy,
    decidedDate: change.decidedDate,
    status: change.outcome ?? (change.expires > now ? ('OPEN' as const) : ('EXPIRED' as const)),
    isOwn: change.askedBy === principal.userId,
  }))
  return { content, totalElements, page, size }
}

/** The waiting change, which nobody else decides meanwhile. */
async function lockWaiting(tx: Transaction, services: Services, id: number): Promise<ChangeRow> {
  const [found] = await tx.select().from(accessChange).where(eq(accessChange.id, id)).for('update')
  if (!found) return refuse('NOT_FOUND')
  if (found.outcome !== null || found.expires <= services.clock.now()) refuse('ACCESS_CHANGE_OVER')
  return found
}

async function decide(
  tx: Transaction,
  services: Services,
  { change, principal, meta }: { change: ChangeRow; principal: Principal; meta: CallMeta },
  outcome: 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN',
): Promise<void> {
  const decided = { outcome, decidedBy: principal.userId, decidedDate: services.clock.now() }
  await tx.update(accessChange).set(decided).where(eq(accessChange.id, change.id))
  const topics = {
    CONFIRMED: 'Change of access confirmed',
    REJECTED: 'Change of access rejected',
    WITHDRAWN: 'Change of access withdrawn',
  }
  await audit(tx, services, {
    actor: principal.username,
    action: 'UPDATE',
    entityType: 'access-change',
    entityCode: change.target,
    topic: topics[outcome],
    changes: change.changes,
    meta,
  })
}

/** Refuses what its asker could not ask for any more: a locked or disabled account asks for nothing. */
async function checkAsker(tx: Transaction, change: ChangeRow): Promise<void> {
  const [found] = await tx
    .select({ user: appUser, permissions: role.permissions })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(and(eq(appUser.id, change.askedBy), eq(appUser.deleted, false)))
  const needed = change.body.kind === 'ROLE' ? 'ROLE_EDIT' : 'USER_EDIT'
  if (!found || isLockedOut(found.user) || !found.permissions.includes(needed)) {
    refuse('FORBIDDEN', { message: 'Who asked for this change cannot make it any more. Reject it.' })
  }
}

/** Confirms a change as a second person, who has to hold the same permission and not be the account it is about. */
export async function confirmAccessChange(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  id: number,
) {
  return inTransaction(services.db, async (tx) => {
    const change = await lockWaiting(tx, services, id)
    const { body } = change
    need(principal, body.kind === 'ROLE' ? 'ROLE_EDIT' : 'USER_EDIT')
    const own: readonly (string | null)[] = [principal.username, principal.userCode]
    if (change.askedBy === principal.userId || own.includes(change.target)) {
      refuse('FORBIDDEN', { message: 'Somebody else has to confirm this change.' })
    }
    await checkAsker(tx, change)
    await decide(tx, services, { change, principal, meta }, 'CONFIRMED')
    const within = { ...services, db: tx }
    const mode = { isConfirmed: true }
    if (body.kind === 'USER') await saveUser(within, principal, meta, body.form, mode)
    else if (body.kind === 'ROLE') await saveRole(within, principal, meta, body.form, mode)
    // an erasure is carried out by the operator's command, which looks for this decision
    else if (body.kind !== 'ERASURE')
      await resetAccess(within, principal, meta, { kind: body.kind, username: body.username }, mode)
  })
}

/** Rejects a change; who asked for it withdraws it. */
export async function rejectAccessChange(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  id: number,
) {
  await inTransaction(services.db, async (tx) => {
    const change = await lockWaiting(tx, services, id)
    const outcome = change.askedBy === principal.userId ? 'WITHDRAWN' : 'REJECTED'
    await decide(tx, services, { change, principal, meta }, outcome)
  })
}

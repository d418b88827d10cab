import { and, asc, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { appUser, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor } from '../../db/types.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import type { RequestRecord } from './record.ts'
import { refuseForbidden, refuseUnseen, claimRequest, recordStep } from './step.ts'

/** The user of a step: with the rights of this moment, and as recorded. */
export interface Stepper {
  principal: Principal
  actor: Actor
}

const touched = (services: Services, actor: Actor) => ({
  updatedBy: actor.username,
  updatedDate: services.clock.now(),
})

/** Staff who may look after requests, by name. */
export async function assignees(db: Executor): Promise<{ code: string; name: string }[]> {
  const rows = await db
    .select({ code: appUser.code, firstName: appUser.firstName, lastName: appUser.lastName })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(and(eq(appUser.deleted, false), sql`'REQUEST_REVIEW' = any(${role.permissions})`))
    .orderBy(asc(appUser.firstName), asc(appUser.lastName))
  return rows.map(({ code, firstName, lastName }) => ({ code, name: `${firstName} ${lastName}` }))
}

/** Assigns a request to a user; taking it over from another user is recorded like the rest. */
export async function assign(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  { assigneeCode, version }: { assigneeCode: string | null; version?: number | null | undefined },
): Promise<void> {
  refuseForbidden(services, 'assign', request, by.principal)
  refuseUnseen(request, version)
  await inTransaction(services.db, async (tx) => {
    const all = await assignees(tx)
    const chosen = all.find(({ code }) => code === assigneeCode)
    if (assigneeCode !== null && !chosen) refuseField('assigneeCode', 'Choose somebody who reviews requests.')
    if (assigneeCode !== null && assigneeCode === request.requesterCode)
      refuseField('assigneeCode', 'Who made the request cannot look after it.')
    const assignedDate = assigneeCode === null ? null : services.clock.now()
    await claimRequest(tx, request, { assigneeCode, assignedDate, ...touched(services, by.actor) })
    const remarks = chosen?.name ?? 'Nobody'
    await recordStep(services, tx, request, by.actor, { action: 'ASSIGN', remarks })
  })
}

/** Writes a note that staff alone read, whatever the status. */
export async function addNote(
  services: Services,
  request: RequestRecord,
  { principal, actor }: Stepper,
  remarks: string,
): Promise<void> {
  refuseForbidden(services, 'note', request, principal)
  await inTransaction(services.db, (tx) =>
    recordStep(services, tx, request, actor, { action: 'NOTE', remarks }),
  )
}

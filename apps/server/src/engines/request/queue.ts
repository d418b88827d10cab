import { withReplies, isWaiting, newInformationRequest } from '@capiz/domain/request'
import { formatDay } from '@capiz/domain/time'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { appUser, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor } from '../../db/types.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { notifyOfInformationRequest } from './reply-link.ts'
import { storeFiles } from './files.ts'
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

/**
 * Requests more information from the requester, with a last day; the status stays, and the requester is notified by
 * mail.
 */
export async function requestInformation(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  input: {
    items: readonly string[]
    reason: string | null
    days: number
    version?: number | null | undefined
  },
): Promise<void> {
  refuseForbidden(services, 'ask', request, by.principal)
  refuseUnseen(request, input.version)
  const informationRequest = newInformationRequest(
    input.items,
    input.days,
    input.reason,
    services.clock.today(),
  )
  const dueDate = formatDay(informationRequest.dueDate)
  await inTransaction(services.db, async (tx) => {
    await claimRequest(tx, request, {
      ask: informationRequest,
      answerDueDate: informationRequest.dueDate,
      ...touched(services, by.actor),
    })
    const remarks = [`By ${dueDate}: ${input.items.join('; ')}`, input.reason].filter(Boolean).join('. ')
    await recordStep(services, tx, request, by.actor, { action: 'ASK', remarks })
    await notifyOfInformationRequest(services, tx, { ...request, ask: informationRequest })
  })
}

/** An information-request reply: the positions of the items, and a text. */
interface Answer {
  items: readonly number[]
  remarks: string | null
}

/** Keeps an answer, whole or in part, with its files; the clock stops with the last item. */
export async function storeReply(
  services: Services,
  request: RequestRecord,
  actor: Actor,
  input: Answer,
  files: readonly Upload[],
  accepted?: readonly string[],
): Promise<void> {
  const before = request.ask
  if (!before) return
  const open = input.items.filter((at) => before.items[at]?.answeredOn === null)
  if (open.length === 0) refuseField('items', 'Say which of the things asked for you answer.')
  const informationRequest = withReplies(before, open, services.clock.today())
  await inTransaction(services.db, async (tx) => {
    const answerDueDate = isWaiting(informationRequest) ? informationRequest.dueDate : null
    await claimRequest(tx, request, { ask: informationRequest, answerDueDate, ...touched(services, actor) })
    await storeFiles(services, tx, request.code, request.docType, files, actor, accepted)
    const named = open.map((at) => before.items[at]?.text).join('; ')
    const remarks = [named, input.remarks, ...files.map((file) => file.fileName)].filter(Boolean).join('. ')
    await recordStep(services, tx, request, actor, { action: 'ANSWER', remarks })
  })
}

/** Keeps an answer that came through the portal: of who made the request, or put down by staff. */
export async function replyToInformationRequest(
  services: Services,
  request: RequestRecord,
  { principal, actor }: Stepper,
  input: Answer & { version?: number | null | undefined },
  files: readonly Upload[],
): Promise<void> {
  refuseForbidden(services, 'answer', request, principal)
  refuseUnseen(request, input.version)
  await storeReply(services, request, actor, input, files)
}

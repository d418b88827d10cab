import { answered, isWaiting, newAsk } from '@capiz/domain/request'
import { formatDay } from '@capiz/domain/time'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import type { Principal } from '../auth/principal.ts'
import { appUser, role } from '../db/schema/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Executor } from '../db/types.ts'
import { refuseField } from '../http/refuse.ts'
import type { Upload } from '../http/upload.ts'
import type { Services } from '../services.ts'
import { tellOfAsk } from './answer-link.ts'
import { keepFiles } from './files.ts'
import type { RequestRecord } from './record.ts'
import { refuseForbidden, refuseUnseen, take, writeDown } from './step.ts'

/** Who steps: the user with the rights of this moment, and as written down. */
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

/** Says who looks after a request from now on; taking it over from somebody is written down like the rest. */
export async function assign(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  { assigneeCode, version }: { assigneeCode: string | null; version?: number | null | undefined },
): Promise<void> {
  refuseForbidden('assign', request, by.principal)
  refuseUnseen(request, version)
  await inTransaction(services.db, async (tx) => {
    const all = await assignees(tx)
    const chosen = all.find(({ code }) => code === assigneeCode)
    if (assigneeCode !== null && !chosen) refuseField('assigneeCode', 'Choose somebody who reviews requests.')
    if (assigneeCode !== null && assigneeCode === request.requesterCode)
      refuseField('assigneeCode', 'Who made the request cannot look after it.')
    const assignedDate = assigneeCode === null ? null : services.clock.now()
    await take(tx, request, { assigneeCode, assignedDate, ...touched(services, by.actor) })
    const remarks = chosen?.name ?? 'Nobody'
    await writeDown(services, tx, request, by.actor, { action: 'ASSIGN', remarks })
  })
}

/** Writes a note that staff alone read, whatever the status. */
export async function addNote(
  services: Services,
  request: RequestRecord,
  { principal, actor }: Stepper,
  remarks: string,
): Promise<void> {
  refuseForbidden('note', request, principal)
  await inTransaction(services.db, (tx) =>
    writeDown(services, tx, request, actor, { action: 'NOTE', remarks }),
  )
}

/** Asks more of the requester, with a last day; the status stays, and the requester is told by mail. */
export async function askForMore(
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
  refuseForbidden('ask', request, by.principal)
  refuseUnseen(request, input.version)
  const ask = newAsk(input.items, input.days, input.reason, services.clock.today())
  const dueDate = formatDay(ask.dueDate)
  await inTransaction(services.db, async (tx) => {
    await take(tx, request, { ask, answerDueDate: ask.dueDate, ...touched(services, by.actor) })
    const remarks = [`By ${dueDate}: ${input.items.join('; ')}`, input.reason].filter(Boolean).join('. ')
    await writeDown(services, tx, request, by.actor, { action: 'ASK', remarks })
    await tellOfAsk(services, tx, { ...request, ask })
  })
}

/** What is answered: the places of the items, and words. */
interface Answer {
  items: readonly number[]
  remarks: string | null
}

/** Keeps an answer, whole or in part, with its files; the clock stops with the last item. */
export async function keepAnswer(
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
  const ask = answered(before, open, services.clock.today())
  await inTransaction(services.db, async (tx) => {
    const answerDueDate = isWaiting(ask) ? ask.dueDate : null
    await take(tx, request, { ask, answerDueDate, ...touched(services, actor) })
    await keepFiles(services, tx, request.code, request.docType, files, actor, accepted)
    const named = open.map((at) => before.items[at]?.text).join('; ')
    const remarks = [named, input.remarks, ...files.map((file) => file.fileName)].filter(Boolean).join('. ')
    await writeDown(services, tx, request, actor, { action: 'ANSWER', remarks })
  })
}

/** Keeps an answer that came through the portal: of who made the request, or put down by staff. */
export async function answerAsk(
  services: Services,
  request: RequestRecord,
  { principal, actor }: Stepper,
  input: Answer & { version?: number | null | undefined },
  files: readonly Upload[],
): Promise<void> {
  refuseForbidden('answer', request, principal)
  refuseUnseen(request, input.version)
  await keepAnswer(services, request, actor, input, files)
}

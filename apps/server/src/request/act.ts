import {
  checkAction,
  isOpenRequest,
  nextStatus,
  requestTypeInfo,
  type RequestAction,
  type RequestStatus,
} from '@capiz/domain/request'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { audit } from '../audit/audit.ts'
import type { Principal } from '../auth/principal.ts'
import { requestRemark, userRequest } from '../db/schema/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Transaction } from '../db/types.ts'
import { refuse } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { changesOf } from './changes.ts'
import { requestKinds } from './kinds/index.ts'
import type { LineChoice } from './kinds/kind.ts'
import type { RequestRecord } from './record.ts'
import { requestActor } from './view.ts'

/** What comes with an action. */
export interface ActionInput {
  remarks?: string | null
  /** version of the request the caller saw; a request that moved on since is refused */
  version?: number | null | undefined
  /** consent to a target that changed since it was asked */
  acceptMoved?: boolean
  /** of a price sheet: what was decided on single lines; those not named are accepted */
  lines?: readonly LineChoice[]
}

/** Refuses what the rules of requests forbid, in the words of the rule (domain model 10.2). */
export function refuseForbidden(
  action: RequestAction,
  request: RequestRecord,
  principal: Principal,
  input?: ActionInput,
): void {
  const about = { ...request, lookedAt: request.viewedDate !== null }
  const check = checkAction(action, about, requestActor(principal), input)
  if (!check.ok) refuse(check.reason, { message: check.message })
}

/**
 * Takes the request over to its next status in one conditional update, so that of several decisions at once exactly
 * one wins; the others get 409.
 */
async function take(
  tx: Transaction,
  request: RequestRecord,
  set: Partial<typeof userRequest.$inferInsert> & { status: RequestStatus },
): Promise<void> {
  const won = await tx
    .update(userRequest)
    .set({ ...set, version: request.version + 1 })
    .where(
      and(
        eq(userRequest.id, request.id),
        eq(userRequest.status, request.status),
        eq(userRequest.version, request.version),
        eq(userRequest.deleted, false),
      ),
    )
    .returning({ id: userRequest.id })
  if (won.length === 0) refuse('REQUEST_STATUS')
}

async function refuseMoved(services: Services, tx: Transaction, request: RequestRecord): Promise<void> {
  const kind = requestKinds[request.type]
  if (!kind) return
  const current = await kind.current(services, tx, request)
  if (current === undefined)
    refuse('REQUEST_STALE', { message: 'The record this request is about is no longer there.' })
  const moved = (await changesOf(services, tx, kind, request)).filter((row) => row.moved)
  if (moved.length > 0) {
    refuse('REQUEST_STALE', {
      message: `The record changed after this was asked: ${moved.map((row) => row.label).join(', ')}. Look at it again, then approve with consent.`,
      details: { moved },
    })
  }
}

/** Tells the requester by mail; a request without an address (the seed's, say) has nobody to tell. */
async function tellRequester(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  template: 'REQUEST_APPROVED' | 'REQUEST_REJECTED',
  remarks: string | null,
): Promise<void> {
  if (!request.requesterEmail) return
  await services.mail.queue(tx, {
    to: request.requesterEmail,
    template,
    values: {
      code: request.code,
      name: request.requesterName,
      targetName: request.targetName ?? '',
      typeLabel: requestTypeInfo[request.type].label,
      remarks: remarks ?? '',
    },
  })
}

async function writeDown(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  actor: Actor,
  action: string,
  status: RequestStatus,
  remarks: string | null,
): Promise<void> {
  await tx.insert(requestRemark).values({
    requestId: request.id,
    action,
    remarks: remarks ?? '',
    createdBy: actor.userCode ?? actor.username,
    createdDate: services.clock.now(),
  })
  await audit(tx, services, {
    actor: actor.username,
    action: 'STATUS',
    entityType: 'user-request',
    entityCode: request.code,
    topic: requestTypeInfo[request.type].label,
    changes: [
      { field: 'status', before: request.status, after: status },
      ...(remarks ? [{ field: 'remarks', before: null, after: remarks }] : []),
    ],
    meta: actor.meta,
  })
}

const words = { review: 'REVIEW', approve: 'APPROVE', reject: 'REJECT', cancel: 'CANCEL' } as const

/** Reviews, approves, rejects or cancels a request; the decision, its effects and its traces stand or fall together. */
export async function decide(
  services: Services,
  action: keyof typeof words,
  request: RequestRecord,
  principal: Principal,
  actor: Actor,
  input: ActionInput = {},
): Promise<void> {
  refuseForbidden(action, request, principal, input)
  const seen = input.version ?? request.version
  if (seen !== request.version) refuse('REQUEST_STATUS')
  const kind = requestKinds[request.type] ?? refuse('NOT_IMPLEMENTED')
  const remarks = input.remarks?.trim() || null
  const status = nextStatus(action, request.status)
  await inTransaction(services.db, async (tx) => {
    const now = services.clock.now()
    const by =
      action === 'review'
        ? { reviewedBy: principal.userCode, reviewedDate: now }
        : { decidedBy: principal.userCode, decidedDate: now }
    const latest = remarks ? { remarks } : {}
    await take(tx, request, { status, ...by, ...latest, updatedBy: actor.username, updatedDate: now })
    if (action === 'approve') await kind.hold?.(tx, request)
    // Only the winner looks whether the target moved: to the others it has moved by the winner's own hand.
    if (action === 'approve' && !input.acceptMoved) await refuseMoved(services, tx, request)
    const apart = action === 'approve' ? await kind.apply(services, tx, request, actor, input.lines) : null
    const said = [remarks, apart].filter(Boolean).join('\n') || null
    if (status === 'REJECTED' || status === 'CANCELLED') {
      await kind.turnDown?.(services, tx, request, actor, status, remarks)
    }
    await writeDown(services, tx, request, actor, words[action], status, said)
    if (status === 'APPROVED') await tellRequester(services, tx, request, 'REQUEST_APPROVED', said)
    if (status === 'REJECTED') await tellRequester(services, tx, request, 'REQUEST_REJECTED', remarks)
  })
}

/** Adds a remark to an open request; its status stays. */
export async function addRemark(
  services: Services,
  request: RequestRecord,
  principal: Principal,
  actor: Actor,
  remarks: string,
): Promise<void> {
  refuseForbidden('saveRemarks', request, principal)
  await inTransaction(services.db, async (tx) => {
    const now = services.clock.now()
    await tx
      .update(userRequest)
      .set({ remarks, updatedBy: actor.username, updatedDate: now })
      .where(eq(userRequest.id, request.id))
    await writeDown(services, tx, request, actor, 'REMARK', request.status, remarks)
  })
}

/** Deletes a request that is over or was never looked at; it stays in the database for the trail. */
export async function removeRequest(
  services: Services,
  request: RequestRecord,
  principal: Principal,
  actor: Actor,
): Promise<void> {
  refuseForbidden('delete', request, principal)
  await inTransaction(services.db, async (tx) => {
    await take(tx, request, {
      status: request.status,
      deleted: true,
      updatedBy: actor.username,
      updatedDate: services.clock.now(),
    })
    // What still waited for it must not wait for ever.
    if (isOpenRequest(request.status)) {
      await requestKinds[request.type]?.turnDown?.(services, tx, request, actor, 'CANCELLED', null)
    }
    await audit(tx, services, {
      actor: actor.username,
      action: 'DELETE',
      entityType: 'user-request',
      entityCode: request.code,
      topic: requestTypeInfo[request.type].label,
      changes: [{ field: 'deleted', before: false, after: true }],
      meta: actor.meta,
    })
  })
}

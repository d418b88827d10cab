import {
  isOpenRequest,
  nextStatus,
  rejectionMessage,
  requestTypeInfo,
  type RejectReason,
} from '@capiz/domain/request'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { userRequest, type DecisionSnapshot } from '../../db/schema/index.ts'
import { holdRow, readUnder } from '../../db/held-rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { requestKindOf } from './registry.ts'
import type { LineChoice, RequestKind } from './kind.ts'
import { isLookOfAnother, type RequestRecord } from './record.ts'
import { snapshotOf } from './snapshot.ts'
import { refuseForbidden, refuseUnseen, claimRequest, notifyRequester, recordStep } from './step.ts'

/** The input of an action. */
export interface ActionInput {
  remarks?: string | null
  /** version of the request the caller saw; a request that moved on since is refused */
  version?: number | null | undefined
  /** consent to a target that changed since it was asked */
  acceptMoved?: boolean
  /** of a rejection: why, as a closed list */
  reasonCode?: RejectReason | null | undefined
  /** of a price sheet: what was decided on single lines; those not named are accepted */
  lines?: readonly LineChoice[]
}

/** The facts a decision saw, and the request that keeps them. */
interface Frozen {
  snapshot: DecisionSnapshot
  isGone: boolean
  request: RequestRecord
}

/** Refuses to approve what was asked of a record that reads otherwise by now. */
function refuseMoved({ snapshot: { changes }, isGone }: Frozen): void {
  if (isGone) refuse('REQUEST_STALE', { message: 'The record this request is about is no longer there.' })
  const moved = changes.filter((row) => row.moved)
  if (moved.length > 0) {
    refuse('REQUEST_STALE', {
      message: `The record changed after this was asked: ${moved.map((row) => row.label).join(', ')}. Look at it again, then approve with consent.`,
      details: { moved },
    })
  }
}

/** Freezes what the decision sees; only the winner does, so it is written once. */
async function freeze(
  services: Services,
  tx: Transaction,
  kind: RequestKind,
  request: RequestRecord,
): Promise<Frozen> {
  const seen = await snapshotOf(services, tx, kind, request)
  const { snapshot } = seen
  const [frozen] = await tx
    .update(userRequest)
    .set({ snapshot })
    .where(eq(userRequest.id, request.id))
    .returning()
  return { ...seen, request: frozen ?? refuse('NOT_FOUND') }
}

const tables = ['user_request']
const lockOf = ({ id }: RequestRecord) => `request ${id}`

/** The request as the transaction leaves it: read anew only where the change itself wrote to it. */
function decided(tx: Transaction, request: RequestRecord): Promise<RequestRecord> {
  return readUnder(tx, lockOf(request), { tables }, async () => {
    const [row] = await tx.select().from(userRequest).where(eq(userRequest.id, request.id))
    return row ?? refuse('NOT_FOUND')
  })
}

const actionCodes = { review: 'REVIEW', approve: 'APPROVE', reject: 'REJECT', cancel: 'CANCEL' } as const

/**
 * Reviews, approves, rejects or cancels a request and returns it as it stands then; the decision, its effects and its
 * traces stand or fall together.
 */
export async function decide(
  services: Services,
  action: keyof typeof actionCodes,
  request: RequestRecord,
  principal: Principal,
  actor: Actor,
  input: ActionInput = {},
): Promise<RequestRecord> {
  const reasonCode = action === 'reject' ? (input.reasonCode ?? null) : null
  const remarks = rejectionMessage(reasonCode, input.remarks) || null
  refuseForbidden(services, action, request, principal, { remarks })
  refuseUnseen(request, input.version)
  const kind = requestKindOf(request.type) ?? refuse('NOT_IMPLEMENTED')
  const status = nextStatus(action, request.status)
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now()
    const by =
      action === 'review'
        ? { reviewedBy: principal.userCode, reviewedDate: now }
        : {
            decidedBy: principal.userCode,
            decidedDate: now,
            reasonCode,
            answerDueDate: null,
          }
    const latest = remarks ? { remarks } : {}
    // who decides has seen it
    const look = isLookOfAnother(request, principal)
      ? { viewedDate: sql`coalesce(${userRequest.viewedDate}, ${now.toISOString()})` }
      : {}
    const stamps = { updatedBy: actor.username, updatedDate: now }
    const claimed = await claimRequest(tx, request, { status, ...by, ...latest, ...look, ...stamps })
    if (action === 'approve') {
      await kind.lock?.(tx, request)
      const problem = await kind.approvalProblem?.(services, tx, request, principal.username)
      if (problem) refuse(problem.errorCode, { message: problem.message })
    }
    // Only the winner looks whether the target moved: to the others it has moved by the winner's own hand.
    const seen = isOpenRequest(status) ? undefined : await freeze(services, tx, kind, request)
    if (seen && action === 'approve' && !input.acceptMoved) refuseMoved(seen)
    holdRow(tx, lockOf(request), tables, seen?.request ?? claimed)
    const rejectedLines =
      action === 'approve' ? await kind.apply(services, tx, request, actor, input.lines) : null
    const finalRemarks = [remarks, rejectedLines].filter(Boolean).join('\n') || null
    if (status === 'REJECTED' || status === 'CANCELLED') {
      await kind.onRejected?.(services, tx, request, actor, status, remarks)
    }
    await recordStep(services, tx, request, actor, {
      action: actionCodes[action],
      status,
      remarks: finalRemarks,
    })
    if (status === 'APPROVED')
      await notifyRequester(services, tx, request, 'REQUEST_APPROVED', { remarks: finalRemarks ?? '' })
    if (status === 'REJECTED')
      await notifyRequester(services, tx, request, 'REQUEST_REJECTED', { remarks: remarks ?? '' })
    return decided(tx, request)
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
  refuseForbidden(services, 'saveRemarks', request, principal)
  await inTransaction(services.db, async (tx) => {
    await tx
      .update(userRequest)
      .set({ remarks, updatedBy: actor.username, updatedDate: services.clock.now() })
      .where(eq(userRequest.id, request.id))
    await recordStep(services, tx, request, actor, { action: 'REMARK', remarks })
  })
}

/** Deletes a request that is over or was never looked at; it stays in the database for the trail. */
export async function removeRequest(
  services: Services,
  request: RequestRecord,
  principal: Principal,
  actor: Actor,
): Promise<void> {
  refuseForbidden(services, 'delete', request, principal)
  await inTransaction(services.db, async (tx) => {
    await claimRequest(tx, request, {
      status: request.status,
      deleted: true,
      updatedBy: actor.username,
      updatedDate: services.clock.now(),
    })
    // What still waited for it must not wait for ever.
    if (isOpenRequest(request.status)) {
      await requestKindOf(request.type)?.onRejected?.(services, tx, request, actor, 'CANCELLED', null)
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

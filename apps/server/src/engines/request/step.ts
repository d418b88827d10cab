import { checkAction, requestTypeInfo, type RequestAction, type RequestStatus } from '@capiz/domain/request'
import { and, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { requestRemark, userRequest } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { MailTemplate } from '../../platform/mail/templates.ts'
import type { Services } from '../../platform/services.ts'
import type { RequestRecord } from './record.ts'
import { actionable, requestActor } from './rules.ts'

/** Refuses what the rules of requests forbid, in the words of the rule (domain model 10.2). */
export function refuseForbidden(
  { clock }: Services,
  action: RequestAction,
  request: RequestRecord,
  principal: Principal,
  input?: { remarks?: string | null },
): void {
  const check = checkAction(action, actionable(request, clock.today()), requestActor(principal), input)
  if (!check.ok) refuse(check.reason, { message: check.message })
}

/** Refuses who decides on a version of the request that is no longer the present one. */
export function refuseUnseen(request: RequestRecord, version: number | null | undefined): void {
  if ((version ?? request.version) !== request.version) refuse('REQUEST_STATUS')
}

type ClaimedColumns = PgUpdateSetSource<typeof userRequest>

/**
 * Takes the request over to its next state in one conditional update, so that of several steps at once exactly one
 * wins; the others get 409. Returns it as it stands from then on.
 */
export async function claimRequest(
  tx: Transaction,
  request: RequestRecord,
  set: ClaimedColumns,
): Promise<RequestRecord> {
  const [won] = await tx
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
    .returning()
  return won ?? refuse('REQUEST_STATUS')
}

/** Notifies the requester by mail; a request without an address (the seed's, for example) is skipped. */
export async function notifyRequester(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  template: MailTemplate,
  values: Readonly<Record<string, string>>,
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
      ...values,
    },
  })
}

/** A step as it is recorded; without a status it left the status as it was. */
interface Step {
  action:
    | 'REVIEW'
    | 'APPROVE'
    | 'REJECT'
    | 'CANCEL'
    | 'REMARK'
    | 'NOTE'
    | 'ASSIGN'
    | 'ASK'
    | 'ASK_CHANGE'
    | 'ASK_DUE'
    | 'ANSWER'
    | 'OFFER'
    | 'REPLY'
  status?: RequestStatus
  remarks?: string | null
}

/** Writes a step into the life of the request and into the audit log. */
export async function recordStep(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  actor: Actor,
  { action, status, remarks }: Step,
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
      status
        ? { field: 'status', before: request.status, after: status }
        : { field: 'step', before: null, after: action },
      ...(remarks ? [{ field: 'remarks', before: null, after: remarks }] : []),
    ],
    meta: actor.meta,
  })
}

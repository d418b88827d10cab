import { outsideTheList } from '@capiz/domain/document'
import { requestTypeInfo, type RequestType } from '@capiz/domain/request'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { appUser, userRequest, type RequestCandidate } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'

/** A request that is about to be parked for approval (domain model 10.1). */
export interface RequestDraft {
  type: RequestType
  targetCode: string | null
  targetName: string
  applicantType: 'PHY' | 'HFC' | null
  docType?: string | null
  /** the other end, of a request about two records */
  counterpartCode?: string | null
  payload: Record<string, unknown>
  /** the fields the payload touches, as they were when it was asked */
  before?: Record<string, unknown> | null
  /** version of the target the requester saw */
  targetVersion?: number | null
  candidates?: RequestCandidate[]
}

/**
 * Refuses when an open request of this type for this target (and document type) stands already. Documents outside the list
 * are each another one, and an amendment of prices says itself which open ones it stands beside.
 */
async function refuseSecond(tx: Transaction, draft: RequestDraft): Promise<void> {
  if (draft.targetCode === null || draft.docType === outsideTheList) return
  if (draft.type === 'price-amendment') return
  const [open] = await tx
    .select({ code: userRequest.code })
    .from(userRequest)
    .where(
      and(
        eq(userRequest.type, draft.type),
        eq(userRequest.targetCode, draft.targetCode),
        sql`coalesce(${userRequest.docType}, '') = ${draft.docType ?? ''}`,
        sql`coalesce(${userRequest.counterpartCode}, '') = ${draft.counterpartCode ?? ''}`,
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        eq(userRequest.deleted, false),
      ),
    )
    .limit(1)
  if (open) {
    refuse('PENDING_REQUEST_EXISTS', {
      message: `Request ${open.code} for the same change is still open. Wait for its decision or cancel it first.`,
      details: { requestCode: open.code },
    })
  }
}

/**
 * Parks a change for approval; nothing of the target moves. Runs in the caller's transaction, so that a registration
 * and its request are stored together or not at all. The author of the call is the requester.
 */
export async function createRequest(
  services: Services,
  tx: Transaction,
  draft: RequestDraft,
  actor: Actor,
): Promise<{ id: number; code: string }> {
  await refuseSecond(tx, draft)
  const code = await services.codes.next(tx, 'request')
  const now = services.clock.now()
  const [row] = await tx
    .insert(userRequest)
    .values({
      code,
      type: draft.type,
      targetCode: draft.targetCode,
      targetName: draft.targetName.slice(0, 250),
      applicantType: draft.applicantType,
      docType: draft.docType ?? null,
      counterpartCode: draft.counterpartCode ?? null,
      status: 'PENDING',
      payload: draft.payload,
      before: draft.before ?? null,
      targetVersion: draft.targetVersion ?? null,
      candidates: draft.candidates ?? [],
      requesterCode: actor.userCode,
      requesterLink: sql`(select ${appUser.linkedCode} from ${appUser} where ${appUser.code} = ${actor.userCode})`,
      requesterName: actor.name.slice(0, 200),
      requesterEmail: actor.email,
      requestedDate: now,
      createdBy: actor.username,
      createdDate: now,
      updatedBy: actor.username,
      updatedDate: now,
    })
    .returning({ id: userRequest.id, code: userRequest.code })
  if (!row) throw new Error(`The request ${code} was not stored.`)
  await audit(tx, services, {
    actor: actor.username,
    action: 'CREATE',
    entityType: 'user-request',
    entityCode: code,
    topic: requestTypeInfo[draft.type].label,
    changes: [
      { field: 'targetCode', before: null, after: draft.targetCode },
      { field: 'payload', before: null, after: draft.payload },
    ],
    meta: actor.meta,
  })
  return row
}

import { sheetKindOfRequest } from '@capiz/domain/fees'
import { isWaiting, offerState, type ActionableRequest, type RequestActor } from '@capiz/domain/request'
import type { IsoDate } from '@capiz/domain/time'
import type { Principal } from '../../platform/access/principal.ts'
import type { RequestRecord } from './record.ts'

/** Role whose holders may withdraw what came from the public pages (domain model 10.2). */
const administratorRole = 'System Administrator'

/** The caller as the rules of requests see them. */
export const requestActor = (principal: Principal): RequestActor => ({
  userCode: principal.userCode,
  permissions: principal.permissions,
  isAdministrator: principal.authority === administratorRole,
})

/** A request as the rules of requests see it on a day. */
export const actionable = (request: RequestRecord, today: IsoDate): ActionableRequest => ({
  type: request.type,
  status: request.status,
  requesterCode: request.requesterCode,
  reviewedBy: request.reviewedBy,
  lookedAt: request.viewedDate !== null,
  isAwaitingReply: request.ask !== null && isWaiting(request.ask),
  ...(sheetKindOfRequest(request.type) && {
    offers: {
      state: offerState(request.counterOffer, today),
      rounds: request.counterOffer?.rounds.length ?? 0,
    },
  }),
})

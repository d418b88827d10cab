import { isWaiting, type ActionableRequest, type RequestActor } from '@capiz/domain/request'
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

/** A request as the rules of requests see it. */
export const actionable = (request: RequestRecord): ActionableRequest => ({
  type: request.type,
  status: request.status,
  requesterCode: request.requesterCode,
  reviewedBy: request.reviewedBy,
  lookedAt: request.viewedDate !== null,
  isAwaitingReply: request.ask !== null && isWaiting(request.ask),
})

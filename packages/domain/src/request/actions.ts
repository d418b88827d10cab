import { counterOfferLimits, type OfferState } from './counter-offer.ts'
import { requestTypeInfo } from './info.ts'
import type { RequestStatus, RequestType } from './types.ts'

/**
 * The actions on a user request: the six actions of specification 2, section 4, then those of the request queue, which
 * leave the status as it is: assignment, notes among staff, information request and its reply, counter-offer and its
 * answer.
 */
export const requestActions = [
  'review',
  'approve',
  'reject',
  'cancel',
  'saveRemarks',
  'delete',
  'assign',
  'note',
  'ask',
  'answer',
  'counter',
  'answerCounter',
] as const

/** One action on a user request. */
export type RequestAction = (typeof requestActions)[number]

/** A request, as far as its actions depend on it. */
export type ActionableRequest = {
  type: RequestType
  status: RequestStatus
  /** User code of who made it; null when it came from the public pages. */
  requesterCode: string | null
  /** User code of who reviewed it. */
  reviewedBy?: string | null
  /** Whether staff have already looked into it; then it can no longer simply be deleted. */
  lookedAt?: boolean
  /** Whether more was asked of the requester and not all of it is answered. */
  isAwaitingReply?: boolean
  /** Counter-offers on its lines; absent where a request has no lines with prices. */
  offers?: { state: OfferState; rounds: number }
}

/** The user who wants to act. */
export type RequestActor = {
  userCode: string
  permissions: ReadonlySet<string> | readonly string[]
  /** Whether the user is a system administrator, who may cancel requests from the public pages. */
  isAdministrator?: boolean
}

/** Why an action is refused; each is also an error code. */
export type ActionProblem =
  | 'REQUEST_STATUS'
  | 'OWN_REQUEST'
  | 'SAME_REVIEWER'
  | 'FORBIDDEN'
  | 'REMARKS_REQUIRED'
  | 'OFFER_WAITING'

/** Answer to {@link checkAction}. */
export type ActionCheck = { ok: true } | { ok: false; reason: ActionProblem; message: string }

/** Bounds of the remarks of a rejection, in characters (domain model 10.2). */
const remarksLength = { min: 3, max: 1000 } as const

const messages: Record<ActionProblem, string> = {
  REQUEST_STATUS: 'The request is not in a state that allows this.',
  OWN_REQUEST: 'You made this request, so another person has to do this.',
  SAME_REVIEWER: 'You reviewed this request, so another person has to approve it.',
  FORBIDDEN: 'You do not have permission to do this.',
  REMARKS_REQUIRED: 'Say why, in 3 to 1,000 characters.',
  OFFER_WAITING:
    'A counter-offer waits for its answer. Decide once it is answered, or its last day has passed.',
}

function refuse(reason: ActionProblem): ActionCheck {
  return { ok: false, reason, message: messages[reason] }
}

function isMet({ permissions }: RequestActor, permission: string): boolean {
  return Array.isArray(permissions)
    ? permissions.includes(permission)
    : (permissions as ReadonlySet<string>).has(permission)
}

function isRequester(request: ActionableRequest, actor: RequestActor): boolean {
  return request.requesterCode !== null && request.requesterCode === actor.userCode
}

function mayTry(action: RequestAction, request: ActionableRequest, actor: RequestActor): boolean {
  switch (action) {
    case 'review':
      return isMet(actor, 'REQUEST_REVIEW')
    case 'approve':
    case 'reject':
    case 'counter':
      return isMet(actor, 'REQUEST_APPROVE')
    case 'assign':
    case 'note':
    case 'ask':
      return isMet(actor, 'REQUEST_REVIEW')
    // what comes by post or from the public pages, staff put down for the requester
    case 'answer':
    case 'saveRemarks':
      return isMet(actor, 'REQUEST_REVIEW') || isRequester(request, actor)
    case 'cancel':
      return isRequester(request, actor) || (request.requesterCode === null && actor.isAdministrator === true)
    case 'delete':
    // a price is agreed to by who asked for it, never by staff in their name
    case 'answerCounter':
      return isRequester(request, actor)
  }
}

function canBeApproved({ type, status }: ActionableRequest): boolean {
  return status === 'REVIEWED' || (status === 'PENDING' && !requestTypeInfo[type].twoStep)
}

const isOfferWaiting = ({ offers }: ActionableRequest): boolean => offers?.state === 'waiting'

function fitsStatus(action: RequestAction, request: ActionableRequest): boolean {
  const { status, lookedAt, isAwaitingReply = false, offers } = request
  const open = status === 'PENDING' || status === 'REVIEWED'
  switch (action) {
    case 'review':
      return status === 'PENDING'
    case 'approve':
      return canBeApproved(request)
    case 'counter':
      return (
        offers !== undefined &&
        offers.rounds < counterOfferLimits.rounds &&
        canBeApproved(request) &&
        !isAwaitingReply
      )
    case 'answerCounter':
      return open && isOfferWaiting(request)
    case 'reject':
    case 'cancel':
    case 'saveRemarks':
    case 'assign':
      return open
    case 'note':
      return true
    case 'ask':
      return open && !isAwaitingReply && !isOfferWaiting(request)
    case 'answer':
      return open && isAwaitingReply
    case 'delete':
      return status === 'CANCELLED' || status === 'REJECTED' || (status === 'PENDING' && !lookedAt)
  }
}

/** The actions a requester may not take on the own request, whatever the role. */
const fourEyes: ReadonlySet<RequestAction> = new Set([
  'review',
  'approve',
  'reject',
  'assign',
  'ask',
  'counter',
])

/**
 * Checks whether a user may act on a request now (domain model 10.2 and P4). Four eyes: the requester never reviews,
 * approves or rejects it, nor is assigned it in the request queue, whatever the role; a two-step request is approved by
 * another person than its reviewer, who cannot make a counter-offer either. While one waits for its answer, nothing is
 * approved. A rejection needs remarks, which are checked when `input` is given.
 */
export function checkAction(
  action: RequestAction,
  request: ActionableRequest,
  actor: RequestActor,
  input?: { remarks?: string | null },
): ActionCheck {
  if (!mayTry(action, request, actor)) return refuse('FORBIDDEN')
  if (!fitsStatus(action, request)) return refuse('REQUEST_STATUS')
  if (fourEyes.has(action) && isRequester(request, actor)) return refuse('OWN_REQUEST')
  const isDecision = action === 'approve' || action === 'counter'
  const secondStep = isDecision && requestTypeInfo[request.type].twoStep
  if (secondStep && request.reviewedBy === actor.userCode) return refuse('SAME_REVIEWER')
  if (isDecision && isOfferWaiting(request)) return refuse('OFFER_WAITING')
  if (action === 'reject' && input) {
    const length = input.remarks?.trim().length ?? 0
    if (length < remarksLength.min || length > remarksLength.max) return refuse('REMARKS_REQUIRED')
  }
  return { ok: true }
}

/** Returns every action with its check for a user, so that a screen can show why a button does not work. */
export function allowedActions(
  request: ActionableRequest,
  actor: RequestActor,
): { action: RequestAction; check: ActionCheck }[] {
  return requestActions.map((action) => ({ action, check: checkAction(action, request, actor) }))
}

const results: Partial<Record<RequestAction, RequestStatus>> = {
  review: 'REVIEWED',
  approve: 'APPROVED',
  reject: 'REJECTED',
  cancel: 'CANCELLED',
}

/** Status after an action; all but the four decisions leave it as it is. */
export function nextStatus(action: RequestAction, status: RequestStatus): RequestStatus {
  return results[action] ?? status
}

/** Returns whether a request waits for another person to approve it, because this user has reviewed it. */
export function waitsForApprover(request: ActionableRequest, actor: RequestActor): boolean {
  const { type, status, reviewedBy } = request
  return requestTypeInfo[type].twoStep && status === 'REVIEWED' && reviewedBy === actor.userCode
}

/** Whether a request still waits for a decision. */
export function isOpenRequest(status: RequestStatus): boolean {
  return status === 'PENDING' || status === 'REVIEWED'
}

import { hasPermission } from '@capiz/domain/access'
import { requestTypeInfo, requestTypes } from '@capiz/domain/request'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { userRequest } from '../../db/schema/index.ts'

/** A step an open request can wait for. */
export type Step = 'review' | 'approve'

const oneStep = requestTypes.filter((type) => !requestTypeInfo[type].twoStep)

const notBy = (column: typeof userRequest.requesterCode | typeof userRequest.reviewedBy, code: string) =>
  or(isNull(column), ne(column, code))

/** Requests without a counter-offer that waits for its answer. */
function noOfferWaits(today: IsoDate): SQL {
  const { counterOffer } = userRequest
  return sql`coalesce(${counterOffer} #>> '{rounds,-1,answeredOn}' is not null
    or ${counterOffer} #>> '{rounds,-1,dueDate}' < ${today}, true)`
}

/**
 * The open requests this very user could review or approve now, four eyes included: `checkAction` of the domain as a
 * condition. A one-step request waits for who may approve it in that step only, as a review would change nothing.
 */
export function waitsFor(step: Step, principal: Principal, today: IsoDate): SQL | undefined {
  const { permissions, userCode } = principal
  const permission = step === 'review' ? 'REQUEST_REVIEW' : 'REQUEST_APPROVE'
  if (!hasPermission(permissions, permission)) return sql`false`
  const { status, type, requesterCode, reviewedBy } = userRequest
  const needsReview = hasPermission(permissions, 'REQUEST_APPROVE') ? notInArray(type, oneStep) : undefined
  const isDue =
    step === 'review'
      ? and(eq(status, 'PENDING'), needsReview)
      : or(
          and(eq(status, 'REVIEWED'), or(notBy(reviewedBy, userCode), inArray(type, oneStep))),
          and(eq(status, 'PENDING'), inArray(type, oneStep)),
        )
  const isUndisputed = step === 'approve' ? noOfferWaits(today) : undefined
  return and(eq(userRequest.deleted, false), isDue, isUndisputed, notBy(requesterCode, userCode))
}

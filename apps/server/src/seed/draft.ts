import type { RequestStatus, RequestType } from '@capiz/domain/request'
import type { RequestContent } from './request-payload.ts'
import type { SeedUser } from './user.ts'

/** The statuses of requests with their shares. */
export const anyStatus = [
  ['APPROVED', 44],
  ['PENDING', 24],
  ['REVIEWED', 12],
  ['REJECTED', 12],
  ['CANCELLED', 8],
] as const
/** The statuses of decided requests with their shares. */
export const overStatus = [
  ['APPROVED', 75],
  ['REJECTED', 15],
  ['CANCELLED', 10],
] as const

/** A document no facility of the sample has on record yet, so that a request for it is always new. */
export const documentType = 'OTHERS'

/** A request before its life is written: who asks what of whom. */
export interface Draft {
  type: RequestType
  status: RequestStatus
  targetCode: string
  targetName: string
  applicantType: 'HFC' | 'PHY'
  docType: string | null
  /** the facility of an affiliation */
  counterpartCode?: string
  asked: RequestContent
  /** what the decision says, where it is not the usual */
  remarks?: string | undefined
  requester: { userCode: string | null; name: string; email: string | null; username: string }
  offset: number
}

/** Name of a user, given name first. */
const fullName = (user: SeedUser) => `${user.firstName} ${user.lastName}`

/** The requester with an account. */
export function requesterOf(user: SeedUser): Draft['requester'] {
  return { userCode: user.code, name: fullName(user), email: user.emailAddress, username: user.username }
}

/** The requester without an account. */
export const visitorOf = (name: string, email: string | null): Draft['requester'] => ({
  userCode: null,
  name,
  email,
  username: 'PUBLIC',
})

import type { DocumentState } from '../document/index.ts'
import type { VersionState } from '../effective/index.ts'
import type { RequestStatus } from '../request/index.ts'
import type { AccreditationStatusCode } from './statuses.ts'

/** What an accreditation status means, in a sentence (domain model 4.2). */
export const statusMeanings: Record<AccreditationStatusCode, string> = {
  ON_PROCESS: 'The application is in and being evaluated.',
  ACCREDITED: 'Full provider of the network.',
  FOR_PAYMENT_ONLY: 'Not in the network; bills may be paid case by case.',
  SUSPENDED: 'Out of the network for a time.',
  WITHDRAWN: 'The provider left by its own wish.',
  DISAPPROVED: 'The application was declined.',
  DISACCREDITED: 'Removed from the network by the HMO.',
  CLOSED: 'Closed, retired or deceased; this is final.',
}

/** What a status of a user request means (domain model 10.2). */
export const requestStatusMeanings: Record<RequestStatus, string> = {
  PENDING: 'Waiting to be reviewed.',
  REVIEWED: 'Reviewed; waiting for the decision.',
  APPROVED: 'Approved and carried out.',
  REJECTED: 'Declined; nothing was changed.',
  CANCELLED: 'Taken back before a decision.',
}

/** What the state of a document means (domain model 3, P3). */
export const documentStateMeanings: Record<DocumentState, string> = {
  EXPIRED: 'Its validity has ended.',
  EXPIRING: 'Its validity ends within 30 days.',
  MISSING: 'No document has been submitted.',
  VALID: 'On file and valid.',
}

/** What the state of a price sheet means (domain model 3, P2). */
export const versionStateMeanings: Record<VersionState, string> = {
  inForce: 'These prices apply today.',
  scheduled: 'These prices apply from a coming day.',
  lapsed: 'Their validity has ended and nothing followed.',
  past: 'A later sheet has taken their place.',
}

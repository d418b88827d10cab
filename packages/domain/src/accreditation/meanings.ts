import type { DocumentState } from '../document/index.ts'
import type { VersionState } from '../effective/index.ts'
import type { AccreditationStatusCode } from './statuses.ts'

/** The meaning of each accreditation status, in a sentence (domain model 4.2). */
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

/** The meaning of each state of a document (domain model 3, P3). */
export const documentStateMeanings: Record<DocumentState, string> = {
  EXPIRED: 'Its validity has ended.',
  EXPIRING: 'Its validity ends within 30 days.',
  MISSING: 'A required document has not been submitted.',
  VALID: 'On file and not expired.',
}

/** The meaning of each state of a price sheet (domain model 3, P2). */
export const versionStateMeanings: Record<VersionState, string> = {
  inForce: 'These prices apply today.',
  scheduled: 'These prices apply from a coming day.',
  lapsed: 'Their validity has ended and nothing followed.',
  past: 'A later sheet has taken their place.',
}

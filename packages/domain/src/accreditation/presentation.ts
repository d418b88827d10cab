import type { DocumentState } from '../document/index.ts'
import type { VersionState } from '../effective/index.ts'
import type { RequestStatus } from '../request/index.ts'
import { isAccreditationStatus } from './transitions.ts'
import type { AccreditationStatusCode } from './statuses.ts'

/** Families of status colours (design language, status tones). */
export type StatusTone =
  | 'positive'
  | 'progress'
  | 'review'
  | 'attention'
  | 'held'
  | 'stopped'
  | 'lapsed'
  | 'neutral'

/** Fill of a badge: tint = living, outline = not or no longer in force, solid = stopped. */
export type StatusFill = 'tint' | 'outline' | 'solid'

/** Icon that goes with a status, so that colour is never the only sign. */
export type StatusIcon =
  | 'check'
  | 'clock'
  | 'peso'
  | 'eye'
  | 'pencil'
  | 'warning'
  | 'pause'
  | 'slash'
  | 'hourglass'
  | 'dash'

/** How a status is shown and what it means. */
export type StatusPresentation = {
  label: string
  tone: StatusTone
  icon: StatusIcon
  meaning: string
  sortOrder: number
}

/** The fill of each tone. */
export const toneFill: Record<StatusTone, StatusFill> = {
  positive: 'tint',
  progress: 'tint',
  review: 'tint',
  attention: 'tint',
  held: 'tint',
  stopped: 'solid',
  lapsed: 'outline',
  neutral: 'outline',
}

function show(
  sortOrder: number,
  label: string,
  tone: StatusTone,
  icon: StatusIcon,
  meaning: string,
): StatusPresentation {
  return { label, tone, icon, meaning, sortOrder }
}

/** Accreditation statuses of facilities, physicians and affiliations (domain model 4.2). */
export const statusPresentation: Record<AccreditationStatusCode, StatusPresentation> = {
  ON_PROCESS: show(10, 'On process', 'progress', 'clock', 'The application is in and being evaluated.'),
  ACCREDITED: show(20, 'Accredited', 'positive', 'check', 'Full provider of the network.'),
  FOR_PAYMENT_ONLY: show(
    30,
    'For payment only',
    'attention',
    'peso',
    'Not in the network; bills may be paid case by case.',
  ),
  SUSPENDED: show(40, 'Suspended', 'held', 'pause', 'Out of the network for a time.'),
  WITHDRAWN: show(50, 'Withdrawn', 'neutral', 'dash', 'The provider left by its own wish.'),
  DISAPPROVED: show(60, 'Disapproved', 'stopped', 'slash', 'The application was declined.'),
  DISACCREDITED: show(70, 'Disaccredited', 'stopped', 'slash', 'Removed from the network by the HMO.'),
  CLOSED: show(80, 'Closed', 'neutral', 'dash', 'Closed, retired or deceased; this is final.'),
}

/** Statuses of user requests (domain model 10.2). */
export const requestStatusPresentation: Record<RequestStatus, StatusPresentation> = {
  PENDING: show(10, 'Pending', 'review', 'clock', 'Waiting to be reviewed.'),
  REVIEWED: show(20, 'Reviewed', 'review', 'eye', 'Reviewed; waiting for the decision.'),
  APPROVED: show(30, 'Approved', 'positive', 'check', 'Approved and carried out.'),
  REJECTED: show(40, 'Rejected', 'stopped', 'slash', 'Declined; nothing was changed.'),
  CANCELLED: show(50, 'Cancelled', 'neutral', 'dash', 'Taken back before a decision.'),
}

/** States of documents by their validity (domain model 3, P3). */
export const documentStatePresentation: Record<DocumentState, StatusPresentation> = {
  EXPIRED: show(10, 'Expired', 'lapsed', 'hourglass', 'Its validity has ended.'),
  EXPIRING: show(20, 'Expiring soon', 'attention', 'warning', 'Its validity ends within 30 days.'),
  MISSING: show(30, 'Missing', 'neutral', 'dash', 'No document has been submitted.'),
  VALID: show(40, 'Valid', 'positive', 'check', 'On file and valid.'),
}

/** States of price sheets (domain model 3, P2). */
export const versionStatePresentation: Record<VersionState, StatusPresentation> = {
  inForce: show(10, 'In force', 'positive', 'check', 'These prices apply today.'),
  scheduled: show(20, 'Scheduled', 'progress', 'clock', 'These prices apply from a coming day.'),
  lapsed: show(30, 'Lapsed', 'lapsed', 'hourglass', 'Their validity has ended and nothing followed.'),
  past: show(40, 'Past', 'neutral', 'dash', 'A later sheet has taken their place.'),
}

/** An accreditation status for showing; an unknown code appears neutral under its own name, never blank. */
export function presentStatus(code: string): StatusPresentation {
  if (isAccreditationStatus(code)) return statusPresentation[code]
  return show(90, code, 'neutral', 'dash', 'A status this version does not know.')
}

import type { DocumentState } from '../document/index.ts'
import type { VersionState } from '../effective/index.ts'
import type { RequestStatus } from '../request/index.ts'
import { isAccreditationStatus, type AccreditationStatusCode } from './statuses.ts'

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

/** How a status is shown; what it means stands in `meanings.ts`, which lists need not load. */
export type StatusPresentation = {
  label: string
  tone: StatusTone
  icon: StatusIcon
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

function show(sortOrder: number, label: string, tone: StatusTone, icon: StatusIcon): StatusPresentation {
  return { label, tone, icon, sortOrder }
}

/** Accreditation statuses of facilities, physicians and affiliations (domain model 4.2). */
export const statusPresentation: Record<AccreditationStatusCode, StatusPresentation> = {
  ON_PROCESS: show(10, 'On process', 'progress', 'clock'),
  ACCREDITED: show(20, 'Accredited', 'positive', 'check'),
  FOR_PAYMENT_ONLY: show(30, 'For payment only', 'attention', 'peso'),
  SUSPENDED: show(40, 'Suspended', 'held', 'pause'),
  WITHDRAWN: show(50, 'Withdrawn', 'neutral', 'dash'),
  DISAPPROVED: show(60, 'Disapproved', 'stopped', 'slash'),
  DISACCREDITED: show(70, 'Disaccredited', 'stopped', 'slash'),
  CLOSED: show(80, 'Closed', 'neutral', 'dash'),
}

/** Statuses of user requests (domain model 10.2). */
export const requestStatusPresentation: Record<RequestStatus, StatusPresentation> = {
  PENDING: show(10, 'Pending', 'review', 'clock'),
  REVIEWED: show(20, 'Reviewed', 'review', 'eye'),
  APPROVED: show(30, 'Approved', 'positive', 'check'),
  REJECTED: show(40, 'Rejected', 'stopped', 'slash'),
  CANCELLED: show(50, 'Cancelled', 'neutral', 'dash'),
}

/** States of documents by their validity (domain model 3, P3). */
export const documentStatePresentation: Record<DocumentState, StatusPresentation> = {
  EXPIRED: show(10, 'Expired', 'lapsed', 'hourglass'),
  EXPIRING: show(20, 'Expiring soon', 'attention', 'warning'),
  MISSING: show(30, 'Missing', 'neutral', 'dash'),
  VALID: show(40, 'Valid', 'positive', 'check'),
}

/** States of price sheets (domain model 3, P2). */
export const versionStatePresentation: Record<VersionState, StatusPresentation> = {
  inForce: show(10, 'In force', 'positive', 'check'),
  scheduled: show(20, 'Scheduled', 'progress', 'clock'),
  lapsed: show(30, 'Lapsed', 'lapsed', 'hourglass'),
  past: show(40, 'Past', 'neutral', 'dash'),
}

/** An accreditation status for showing; an unknown code appears neutral under its own name, never blank. */
export function presentStatus(code: string): StatusPresentation {
  if (isAccreditationStatus(code)) return statusPresentation[code]
  return show(90, code, 'neutral', 'dash')
}

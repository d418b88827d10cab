import { show, type StatusPresentation } from '../status/index.ts'
import type { RequestStatus } from './types.ts'

/** Statuses of user requests (domain model 10.2). */
export const requestStatusPresentation: Record<RequestStatus, StatusPresentation> = {
  PENDING: show(10, 'Pending', 'review', 'clock'),
  REVIEWED: show(20, 'Reviewed', 'progress', 'eye'),
  APPROVED: show(30, 'Approved', 'positive', 'check'),
  REJECTED: show(40, 'Rejected', 'stopped', 'slash'),
  CANCELLED: show(50, 'Cancelled', 'neutral', 'dash'),
}

/** The meaning of each status of a user request (domain model 10.2). */
export const requestStatusMeanings: Record<RequestStatus, string> = {
  PENDING: 'Waiting to be reviewed.',
  REVIEWED: 'Reviewed; waiting for the decision.',
  APPROVED: 'Approved and carried out.',
  REJECTED: 'Declined; nothing was changed.',
  CANCELLED: 'Taken back before a decision.',
}

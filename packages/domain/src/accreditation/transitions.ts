import type { AccreditationStatusCode } from './statuses.ts'

/** The type of record an accreditation status belongs to. */
export type AccreditationSubject = 'facility' | 'physician' | 'affiliation'

/** The legal moves from each status (domain model 4.2). */
export const statusTransitions: Record<AccreditationStatusCode, readonly AccreditationStatusCode[]> = {
  ON_PROCESS: ['ACCREDITED', 'FOR_PAYMENT_ONLY', 'DISAPPROVED', 'WITHDRAWN'],
  ACCREDITED: ['SUSPENDED', 'FOR_PAYMENT_ONLY', 'WITHDRAWN', 'DISACCREDITED', 'CLOSED'],
  FOR_PAYMENT_ONLY: ['ON_PROCESS', 'CLOSED'],
  SUSPENDED: ['ACCREDITED', 'WITHDRAWN', 'DISACCREDITED', 'CLOSED'],
  WITHDRAWN: ['ON_PROCESS', 'FOR_PAYMENT_ONLY', 'CLOSED'],
  DISAPPROVED: ['ON_PROCESS'],
  DISACCREDITED: ['ON_PROCESS', 'FOR_PAYMENT_ONLY', 'CLOSED'],
  CLOSED: [],
}

/** Statuses a new record may begin with. */
export const initialStatuses: readonly AccreditationStatusCode[] = ['ON_PROCESS', 'FOR_PAYMENT_ONLY']

/** Statuses that may follow; null stands for a new record. Affiliations are never CLOSED. */
export function allowedNext(
  status: AccreditationStatusCode | null,
  subject?: AccreditationSubject,
): AccreditationStatusCode[] {
  const next = status === null ? initialStatuses : statusTransitions[status]
  return next.filter((code) => subject !== 'affiliation' || code !== 'CLOSED')
}

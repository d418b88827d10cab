/** An action on many requests at once. */
export type BatchAction = 'review' | 'approve' | 'reject' | 'assign'

/** How an action is named on buttons and titles, and what was done. */
export const batchLabels: Record<BatchAction, { label: string; done: string }> = {
  assign: { label: 'Assign', done: 'Assigned' },
  review: { label: 'Mark as reviewed', done: 'Reviewed' },
  approve: { label: 'Approve', done: 'Approved' },
  reject: { label: 'Reject', done: 'Rejected' },
}

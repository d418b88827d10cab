import { checkAction, type RequestActor } from '@capiz/domain/request'
import type { QueueRow } from './columns.tsx'

/** An action on many requests at once. */
export type BatchAction = 'review' | 'approve' | 'reject' | 'assign'

/** How an action is named on buttons, and what was done. */
export const batchLabels: Record<BatchAction, { label: string; done: string }> = {
  assign: { label: 'Assign', done: 'Assigned' },
  review: { label: 'Mark as reviewed', done: 'Reviewed' },
  approve: { label: 'Approve', done: 'Approved' },
  reject: { label: 'Reject', done: 'Rejected' },
}

/** The requests an action would be refused for, with the reason, as far as a row tells; the server has the last word. */
export function unfit(
  action: BatchAction,
  rows: readonly QueueRow[],
  actor: RequestActor,
): { row: QueueRow; reason: string }[] {
  return rows.flatMap((row) => {
    const { type, status, requesterCode } = row
    const check = checkAction(action, { type, status, requesterCode }, actor)
    if (check.ok) return []
    const waits = action === 'approve' && check.reason === 'REQUEST_STATUS' && status === 'PENDING'
    return [{ row, reason: waits ? 'It has to be reviewed first.' : check.message }]
  })
}

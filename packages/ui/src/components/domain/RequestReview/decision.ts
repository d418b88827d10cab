/** A decision of a reviewer, approver or requester on a request (domain model 10.2). */
export type Decision = 'review' | 'approve' | 'return' | 'reject' | 'cancel'

/** Characters of remarks at most. */
export const remarksLimit = 1000

/**
 * Why a decision cannot be sent as it is; rejecting and returning need remarks of 3 characters at least, unless the
 * chosen reason says enough.
 */
export function decisionProblem(decision: Decision, remarks: string, hasReason = false): string | undefined {
  const length = remarks.trim().length
  if (length > remarksLimit) return `Shorten the remarks to ${remarksLimit} characters.`
  const isExplained = decision === 'reject' && hasReason && length === 0
  if ((decision === 'reject' || decision === 'return') && length < 3 && !isExplained) {
    return decision === 'reject' ? 'Say why the request is rejected.' : 'Say what has to be corrected.'
  }
  return undefined
}

/** Title of the open decisions on a request: its requester decides nothing, but may take it back. */
export function decisionTitle(open: readonly Decision[]): string {
  return open.length > 0 && open.every((decision) => decision === 'cancel') ? 'Your request' : 'Decision'
}

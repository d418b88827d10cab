/** Why a request is rejected, as a closed list, so that rejections can be counted (product features, no. 6). */
export const rejectReasons = {
  INCOMPLETE: 'Documents or details are missing',
  UNREADABLE: 'A file cannot be read',
  EXPIRED: 'A document has expired',
  MISMATCH: 'Details differ from the documents',
  DUPLICATE: 'It is already on record',
  NOT_ELIGIBLE: 'Requirements are not met',
  TERMS: 'Terms or prices were not agreed',
  OTHER: 'Another reason',
} as const

/** Code of a reason. */
export type RejectReason = keyof typeof rejectReasons

/** The codes in the order they are offered. */
export const rejectReasonCodes = Object.keys(rejectReasons) as RejectReason[]

/**
 * Returns the message of a rejection for the requester: the label of the reason, then the remarks. `OTHER` has no text
 * of its own, so that remarks are needed with it.
 */
export function rejectionMessage(
  reason: RejectReason | null | undefined,
  remarks: string | null | undefined,
): string {
  const label = reason && reason !== 'OTHER' ? `${rejectReasons[reason]}.` : ''
  return [label, remarks?.trim() ?? ''].filter(Boolean).join(' ')
}

/** Why a request is rejected, as a closed list, so that rejections can be counted (product features, no. 6). */
export const rejectReasons = {
  INCOMPLETE: 'Papers or details are missing',
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
 * What the requester reads of a rejection: the words of the reason, then the remarks. `OTHER` says nothing by itself, so
 * that remarks are needed with it.
 */
export function rejectionWords(
  reason: RejectReason | null | undefined,
  remarks: string | null | undefined,
): string {
  const words = reason && reason !== 'OTHER' ? `${rejectReasons[reason]}.` : ''
  return [words, remarks?.trim() ?? ''].filter(Boolean).join(' ')
}

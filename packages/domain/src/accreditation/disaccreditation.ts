import type { AccreditationStatusCode } from './statuses.ts'

interface Leaving {
  label: string
  /** status an approved request leads to */
  status: AccreditationStatusCode
  /** whether facilities, physicians or both leave for it */
  of: 'facility' | 'physician' | 'both'
}

/** Why a provider leaves the network, with the status it comes to (domain model 10.4). */
export const disaccreditationReasons = {
  VIOLATION: { label: 'Violation', status: 'DISACCREDITED', of: 'both' },
  NON_COMPLIANCE: { label: 'Non-compliance', status: 'DISACCREDITED', of: 'both' },
  EXPIRED_CREDENTIALS: { label: 'Expired credentials', status: 'DISACCREDITED', of: 'both' },
  NON_RENEWAL: { label: 'Contract not renewed', status: 'DISACCREDITED', of: 'both' },
  INACTIVE: { label: 'Inactive', status: 'DISACCREDITED', of: 'both' },
  VOLUNTARY: { label: 'Left by own wish', status: 'WITHDRAWN', of: 'both' },
  CLOSURE: { label: 'Closure', status: 'CLOSED', of: 'both' },
  RETIRED: { label: 'Retired', status: 'CLOSED', of: 'physician' },
  DECEASED: { label: 'Deceased', status: 'CLOSED', of: 'physician' },
} as const satisfies Record<string, Leaving>

/** Code of a reason for leaving. */
export type DisaccreditationReason = keyof typeof disaccreditationReasons

/** The codes in the order they are offered. */
export const disaccreditationReasonCodes = Object.keys(disaccreditationReasons) as DisaccreditationReason[]

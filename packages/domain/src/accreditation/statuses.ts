/** Accreditation statuses of facilities, physicians and affiliations, in their sort order (domain model 4.2). */
export const accreditationStatusCodes = [
  'ON_PROCESS',
  'ACCREDITED',
  'FOR_PAYMENT_ONLY',
  'SUSPENDED',
  'WITHDRAWN',
  'DISAPPROVED',
  'DISACCREDITED',
  'CLOSED',
] as const

/** Code of an accreditation status. */
export type AccreditationStatusCode = (typeof accreditationStatusCodes)[number]

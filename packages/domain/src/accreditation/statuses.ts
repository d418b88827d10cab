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

/** Whether a text is one of the accreditation status codes. */
export function isAccreditationStatus(code: string): code is AccreditationStatusCode {
  return (accreditationStatusCodes as readonly string[]).includes(code)
}

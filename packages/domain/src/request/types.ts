/**
 * The sixteen kinds of user request (domain model 10.3), the amendment of stored prices, and the change
 * of an accreditation status that takes two persons. Those with a slash are served
 * by two path segments.
 */
export const requestTypes = [
  'hf-registration',
  'phy-registration',
  'hf-account',
  'phy-account',
  'hf-update',
  'phy-update',
  'hf-document',
  'phy-document',
  'affiliation',
  'hf/service',
  'hf/room-rate',
  'hf/package',
  'phy/procedure-rate',
  'hf-kamustahan',
  'dentist-kamustahan',
  'disaccreditation',
  'price-amendment',
  'status-change',
] as const

/** Type tag of a user request. */
export type RequestType = (typeof requestTypes)[number]

/** The types staff file about a provider; the provider does not see them. */
export const staffRequestTypes = [
  'disaccreditation',
  'status-change',
] as const satisfies readonly RequestType[]

/** The statuses of a user request (domain model 3, P4). */
export const requestStatuses = ['PENDING', 'REVIEWED', 'APPROVED', 'REJECTED', 'CANCELLED'] as const

/** Status of a user request. */
export type RequestStatus = (typeof requestStatuses)[number]

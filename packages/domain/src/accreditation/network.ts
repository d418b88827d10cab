import type { AccreditationStatusCode } from './statuses.ts'

/** Statuses of providers that left the network; no documents are requested from them. */
export const leftNetworkStatuses: readonly string[] = [
  'WITHDRAWN',
  'DISAPPROVED',
  'DISACCREDITED',
  'CLOSED',
] satisfies AccreditationStatusCode[]

import * as v from 'valibot'
import { Coded, Id, Instant } from './basics.ts'
import { DocumentState } from './document-state.ts'

/** A facility as a row of the staff list. */
export const FacilityRow = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  type: Coded,
  category: Coded,
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  region: v.nullable(v.string()),
  accreditationStatusCode: v.string(),
  contractEffectiveDate: v.nullable(v.string()),
  contractValidityDate: v.nullable(v.string()),
  preferredNetwork: v.boolean(),
  preferredNetworkCategory: v.nullable(v.string()),
  physicians: v.number(),
  /** worst state of its credentials */
  credentialState: DocumentState,
  /** next day a credential or the contract runs out */
  nextExpiry: v.nullable(v.string()),
  updatedDate: Instant,
})

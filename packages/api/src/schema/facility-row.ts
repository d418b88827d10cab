import * as v from 'valibot'
import { Coded, Id, Instant, ReplyDay } from './basics.ts'
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
  contractEffectiveDate: v.nullable(ReplyDay),
  contractValidityDate: v.nullable(ReplyDay),
  preferredNetwork: v.boolean(),
  preferredNetworkCategory: v.nullable(v.string()),
  physicians: v.number(),
  /** worst state of its credentials */
  credentialState: DocumentState,
  /** next day a credential or the contract runs out */
  nextExpiry: v.nullable(ReplyDay),
  updatedDate: Instant,
  /** what a search matched, when the row does not show it */
  matched: v.optional(v.nullable(v.string())),
})

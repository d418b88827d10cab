import * as v from 'valibot'
import { Id, Instant, ReplyDay } from './basics.ts'
import { DocumentState } from './document-state.ts'

/** A physician as a row of a list; numbers, documents and contract only where the caller sees the whole record. */
export const PhysicianRow = v.object({
  id: Id,
  code: v.string(),
  lastName: v.string(),
  firstName: v.string(),
  middleName: v.nullable(v.string()),
  suffix: v.nullable(v.string()),
  phyTypeCode: v.string(),
  primarySpecializationCode: v.nullable(v.string()),
  specialization: v.nullable(v.string()),
  accreditationStatusCode: v.string(),
  prcNumber: v.optional(v.string()),
  contractValidityDate: v.optional(v.nullable(ReplyDay)),
  /** facilities where the affiliation is accredited */
  facilities: v.optional(v.number()),
  /** worst state of the credentials on file */
  credentialState: v.optional(DocumentState),
  /** next day a credential or the contract runs out */
  nextExpiry: v.optional(v.nullable(v.string())),
  updatedDate: v.optional(Instant),
  /** what a search matched, when the row does not show it */
  matched: v.optional(v.nullable(v.string())),
})

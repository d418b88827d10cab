import { facilityFields } from '@capiz/domain/facility'
import * as v from 'valibot'
import {
  Coded,
  CodeOf,
  Day,
  Id,
  Instant,
  OptionalDay,
  OptionalText,
  ReplyDay,
  Text,
  Version,
} from './common.ts'
import { MergeFields } from './duplicate.ts'
import { OpeningBlock, OpeningExceptionView } from './opening.ts'
import { viewEntries } from './field.ts'

/** Address as it is read (projection `hf_addresses`). */
export const Address = v.object({
  id: Id,
  addressType: v.picklist(['MAIN', 'BILLING', 'CLINIC']),
  line: v.string(),
  barangay: v.nullable(v.string()),
  cityId: Id,
  city: v.string(),
  province: v.string(),
  region: v.string(),
  provinceId: Id,
  regionId: Id,
  zipCode: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
})

/** Origin of a record; null for readers who may not see it. */
export const RecordSource = v.nullable(v.picklist(['STAFF', 'PUBLIC', 'IMPORT']))

/** A whole facility record. */
export const Facility = v.object({
  ...viewEntries(facilityFields),
  id: Id,
  code: v.string(),
  type: Coded,
  category: Coded,
  accreditationStatusCode: v.string(),
  accreditationDate: v.nullable(ReplyDay),
  serviceTypes: v.array(v.string()),
  payee: v.nullable(
    v.object({
      name: v.string(),
      bank: v.nullable(v.string()),
      accountNo: v.nullable(v.string()),
      paymentTypeCode: v.string(),
    }),
  ),
  telephone: v.array(v.string()),
  openingHours: v.array(OpeningBlock),
  openingExceptions: v.array(OpeningExceptionView),
  medicalDirector: v.nullable(v.object({ name: v.string(), prcNumber: v.nullable(v.string()) })),
  contacts: v.array(
    v.object({
      name: v.string(),
      position: v.nullable(v.string()),
      telephone: v.nullable(v.string()),
      emailAddress: v.nullable(v.string()),
      coordinator: v.boolean(),
    }),
  ),
  preferredNetwork: v.boolean(),
  preferredNetworkCategory: v.nullable(v.string()),
  blockedSince: v.nullish(ReplyDay),
  duplicateOf: v.nullable(v.string()),
  source: RecordSource,
  addresses: v.array(Address),
  hasCoordinatorAccount: v.boolean(),
  version: v.number(),
  createdDate: Instant,
  createdBy: v.string(),
  updatedDate: Instant,
  updatedBy: v.string(),
  /** what the caller may do with this record, decided on the server */
  allowedActions: v.array(v.string()),
})

/** Projection of a facility: `hf_addresses` alone is one; left out or empty, the whole record is read. */
export const FacilityProjection = v.optional(
  v.picklist(['hf_addresses', ''], 'The projection is hf_addresses, or is left out.'),
)

/** Reply of the projection `hf_addresses` (specification 1, section 3). */
export const FacilityAddresses = v.strictObject({
  code: v.string(),
  name: v.string(),
  addresses: v.array(Address),
})

export { FacilityRow } from './facility-row.ts'

/** Header summary of a record (domain model 6.3). */
export const FacilityBanner = v.object({
  code: v.string(),
  name: v.string(),
  type: Coded,
  category: Coded,
  accreditationStatusCode: v.string(),
  mainAddress: v.nullable(v.string()),
  contractValidityDate: v.nullable(ReplyDay),
  warnings: v.array(v.object({ kind: v.string(), message: v.string() })),
})

/** One facility of a lookup. */
export const FacilityLookup = v.object({
  code: v.string(),
  name: v.string(),
  type: v.object({ code: v.optional(v.string()), description: v.string() }),
  city: v.nullish(v.string()),
})

/** Candidate of the specified duplicate check (specification 1); only what is known needs to be sent. */
export const FacilityToCheck = v.object({
  code: v.nullish(v.string()),
  name: Text(200, 2),
  typeCode: OptionalText(30),
  cityId: v.nullish(Id),
  tin: OptionalText(30),
  phicAccreditationNo: OptionalText(30),
  telephone: v.optional(v.array(v.string()), []),
  emailAddress: OptionalText(254),
})

/** Candidate that is compared by every value (ADR 33). */
export const FacilityCandidate = v.object({ ...FacilityToCheck.entries, street: OptionalText(200) })

/** Body of the status change (domain model 4.2, guards). */
export const StatusChange = v.object({
  status: Text(30),
  effectiveDate: Day,
  reason: OptionalText(500),
  remarks: OptionalText(2000),
  version: Version,
  /** last day of a suspension; the status before it returns the day after */
  until: OptionalDay,
})

/** Remembered "not a duplicate" decision (our addition). */
export const NotDuplicate = v.object({
  code: CodeOf('facility'),
  otherCode: CodeOf('facility'),
  reason: Text(500, 3),
})

/** A facility that was looked at and found to be another one. */
export const FoundDifferent = v.object({
  code: v.string(),
  name: v.string(),
  reason: v.string(),
  updatedBy: v.string(),
  updatedDate: Instant,
})

/** Body of a merge: the record that stays and the duplicate, each in the version that was looked at (our addition). */
export const FacilityMerge = v.object({
  code: CodeOf('facility'),
  version: Version,
  duplicateCode: CodeOf('facility'),
  duplicateVersion: Version,
  reason: Text(500, 3),
  fields: MergeFields,
})

/** The data a merge moved to the record that stays; prices and history stay readable at their old place. */
export const MergeOutcome = v.object({
  record: Facility,
  /** number of the merge, by which it is undone */
  mergeId: v.number(),
  moved: v.object({
    affiliations: v.number(),
    coveredAccounts: v.number(),
    documents: v.number(),
    records: v.number(),
    accounts: v.number(),
  }),
  /** what stayed because the other record already has its like */
  kept: v.object({ affiliations: v.number(), coveredAccounts: v.number(), documents: v.number() }),
  message: v.string(),
})

const StatusChangeRow = v.object({
  status: v.string(),
  effectiveDate: ReplyDay,
  reason: v.nullable(v.string()),
})

/** Accreditation status on a day; null before the first change on record (our addition). */
export const StatusOnDay = v.object({
  code: v.string(),
  day: ReplyDay,
  status: v.nullable(v.string()),
  /** the change that rules the day */
  since: v.nullable(StatusChangeRow),
  /** the next one after it that is not taken back */
  next: v.nullable(StatusChangeRow),
})

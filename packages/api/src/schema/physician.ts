import { physicianFields } from '@capiz/domain/physician'
import * as v from 'valibot'
import {
  CodeOf,
  Day,
  Email,
  Id,
  Name,
  Instant,
  OptionalDay,
  OptionalText,
  ReferenceCode,
  ReplyDay,
  Text,
  Version,
  Whole,
} from './common.ts'
import { RegistrationDocument } from './document.ts'
import { RecordSource } from './facility.ts'
import { Consent, Payee } from './facility-form.ts'
import { inputEntries, viewEntries } from './field.ts'
import { OptionalTelephone, PrcNumber } from './provider-field.ts'

/** Membership in a specialty society (domain model 4.1). */
export const MembershipClass = v.picklist(
  ['NONE', 'MEMBER', 'DIPLOMATE', 'FELLOW'],
  'Choose none, member, diplomate or fellow.',
)

/** One specialty of a physician as it is saved; exactly one of them is the primary one. */
export const SpecializationInput = v.object({
  specializationCode: ReferenceCode,
  subSpecializationCode: OptionalText(30),
  subSubSpecialization: OptionalText(100),
  societyName: OptionalText(150),
  membership: v.optional(MembershipClass, 'NONE'),
  trainingInstitutionCode: OptionalText(30),
  yearCompleted: v.nullish(Whole(1950, 2100), null),
  validityDate: OptionalDay,
  primary: v.optional(v.boolean(), false),
})

/** The agreement of a physician. */
export const PhysicianContract = v.object({
  contractNo: Text(40),
  effectiveDate: Day,
  validityDate: Day,
})

const { providerCategoryCode, remarks, ...plainEntries } = inputEntries(physicianFields)

/** The fields providers enter themselves; the rest is for staff. */
const physicianEntries = {
  ...plainEntries,
  prcNumber: PrcNumber,
  payee: v.nullish(Payee, null),
  specializations: v.pipe(
    v.array(SpecializationInput),
    v.minLength(1, 'Enter at least one specialty.'),
    v.maxLength(10, 'Enter ten specialties or fewer.'),
  ),
  secretary: v.nullish(
    v.object({
      name: Name(120, 2),
      telephone: OptionalTelephone,
    }),
    null,
  ),
}

/**
 * Body of `POST /phy`: a new physician without `code`, an update with `code` and `version` (domain model 7.1). A
 * changed `accreditationStatusCode` is a status move and comes with its day and reason (domain model 4.2).
 */
export const PhysicianInput = v.object({
  ...physicianEntries,
  code: v.nullish(CodeOf('physician')),
  version: v.nullish(Version),
  providerCategoryCode,
  contract: v.nullish(PhysicianContract, null),
  remarks,
  accreditationStatusCode: v.nullish(Text(30)),
  effectiveDate: OptionalDay,
  reason: OptionalText(500),
  statusRemarks: OptionalText(2000),
  /** last day of a suspension */
  until: OptionalDay,
  confirmDuplicates: v.optional(v.boolean(), false),
})

/** Body of `POST /public/phy`: a visitor's application (domain model 6.5). */
export const PhysicianRegistration = v.object({
  ...physicianEntries,
  documents: v.optional(
    v.pipe(v.array(RegistrationDocument), v.maxLength(20, 'Attach twenty documents or fewer.')),
    [],
  ),
  consent: Consent,
  /** sent again with true after the likely duplicates were shown */
  confirmDuplicates: v.optional(v.boolean(), false),
})

/** Body of `POST /public/phy/register`: an existing physician asks for a portal account. */
export const PhysicianAccountRequest = v.object({
  lastName: Name(80),
  firstName: Name(80),
  code: OptionalText(20),
  prcNumber: PrcNumber,
  emailAddress: Email,
  consent: Consent,
})

const text = v.nullable(v.string())
const day = v.nullable(ReplyDay)

/** One specialty as it is read, with its words. */
export const Specialization = v.object({
  specializationCode: v.string(),
  specialization: v.string(),
  subSpecializationCode: text,
  subSpecialization: text,
  subSubSpecialization: text,
  societyName: text,
  membership: v.string(),
  trainingInstitutionCode: text,
  trainingInstitution: text,
  yearCompleted: v.nullable(v.number()),
  validityDate: day,
  primary: v.boolean(),
})

/** A whole physician record; who sees the public part alone gets the rest empty (domain model 5.2). */
export const Physician = v.object({
  ...viewEntries(physicianFields),
  id: Id,
  code: v.string(),
  dentist: v.boolean(),
  payee: v.nullable(v.object({ name: v.string(), bank: text, accountNo: text, paymentTypeCode: v.string() })),
  specializations: v.array(Specialization),
  accreditationStatusCode: v.string(),
  accreditationDate: day,
  contract: v.nullable(v.object({ contractNo: text, effectiveDate: ReplyDay, validityDate: ReplyDay })),
  secretary: v.nullable(v.object({ name: v.string(), telephone: text })),
  /** uuid of the picture; read it through `phy/picture` */
  profilePic: text,
  duplicateOf: text,
  source: RecordSource,
  hasAccount: v.boolean(),
  version: v.number(),
  createdDate: Instant,
  createdBy: v.string(),
  updatedDate: Instant,
  updatedBy: v.string(),
  /** what the caller may do with this record, decided on the server */
  allowedActions: v.array(v.string()),
})

/** An accredited physician among whom a provider chooses: what everybody may see of any. */
export const PhysicianChoice = v.object({
  code: v.string(),
  lastName: v.string(),
  firstName: v.string(),
  middleName: text,
  suffix: text,
  specialization: text,
  matched: text,
})

/** Header summary of a physician. */
export const PhysicianBanner = v.object({
  code: v.string(),
  name: v.string(),
  dentist: v.boolean(),
  specialization: text,
  accreditationStatusCode: v.string(),
  contractValidityDate: day,
  profilePic: text,
  warnings: v.array(v.object({ kind: v.string(), message: v.string() })),
})

/** Candidate of the specified duplicate check (specification 1); only what is known needs to be sent. */
export const PhysicianToCheck = v.object({
  code: v.nullish(v.string()),
  lastName: Text(80),
  firstName: Text(80),
  birthDate: OptionalDay,
  phyTypeCode: OptionalText(10),
  prcNumber: OptionalText(20),
  tin: OptionalText(30),
  phicAccreditationNo: OptionalText(30),
  emailAddress: OptionalText(254),
  mobileNumber: OptionalText(30),
})

/** Candidate that is compared by every value (ADR 33). */
export const PhysicianCandidate = v.object({
  ...PhysicianToCheck.entries,
  middleName: OptionalText(80),
  suffix: OptionalText(10),
  telephone: OptionalText(60),
})

/** Contact fields (specification 2, section 3). */
export const PhysicianContact = v.object({
  code: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: text,
})

/** Name to look for; `code` is the record to leave out. */
export const NameCheck = v.object({
  firstName: Text(80),
  lastName: Text(80),
  birthDate: OptionalDay,
  code: OptionalText(20),
})

/** PRC number to look for. */
export const PrcCheck = v.object({
  prcNumber: PrcNumber,
  phyTypeCode: OptionalText(10),
  code: OptionalText(20),
})

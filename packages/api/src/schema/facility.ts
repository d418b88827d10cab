import { facilityFields } from '@capiz/domain/facility'
import { openingExceptionProblems, openingProblem, weekdays } from '@capiz/domain/schedule'
import { stripWhitespace } from '@capiz/domain/text'
import * as v from 'valibot'
import {
  Coded,
  CodeOf,
  Day,
  Email,
  Id,
  Name,
  Instant,
  OptionalDay,
  OptionalPattern,
  OptionalText,
  ReplyDay,
  Text,
  TimeOfDay,
  Version,
} from './common.ts'
import { MergeFields } from './duplicate.ts'
import { OpeningBlock, OpeningExceptionView } from './opening.ts'
import { RegistrationDocument } from './document.ts'
import { inputEntries, viewEntries } from './field.ts'

/** Care settings (specification 1, section 3). */
export const ServiceType = v.picklist(
  ['OUTPATIENT', 'OP_OR', 'INPATIENT', 'OTHER'],
  'Choose outpatient, outpatient operating room, inpatient or other.',
)

const Telephone = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[0-9+() -]{7,20}$/, 'Enter a telephone number of 7 to 20 digits, such as (02) 5555-0123.'),
)

const OptionalEmail = v.nullish(
  v.union([
    Email,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
  null,
)

/** A contact person of a facility. */
export const Contact = v.object({
  name: Name(120, 2),
  position: OptionalText(80),
  telephone: OptionalPattern(/^[0-9+() -]{7,20}$/, 'Enter a telephone number of 7 to 20 digits.'),
  emailAddress: OptionalEmail,
  coordinator: v.optional(v.boolean(), false),
})

/** The details for paying the provider; the account number is masked in lists. */
export const Payee = v.object({
  name: Name(150, 2),
  bank: OptionalText(100),
  accountNo: v.nullish(
    v.pipe(
      v.string(),
      v.transform(stripWhitespace),
      v.check((text) => text === '' || /^\d{6,20}$/.test(text), 'Enter 6 to 20 digits.'),
      v.transform((text) => (text === '' ? null : text)),
    ),
    null,
  ),
  paymentTypeCode: v.picklist(['CHECK', 'BANK_CREDIT', 'CASH_ADVANCE'], 'Choose how the provider is paid.'),
})

/** Medical director of a hospital or surgical clinic. */
export const MedicalDirector = v.object({
  name: Name(120, 2),
  prcNumber: OptionalPattern(/^\d{1,7}$/, 'Enter the PRC number, up to 7 digits.'),
})

const OpeningHours = v.pipe(
  v.array(
    v.object({
      day: v.picklist(weekdays, 'Choose a day of the week.'),
      startTime: TimeOfDay,
      endTime: TimeOfDay,
    }),
  ),
  v.maxLength(50, 'Enter up to 50 blocks of hours.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const isSound = dataset.typed && dataset.issues === undefined
    const message = isSound ? openingProblem(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  }),
)

const OpeningExceptions = v.pipe(
  v.array(
    v.object({
      date: Day,
      startTime: v.nullish(TimeOfDay, null),
      endTime: v.nullish(TimeOfDay, null),
      occasion: Text(80),
    }),
  ),
  v.maxLength(100, 'Enter up to 100 days with other hours.'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues !== undefined) return
    for (const { at, field, message } of openingExceptionProblems(dataset.value)) {
      const step = { type: 'unknown', origin: 'value', input: null, value: null } as const
      addIssue({
        message,
        path: [
          { ...step, key: at },
          { ...step, key: field },
        ],
      })
    }
  }),
)

/** Address as it is saved (domain model 6.2). */
export const AddressInput = v.object({
  id: v.nullish(Id),
  addressType: v.picklist(['MAIN', 'BILLING', 'CLINIC'], 'Choose main, billing or clinic.'),
  line: Text(200, 3),
  barangay: OptionalText(80),
  cityId: v.pipe(
    v.number('Choose a city or municipality.'),
    v.integer(),
    v.minValue(1, 'Choose a city or municipality.'),
  ),
  zipCode: OptionalPattern(/^\d{4}$/, 'Enter the four digits of the ZIP code.'),
  latitude: v.nullish(
    v.pipe(v.number(), v.minValue(4, 'Latitude is 4 to 22.'), v.maxValue(22, 'Latitude is 4 to 22.')),
    null,
  ),
  longitude: v.nullish(
    v.pipe(
      v.number(),
      v.minValue(116, 'Longitude is 116 to 127.'),
      v.maxValue(127, 'Longitude is 116 to 127.'),
    ),
    null,
  ),
})

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

const declared = inputEntries(facilityFields)
const {
  hfCode,
  contractEffectiveDate,
  contractValidityDate,
  blocked: _blocked,
  blockedReason,
  remarks,
  ...plainEntries
} = declared

/** The fields providers enter themselves; the rest is for staff. */
const facilityEntries = {
  ...plainEntries,
  serviceTypes: v.pipe(v.array(ServiceType), v.minLength(1, 'Choose at least one care setting.')),
  payee: v.nullish(Payee, null),
  telephone: v.optional(v.pipe(v.array(Telephone), v.maxLength(10, 'Enter ten numbers or fewer.')), []),
  medicalDirector: v.nullish(MedicalDirector, null),
  openingHours: v.optional(OpeningHours, []),
  openingExceptions: v.optional(OpeningExceptions, []),
  contacts: v.pipe(
    v.array(Contact),
    v.minLength(1, 'Enter at least one contact person.'),
    v.maxLength(10, 'Enter ten contact persons or fewer.'),
  ),
}

const addresses = v.pipe(
  v.array(AddressInput),
  v.minLength(1, 'Enter the main address.'),
  v.maxLength(20, 'Enter twenty addresses or fewer.'),
  v.check(
    (list) => list.some((address) => address.addressType === 'MAIN'),
    'One address must be the main one.',
  ),
)

/** Body of `POST /hf`: a new facility without `code`, an update with `code` and `version` (domain model 6.1). */
export const FacilityInput = v.object({
  ...facilityEntries,
  code: v.nullish(CodeOf('facility')),
  version: v.nullish(Version),
  hfCode,
  addresses,
  contractEffectiveDate,
  contractValidityDate,
  /** left out: stays as it is */
  blocked: v.nullish(v.boolean()),
  blockedReason,
  remarks,
  confirmDuplicates: v.optional(v.boolean(), false),
})

/** Origin of a record; null for readers who may not see it. */
export const RecordSource = v.nullable(v.picklist(['STAFF', 'PUBLIC', 'IMPORT']))

/** Consent to the privacy text as it was shown. */
export const Consent = v.object({
  accepted: v.literal(true, 'Agree to the privacy notice to go on.'),
  textCode: Text(30),
  textVersion: Version,
})

/** Body of `POST /public/hf`: a visitor's application (domain model 6.5). */
export const FacilityRegistration = v.object({
  ...facilityEntries,
  addresses,
  documents: v.optional(
    v.pipe(v.array(RegistrationDocument), v.maxLength(20, 'Attach twenty documents or fewer.')),
    [],
  ),
  consent: Consent,
  /** sent again with true after the likely duplicates were shown */
  confirmDuplicates: v.optional(v.boolean(), false),
})

/** The answer to a registration: the record code and the request that is its reference number. */
export const RegistrationReceipt = v.object({
  /** null while the mail address is not confirmed: there is no record yet */
  code: v.nullable(v.string()),
  requestCode: v.nullable(v.string()),
  /** the application that waits for its address to be confirmed; null once it is received */
  confirmation: v.nullable(v.object({ id: v.string(), expires: Instant })),
})

/** Body of `POST /public/hf/register`: an existing facility asks for a portal account. */
export const AccountRequest = v.object({
  hfName: Name(200, 2),
  code: OptionalText(20),
  tin: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the TIN.'), v.maxLength(20)),
  emailAddress: Email,
  contactName: Name(120, 2),
  consent: Consent,
})

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

/** An account whose members may use a facility closed to others (domain model 6.4). */
export const CoveredAccountInput = v.object({
  accountCode: v.pipe(
    v.string('Enter the account code.'),
    v.trim(),
    v.regex(/^[A-Z0-9-]{2,20}$/, 'Use 2 to 20 capital letters, digits or dashes.'),
  ),
  company: Text(150, 2),
  effectiveDate: Day,
  validityDate: OptionalDay,
  remarks: OptionalText(2000),
})

/** A covered account as it is read. */
export const CoveredAccount = v.object({
  id: Id,
  accountCode: v.string(),
  company: v.string(),
  effectiveDate: ReplyDay,
  validityDate: v.nullable(ReplyDay),
  remarks: v.nullable(v.string()),
  updatedDate: Instant,
  updatedBy: v.string(),
})

/** Body of a covered account update: the stored one as the caller saw it, and the new one. */
export const CoveredAccountUpdate = v.object({
  existingAccount: CoveredAccountInput,
  updatedAccount: CoveredAccountInput,
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

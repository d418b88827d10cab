import { facilityFields } from '@capiz/domain/facility'
import { openingExceptionProblems, openingProblem, weekdays } from '@capiz/domain/schedule'
import { stripWhitespace } from '@capiz/domain/text'
import * as v from 'valibot'
import {
  CodeOf,
  Day,
  Email,
  Id,
  Instant,
  Name,
  OptionalEmail,
  OptionalPattern,
  OptionalText,
  Text,
  TimeOfDay,
  Version,
} from './common.ts'
import { RegistrationDocument } from './document.ts'
import { inputEntries } from './field.ts'
import { OptionalPrcNumber, OptionalTelephone, Telephone } from './provider-field.ts'

/** Care settings (specification 1, section 3). */
export const ServiceType = v.picklist(
  ['OUTPATIENT', 'OP_OR', 'INPATIENT', 'OTHER'],
  'Choose outpatient, outpatient operating room, inpatient or other.',
)

/** A contact person of a facility. */
export const Contact = v.object({
  name: Name(120, 2),
  position: OptionalText(80),
  telephone: OptionalTelephone,
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
  prcNumber: OptionalPrcNumber,
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

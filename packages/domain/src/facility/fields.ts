import { choicesFrom, nameRule, type EntityField, type EntitySection } from '../field/index.ts'
import { serviceTypeLabels } from '../fees/index.ts'
import {
  serverFields,
  mobilePattern,
  paymentFields,
  remarksField,
  telephonePattern,
} from '../provider/index.ts'
import { addressFields, contactFields, openingFields } from './parts.ts'

/** The ownership of a facility. */
const ownerships = choicesFrom({ GOVERNMENT: 'Government', PRIVATE: 'Private' })

/** Sections of a facility, in the order of the form and of the overview. */
export const facilitySections = [
  { id: 'identity', title: 'Facility' },
  { id: 'contact', title: 'Contact' },
  { id: 'hours', title: 'Opening hours' },
  { id: 'contacts', title: 'Contact persons' },
  { id: 'addresses', title: 'Addresses', description: 'One of them is the main address.' },
  { id: 'licences', title: 'Licences' },
  {
    id: 'contract',
    title: 'Accreditation and contract',
    description:
      'Needed before the facility can be accredited. Adding a signed contract under Documents sets the dates too.',
  },
  { id: 'payment', title: 'Payment' },
  { id: 'record', title: 'Record' },
] as const satisfies readonly EntitySection[]

const identity = {
  section: 'identity',
  edit: 'request',
  readers: 'providers',
  sensitivity: 'public',
} as const
const contact = { section: 'contact', readers: 'owner', edit: 'request', sensitivity: 'internal' } as const
const open = { section: 'contact', readers: 'providers', edit: 'direct', sensitivity: 'public' } as const
const hours = { ...open, section: 'hours' } as const
const licence = { section: 'licences', readers: 'owner', edit: 'request', sensitivity: 'internal' } as const
const contract = { section: 'contract', readers: 'owner', edit: 'never', sensitivity: 'internal' } as const
const block = {
  section: 'record',
  readers: 'staff',
  edit: 'never',
  sensitivity: 'internal',
  permission: 'HF_NETWORK_EDIT',
} as const

/** Every field of a facility, in the order of the form (domain model 6.1). */
export const facilityFields = [
  { name: 'name', label: 'Name', kind: 'text', required: true, min: 2, max: 200, ...nameRule, ...identity },
  { name: 'typeCode', label: 'Type', kind: 'term', list: 'hf-type', required: true, ...identity },
  { name: 'categoryCode', label: 'Category', kind: 'term', list: 'hf-category', required: true, ...identity },
  {
    name: 'ownership',
    label: 'Ownership',
    kind: 'choice',
    choices: ownerships,
    required: true,
    message: 'Choose government or private.',
    ...identity,
  },
  {
    name: 'bedCapacity',
    label: 'Beds',
    kind: 'whole',
    min: 0,
    max: 5000,
    help: 'For hospitals, infirmaries and birthing homes.',
    ...identity,
  },
  {
    name: 'serviceTypes',
    label: 'Care settings',
    kind: 'choices',
    choices: choicesFrom(serviceTypeLabels),
    required: true,
    ...identity,
  },
  {
    name: 'medicalDirector',
    label: 'Medical director',
    kind: 'group',
    ...identity,
    readers: 'owner',
    fields: [
      {
        name: 'name',
        label: 'Medical director',
        kind: 'text',
        required: true,
        min: 2,
        max: 120,
        ...nameRule,
        help: 'For hospitals and surgical clinics.',
      },
      {
        name: 'prcNumber',
        label: 'PRC number of the medical director',
        kind: 'code',
        pattern: /^\d{1,7}$/,
        message: 'Enter the PRC number, up to 7 digits.',
      },
    ],
  },
  { name: 'apeProvider', label: 'Annual physical examinations', kind: 'boolean', ...identity },
  { name: 'emailAddress', label: 'E-mail', kind: 'email', required: true, ...contact },
  {
    name: 'telephone',
    label: 'Telephone',
    entry: 'Telephone',
    kind: 'list',
    max: 10,
    pattern: telephonePattern,
    help: 'A telephone or a mobile number is needed.',
    ...open,
  },
  {
    name: 'mobile',
    label: 'Mobile',
    kind: 'phone',
    pattern: mobilePattern,
    message: 'Enter a mobile number such as 0917 555 0123, without spaces.',
    ...contact,
  },
  {
    name: 'website',
    label: 'Website',
    kind: 'link',
    pattern: /^https?:\/\/[^\s]{3,190}$/,
    message: 'Enter a web address that begins with http:// or https://.',
    help: 'Begins with https:// or http://.',
    ...open,
  },
  { name: 'openAlways', label: 'Open at all hours', kind: 'boolean', ...hours },
  {
    name: 'openingHours',
    label: 'Opening hours',
    entry: 'Opening hours',
    kind: 'groups',
    max: 50,
    ...hours,
    fields: openingFields,
  },
  { name: 'openOnHolidays', label: 'Open on holidays', kind: 'boolean', ...hours },
  { name: 'clinicHours', label: 'Notes on opening hours', kind: 'longText', max: 300, ...hours },
  {
    name: 'contacts',
    label: 'Contact persons',
    entry: 'Contact person',
    kind: 'groups',
    required: true,
    max: 10,
    ...open,
    section: 'contacts',
    readers: 'owner',
    sensitivity: 'personal',
    fields: contactFields,
  },
  {
    name: 'addresses',
    label: 'Addresses',
    entry: 'Address',
    kind: 'groups',
    required: true,
    max: 20,
    ...identity,
    section: 'addresses',
    fields: addressFields,
  },
  {
    name: 'dohLtoNo',
    label: 'DOH licence number',
    kind: 'code',
    ...licence,
    pattern: /^.{3,40}$/,
    message: 'Use 3 to 40 characters.',
    help: 'All but dental and rehabilitation clinics have one.',
    credential: { label: 'DOH licence', day: 'dohLtoValidity', phrase: 'valid until' },
  },
  { name: 'dohLtoValidity', label: 'DOH licence valid until', kind: 'day', ...licence },
  {
    name: 'phicAccreditationNo',
    label: 'PhilHealth accreditation number',
    kind: 'code',
    ...licence,
    pattern: /^[A-Z]?\d{6,12}$/,
    message: 'Enter 6 to 12 digits, with one letter in front if there is one.',
    credential: { label: 'PhilHealth accreditation', day: 'phicValidity', phrase: 'valid until' },
  },
  { name: 'phicValidity', label: 'PhilHealth valid until', kind: 'day', ...licence },
  {
    name: 'phicCategoryCode',
    label: 'PhilHealth category',
    kind: 'term',
    list: 'phic-category',
    group: 'FACILITY',
    ...licence,
  },
  {
    name: 'hfCode',
    label: 'Provider code',
    kind: 'code',
    ...contract,
    pattern: /^[A-Z0-9-]{3,20}$/,
    message: 'Use 3 to 20 capital letters, digits or dashes.',
    help: 'The code in the claims system.',
  },
  { name: 'contractEffectiveDate', label: 'Contract in force from', kind: 'day', ...contract },
  { name: 'contractValidityDate', label: 'Contract in force until', kind: 'day', ...contract },
  {
    name: 'preferredNetwork',
    label: 'Preferred network',
    kind: 'boolean',
    ...contract,
    readers: 'providers',
    server: true,
  },
  {
    name: 'preferredNetworkCategory',
    label: 'Preferred network category',
    kind: 'term',
    list: 'provider-category',
    ...contract,
    readers: 'providers',
    server: true,
  },
  { ...paymentFields.tin, required: true, missing: 'Enter the TIN.' },
  paymentFields.vatRegistered,
  paymentFields.withholdingRate,
  {
    name: 'creditTermDays',
    label: 'Credit term in days',
    kind: 'whole',
    min: 0,
    max: 120,
    initial: 30,
    section: 'payment',
    readers: 'owner',
    edit: 'request',
    sensitivity: 'financial',
  },
  paymentFields.payee,
  remarksField,
  {
    name: 'blocked',
    label: 'Blocked',
    kind: 'boolean',
    help: 'Members of covered accounts may still use it.',
    ...block,
  },
  { name: 'blockedReason', label: 'Why it is blocked', kind: 'longText', max: 500, ...block },
  { name: 'blockedSince', label: 'Blocked since', kind: 'day', ...block, server: true },
  ...serverFields,
] as const satisfies readonly EntityField[]

/** A declared field of a facility. */
export type FacilityField = (typeof facilityFields)[number]

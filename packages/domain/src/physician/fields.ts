import { choicesFrom, nameRule, type EntityField, type EntitySection } from '../field/index.ts'
import {
  serverFields,
  mobilePattern,
  paymentFields,
  prcMessage,
  prcPattern,
  remarksField,
  telephoneMessage,
  telephonePattern,
} from '../provider/index.ts'
import { specializationFields } from './parts.ts'

/** The licence types of a physician. */
export const professions = choicesFrom({ MD: 'Physician', DMD: 'Dentist' })

/** Sexes. */
export const sexes = choicesFrom({ F: 'Female', M: 'Male' })

/** Sections of a physician, in the order of the form and of the overview. */
export const physicianSections = [
  { id: 'identity', title: 'Physician' },
  { id: 'contact', title: 'Contact' },
  { id: 'licences', title: 'Licences' },
  { id: 'specialties', title: 'Specialties', description: 'One of them is the primary specialty.' },
  { id: 'training', title: 'Education' },
  {
    id: 'contract',
    title: 'Accreditation and contract',
    description:
      'Needed before the physician can be accredited. Adding a signed contract under Documents counts too.',
  },
  { id: 'payment', title: 'Payment' },
  { id: 'record', title: 'Record' },
] as const satisfies readonly EntitySection[]

const name = { section: 'identity', readers: 'providers', edit: 'request', sensitivity: 'public' } as const
const person = { section: 'identity', readers: 'owner', edit: 'request', sensitivity: 'personal' } as const
const contact = { section: 'contact', readers: 'owner', edit: 'direct', sensitivity: 'personal' } as const
const licence = { section: 'licences', readers: 'owner', edit: 'request', sensitivity: 'internal' } as const
const training = { section: 'training', readers: 'owner', edit: 'request', sensitivity: 'internal' } as const
const contract = { section: 'contract', readers: 'owner', edit: 'never', sensitivity: 'internal' } as const

/** Shape of the numbers of tax receipts, S2 licences and associations. */
const shortNumber = { pattern: /^.{3,20}$/, message: 'Use 3 to 20 characters.' } as const

/** Every field of a physician, in the order of the form (domain model 7.1). */
export const physicianFields = [
  {
    name: 'phyTypeCode',
    label: 'Profession',
    kind: 'choice',
    choices: professions,
    required: true,
    initial: 'MD',
    message: 'Choose physician or dentist.',
    ...name,
  },
  { name: 'lastName', label: 'Last name', kind: 'text', required: true, max: 80, ...nameRule, ...name },
  { name: 'firstName', label: 'First name', kind: 'text', required: true, max: 80, ...nameRule, ...name },
  { name: 'middleName', label: 'Middle name', kind: 'text', max: 80, ...nameRule, ...name },
  { name: 'suffix', label: 'Suffix', kind: 'text', max: 10, help: 'Such as Jr. or III.', ...name },
  { name: 'birthDate', label: 'Birth date', kind: 'day', required: true, ...person },
  {
    name: 'sex',
    label: 'Sex',
    kind: 'choice',
    choices: sexes,
    required: true,
    message: 'Choose female or male.',
    ...person,
  },
  { name: 'emailAddress', label: 'E-mail', kind: 'email', required: true, ...contact, edit: 'request' },
  {
    name: 'mobileNumber',
    label: 'Mobile',
    kind: 'phone',
    required: true,
    pattern: mobilePattern,
    message: 'Enter a mobile number such as 09175550123, without spaces.',
    missing: 'Enter a mobile number.',
    help: 'Such as 09175550123, without spaces.',
    ...contact,
  },
  {
    name: 'telephone',
    label: 'Telephone',
    kind: 'phone',
    pattern: telephonePattern,
    message: telephoneMessage,
    ...contact,
  },
  {
    name: 'secretary',
    label: 'Secretary',
    kind: 'group',
    ...contact,
    fields: [
      { name: 'name', label: 'Secretary', kind: 'text', required: true, min: 2, max: 120, ...nameRule },
      {
        name: 'telephone',
        label: 'Telephone of the secretary',
        kind: 'phone',
        pattern: telephonePattern,
        message: telephoneMessage,
      },
    ],
  },
  {
    name: 'profilePic',
    label: 'Picture',
    kind: 'code',
    ...name,
    edit: 'direct',
    sensitivity: 'personal',
    server: true,
  },
  {
    name: 'prcNumber',
    label: 'PRC licence number',
    kind: 'code',
    required: true,
    ...licence,
    max: 7,
    pattern: prcPattern,
    message: prcMessage,
    help: 'Up to 7 digits.',
    credential: { label: 'PRC licence', day: 'prcValidity', phrase: 'valid until' },
  },
  {
    name: 'prcValidity',
    label: 'PRC licence valid until',
    kind: 'day',
    required: true,
    ...licence,
    help: 'A licence ends on a birthday.',
  },
  { name: 'governmentDoctor', label: 'Government doctor', kind: 'boolean', ...licence },
  {
    name: 'ptrNo',
    label: 'Professional tax receipt number',
    kind: 'code',
    ...licence,
    ...shortNumber,
    help: 'Counts until 31 December of its year. Government doctors need none.',
    credential: { label: 'Tax receipt', day: 'ptrDate', phrase: 'issued on' },
  },
  { name: 'ptrDate', label: 'Professional tax receipt issued on', kind: 'day', ...licence },
  {
    name: 's2No',
    label: 'S2 licence number',
    kind: 'code',
    ...licence,
    ...shortNumber,
    help: 'For dangerous drugs; leave both empty when there is none.',
    credential: { label: 'S2 licence', day: 's2Validity', phrase: 'valid until' },
  },
  { name: 's2Validity', label: 'S2 licence valid until', kind: 'day', ...licence },
  {
    name: 'associationNo',
    label: 'PMA or PDA number',
    kind: 'code',
    ...licence,
    ...shortNumber,
    credential: { label: 'PMA or PDA', day: 'associationValidity', phrase: 'valid until' },
  },
  { name: 'associationValidity', label: 'PMA or PDA valid until', kind: 'day', ...licence },
  {
    name: 'phicAccreditationNo',
    label: 'PhilHealth accreditation number',
    kind: 'code',
    ...licence,
    pattern: /^\d{12}$/,
    message: 'Enter the 12 digits of the PhilHealth number.',
    help: '12 digits.',
    credential: { label: 'PhilHealth', day: 'phicValidity', phrase: 'valid until' },
  },
  { name: 'phicValidity', label: 'PhilHealth valid until', kind: 'day', ...licence },
  {
    name: 'phicCategoryCode',
    label: 'PhilHealth category',
    kind: 'term',
    list: 'phic-category',
    group: 'PROFESSIONAL',
    ...licence,
  },
  {
    name: 'specializations',
    label: 'Specialties',
    entry: 'Specialty',
    kind: 'groups',
    required: true,
    max: 10,
    ...name,
    section: 'specialties',
    fields: specializationFields,
  },
  { name: 'medicalSchool', label: 'School', kind: 'text', max: 150, ...training },
  {
    name: 'yearGraduated',
    label: 'Year of graduation',
    kind: 'year',
    min: 1950,
    max: 2100,
    ...training,
  },
  {
    name: 'contract',
    label: 'Contract',
    kind: 'group',
    ...contract,
    fields: [
      { name: 'contractNo', label: 'Contract number', kind: 'code', required: true, max: 40 },
      { name: 'effectiveDate', label: 'Contract in force from', kind: 'day', required: true },
      { name: 'validityDate', label: 'Contract in force until', kind: 'day', required: true },
    ],
  },
  {
    name: 'providerCategoryCode',
    label: 'Provider category',
    kind: 'term',
    list: 'provider-category',
    ...contract,
  },
  paymentFields.tin,
  paymentFields.vatRegistered,
  paymentFields.withholdingRate,
  paymentFields.payee,
  remarksField,
  ...serverFields,
] as const satisfies readonly EntityField[]

/** A declared field of a physician. */
export type PhysicianField = (typeof physicianFields)[number]

import { administers, seedRoles } from '../access/index.ts'
import { choicesFrom } from '../field/index.ts'
import { priceSheetKindNames, registeredSheet } from '../sheet-kind/index.ts'

/** Pages a document type can belong to (domain model 4.5). */
export const pageTypes = choicesFrom({
  HF_CREDENTIAL: 'Facility credentials',
  PHY_CREDENTIAL: 'Physician credentials',
  DENTIST_CREDENTIAL: 'Dentist credentials',
  HF_CONTRACT: 'Facility contracts',
  PHY_CONTRACT: 'Physician contracts',
  HF_MEMO: 'Facility memos',
  PHY_MEMO: 'Physician memos',
  HF_KAMUSTAHAN: 'Facility check-in',
  DENTIST_KAMUSTAHAN: 'Dentist check-in',
})

/** Page a document type belongs to. */
export type PageType = (typeof pageTypes)[number]['code']

/** Pages whose documents providers are asked for: those the checklists are made of. */
export const askedPages = [
  'HF_CREDENTIAL',
  'HF_CONTRACT',
  'PHY_CREDENTIAL',
  'DENTIST_CREDENTIAL',
  'PHY_CONTRACT',
] as const satisfies readonly PageType[]

/** Kinds of a service, which the service searches tell apart (domain model 4.3). */
export const serviceKinds = choicesFrom({
  DOCTOR: 'Doctor',
  DENTAL: 'Dental',
  DIAGNOSTIC: 'Diagnostic',
  OTHER: 'Other',
})

/** Groups of text templates (domain model 4.3). */
export const textGroups = choicesFrom({
  MAIL: 'E-mail',
  TERMS: 'Terms',
  PRIVACY: 'Privacy',
  FAQ: 'Questions and answers',
  NOTICE: 'Notices',
  DISAPPROVAL_REASON: 'Reasons for disapproval',
  DISACCREDITATION_REASON: 'Reasons for disaccreditation',
  VIOLATION_CATEGORY: 'Kinds of violation',
  INQUIRY_TOPIC: 'Topics of inquiries',
  DEPARTMENT: 'Departments',
  KAMUSTAHAN: 'Check-in items',
})

/** Kinds of holidays; offices and clinics are closed on both. */
export const holidayKinds = choicesFrom({ REGULAR: 'Regular holiday', SPECIAL: 'Special non-working day' })

/** Kinds of claims a source can prove. */
export const claimKinds = choicesFrom({
  LICENCE: 'Licence',
  OPERATION: 'Licence to operate',
  PHILHEALTH: 'PhilHealth accreditation',
  SPECIALTY: 'Specialty',
  GOOD_STANDING: 'Good standing',
  DRUGS: 'Dangerous drugs licence',
  BUSINESS: 'Business registration',
  TAX: 'Tax registration',
  SANCTIONS: 'No sanctions',
})

/** Ways a source is asked. */
export const verificationMethods = choicesFrom({
  WEB: 'Web search',
  LETTER: 'Letter',
  PHONE: 'Phone call',
  FILE: 'File sent and received',
  API: 'System to system',
})

/** Whose claims a source proves. */
export const sourceSubjects = choicesFrom({ FACILITY: 'Facilities', PHYSICIAN: 'Physicians' })

/** Kinds of price sheets, by the titles of their lists. */
export const sheetKinds = priceSheetKindNames.map((kind) => ({
  code: kind,
  label: registeredSheet(kind).title,
}))

/** The roles of the seed that change prices as staff; other roles go as far as the limit that names none. */
export const priceRoles = seedRoles
  .filter(({ marker, permissions }) => marker === 'ADMIN' && permissions.includes('RATE_EDIT'))
  .map(({ code: role, name }) => ({ code: role, label: name }))

/** The roles of the seed that a group of the single sign-on may give: those of staff who do not administer access. */
export const groupRoles = seedRoles
  .filter(({ marker, permissions }) => marker === 'ADMIN' && !administers(permissions))
  .map(({ code: role, name }) => ({ code: role, label: name }))

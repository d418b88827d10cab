import type { pageTypes, serviceKinds, textGroups } from '@capiz/domain/reference'

type Coded = (typeof pageTypes)[number] | (typeof serviceKinds)[number] | (typeof textGroups)[number]

/** Words for the closed sets of codes that items are sorted by. */
const words: Record<Coded, string> = {
  HF_CREDENTIAL: 'Facility credentials',
  PHY_CREDENTIAL: 'Physician credentials',
  DENTIST_CREDENTIAL: 'Dentist credentials',
  HF_CONTRACT: 'Facility contracts',
  PHY_CONTRACT: 'Physician contracts',
  HF_MEMO: 'Facility memos',
  PHY_MEMO: 'Physician memos',
  HF_KAMUSTAHAN: 'Facility check-in',
  DENTIST_KAMUSTAHAN: 'Dentist check-in',
  DOCTOR: 'Doctor',
  DENTAL: 'Dental',
  DIAGNOSTIC: 'Diagnostic',
  OTHER: 'Other',
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
  HOLIDAY: 'Holidays',
}

/** A code of a closed set in words; a code nobody described stays as it is. */
export function wordsFor(code: string): string {
  return Object.hasOwn(words, code) ? words[code as Coded] : code
}

import type { LineField } from '../fees/index.ts'

/** Relations of a physician to a facility (domain model 7.2). */
export const relations = ['CONSULTANT', 'VISITING', 'RESIDENT', 'READER'] as const

const words: Readonly<Record<string, string>> = {
  MD: 'Physician',
  DMD: 'Dentist',
  F: 'Female',
  M: 'Male',
  CONSULTANT: 'Consultant',
  VISITING: 'Visiting',
  RESIDENT: 'Resident',
  READER: 'Reader',
}

/** Words of a code in a roster. */
export function rosterLabel(code: string): string | undefined {
  return words[code]
}

/**
 * The columns of a doctor roster (specification 2, section 7.3). Those from the e-mail address on are needed only
 * for somebody who is not on record; `decision` settles a row that cannot be told.
 */
export const rosterFields: readonly LineField[] = [
  { name: 'prcNumber', label: 'PRC licence number', kind: 'text', required: false, max: 7 },
  { name: 'phyTypeCode', label: 'Profession', kind: 'code', required: true, choices: ['MD', 'DMD'] },
  { name: 'lastName', label: 'Last name', kind: 'text', required: true, max: 80 },
  { name: 'firstName', label: 'First name', kind: 'text', required: true, max: 80 },
  { name: 'middleName', label: 'Middle name', kind: 'text', required: false, max: 80 },
  { name: 'suffix', label: 'Suffix', kind: 'text', required: false, max: 10 },
  {
    name: 'specializationCode',
    label: 'Specialty',
    kind: 'code',
    required: false,
    reference: 'specialization',
  },
  { name: 'relation', label: 'Relation', kind: 'code', required: false, choices: relations },
  { name: 'room', label: 'Room', kind: 'text', required: false, max: 60 },
  { name: 'emailAddress', label: 'E-mail address', kind: 'text', required: false, max: 254 },
  { name: 'mobileNumber', label: 'Mobile number', kind: 'text', required: false, max: 13 },
  { name: 'birthDate', label: 'Birth date', kind: 'text', required: false, max: 10 },
  { name: 'sex', label: 'Sex', kind: 'code', required: false, choices: ['F', 'M'] },
  { name: 'prcValidity', label: 'Licence valid until', kind: 'text', required: false, max: 10 },
  { name: 'decision', label: 'Decision', kind: 'text', required: false, max: 10 },
]

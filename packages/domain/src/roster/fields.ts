import type { LineField } from '../fees/index.ts'
import { choicesFrom } from '../field/index.ts'
import { professions, sexes } from '../physician/index.ts'

/** Relations of a physician to a facility (domain model 7.2). */
export const relations = ['CONSULTANT', 'VISITING', 'RESIDENT', 'READER'] as const

/** Relations with their labels. */
export const relationChoices = choicesFrom({
  CONSULTANT: 'Consultant',
  VISITING: 'Visiting',
  RESIDENT: 'Resident',
  READER: 'Reader',
} satisfies Record<(typeof relations)[number], string>)

/** A column of a doctor roster. */
export interface RosterField extends LineField {
  /** needed for a physician not on record, whose record is made from the row */
  isForNew?: true
}

/**
 * The columns of a doctor roster (specification 2, section 7.3). The profession also tells people with one licence number
 * apart; `decision` settles a row that cannot be matched.
 */
export const rosterFields: readonly RosterField[] = [
  { name: 'prcNumber', label: 'PRC licence number', kind: 'text', required: false, isForNew: true, max: 7 },
  {
    name: 'phyTypeCode',
    label: 'Profession',
    kind: 'code',
    required: false,
    isForNew: true,
    choices: professions,
  },
  { name: 'lastName', label: 'Last name', kind: 'text', required: true, max: 80 },
  { name: 'firstName', label: 'First name', kind: 'text', required: true, max: 80 },
  { name: 'middleName', label: 'Middle name', kind: 'text', required: false, max: 80 },
  { name: 'suffix', label: 'Suffix', kind: 'text', required: false, max: 10 },
  {
    name: 'specializationCode',
    label: 'Specialty',
    kind: 'code',
    required: false,
    isForNew: true,
    list: 'specialization',
  },
  { name: 'relation', label: 'Relation', kind: 'code', required: false, choices: relationChoices },
  { name: 'room', label: 'Room', kind: 'text', required: false, max: 60 },
  { name: 'emailAddress', label: 'E-mail address', kind: 'text', required: false, isForNew: true, max: 254 },
  { name: 'mobileNumber', label: 'Mobile number', kind: 'text', required: false, isForNew: true, max: 13 },
  { name: 'birthDate', label: 'Birth date', kind: 'text', required: false, isForNew: true, max: 10 },
  { name: 'sex', label: 'Sex', kind: 'code', required: false, isForNew: true, choices: sexes },
  {
    name: 'prcValidity',
    label: 'Licence valid until',
    kind: 'text',
    required: false,
    isForNew: true,
    max: 10,
  },
  { name: 'decision', label: 'Decision', kind: 'text', required: false, max: 10 },
]

import { choicesFrom, type Field } from '../field/index.ts'

/** Classes of membership in a specialty society (domain model 4.1). */
export const membershipClasses = choicesFrom({
  NONE: 'No membership',
  MEMBER: 'Member',
  DIPLOMATE: 'Diplomate',
  FELLOW: 'Fellow',
})

/** Fields of a specialty of a physician. */
export const specializationFields = [
  { name: 'specializationCode', label: 'Specialty', kind: 'term', list: 'specialization', required: true },
  { name: 'subSpecializationCode', label: 'Subspecialty', kind: 'term', list: 'subspecialization' },
  { name: 'subSubSpecialization', label: 'Narrower field', kind: 'text', max: 100 },
  { name: 'primary', label: 'Primary specialty', kind: 'boolean' },
  {
    name: 'membership',
    label: 'Membership',
    kind: 'choice',
    choices: membershipClasses,
    initial: 'NONE',
    message: 'Choose none, member, diplomate or fellow.',
  },
  {
    name: 'societyName',
    label: 'Society',
    kind: 'text',
    list: 'society',
    max: 150,
    help: 'Needed for members, diplomates and fellows.',
  },
  { name: 'validityDate', label: 'Member until', kind: 'day' },
  {
    name: 'trainingInstitutionCode',
    label: 'Training institution',
    kind: 'term',
    list: 'training-institution',
  },
  { name: 'yearCompleted', label: 'Year completed', kind: 'year', min: 1950, max: 2100 },
] as const satisfies readonly Field[]

/** Professions as they are chosen. */
export const professions = [
  { value: 'MD', label: 'Physician' },
  { value: 'DMD', label: 'Dentist' },
]

export const sexes = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
]

/** Standing in a specialty society. */
export const memberships = [
  { value: 'NONE', label: 'No membership' },
  { value: 'MEMBER', label: 'Member' },
  { value: 'DIPLOMATE', label: 'Diplomate' },
  { value: 'FELLOW', label: 'Fellow' },
]

/** The words of a choice; a value that is not in the list stays as it is. */
export function labelOf(list: readonly { value: string; label: string }[], value: string): string {
  return list.find((one) => one.value === value)?.label ?? value
}

/** The association of the profession: PMA for physicians, PDA for dentists. */
export const associationOf = (phyTypeCode: string): string => (phyTypeCode === 'DMD' ? 'PDA' : 'PMA')

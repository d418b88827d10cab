/** Professions as the form and the record name them. */
export const professions = [
  { value: 'MD', label: 'Physician' },
  { value: 'DMD', label: 'Dentist' },
] as const

/** Sexes as the form and the record name them. */
export const sexes = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
] as const

/** Classes of membership in a specialty society. */
export const memberships = [
  { value: 'NONE', label: 'No membership' },
  { value: 'MEMBER', label: 'Member' },
  { value: 'DIPLOMATE', label: 'Diplomate' },
  { value: 'FELLOW', label: 'Fellow' },
] as const

/** The words of a code out of one of these lists; the code itself where it is not among them. */
export function wordOf(list: readonly { value: string; label: string }[], code: string): string {
  return list.find(({ value }) => value === code)?.label ?? code
}

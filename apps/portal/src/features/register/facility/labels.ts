/** Care settings as they are chosen (specification 1, section 3). */
export const careSettings = [
  { value: 'OUTPATIENT', label: 'Outpatient' },
  { value: 'OP_OR', label: 'Outpatient operating room' },
  { value: 'INPATIENT', label: 'Inpatient' },
  { value: 'OTHER', label: 'Other' },
]

/** The ownership types of a facility. */
export const ownerships = [
  { value: 'GOVERNMENT', label: 'Government' },
  { value: 'PRIVATE', label: 'Private' },
]

/** Labels of chosen values, in the order of the list. */
export function labelsOf(
  list: readonly { value: string; label: string }[],
  chosen: readonly string[],
): string {
  return list
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ')
}

import {
  discountTypeLabels,
  feeLabels,
  type HeaderField,
  membershipLabels,
  serviceTypeLabels,
} from '@capiz/domain/fees'

/** Words for the codes of fields with a closed list. */
const choiceLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  serviceType: serviceTypeLabels,
  feeCode: feeLabels,
  membership: membershipLabels,
  discountType: discountTypeLabels,
}

/** A code of a closed list in words; a code the list does not know stands for itself. */
export function choiceLabel(field: string, code: string): string {
  return choiceLabels[field]?.[code] ?? code
}

/** The codes of a field with a closed list and their words. */
export function choicesOf(field: string): { value: string; label: string }[] {
  return Object.entries(choiceLabels[field] ?? {}).map(([value, label]) => ({ value, label }))
}

/** Header fields in words. */
export const headerLabels: Record<HeaderField, string> = {
  healthFacilityCode: 'Facility',
  physicianCode: 'Physician',
  societyName: 'Society',
  serviceType: 'Service type',
  costCenter: 'Cost center',
  roomCategoryCode: 'Room category',
}

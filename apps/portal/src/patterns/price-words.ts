import {
  type DiscountType,
  feeLabels,
  type HeaderField,
  type Membership,
  serviceTypeLabels,
} from '@capiz/domain/fees'

const membershipLabels: Record<Membership, string> = {
  NONE: 'General practitioner',
  MEMBER: 'Member',
  DIPLOMATE: 'Diplomate',
  FELLOW: 'Fellow',
}

const discountLabels: Record<DiscountType, string> = {
  VOLUME: 'Volume',
  PROMPT_PAYMENT: 'Prompt payment',
  SERVICE: 'Service',
  ROOM: 'Room',
  PROFESSIONAL_FEE: 'Professional fee',
}

/** Words for the codes of fields with a closed list. */
const choiceLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  serviceType: serviceTypeLabels,
  feeCode: feeLabels,
  membership: membershipLabels,
  discountType: discountLabels,
}

/** A code of a closed list in words; a code the list does not know stands for itself. */
export function choiceWords(field: string, code: string): string {
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

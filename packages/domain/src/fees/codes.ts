/** Care settings (specification 1, section 3). */
export const serviceTypes = ['OUTPATIENT', 'OP_OR', 'INPATIENT', 'OTHER'] as const

/** One care setting. */
export type ServiceType = (typeof serviceTypes)[number]

/** Care settings in words. */
export const serviceTypeLabels: Record<ServiceType, string> = {
  OUTPATIENT: 'Outpatient',
  OP_OR: 'Outpatient operating room',
  INPATIENT: 'Inpatient',
  OTHER: 'Other',
}

/** Membership of a medical society; NONE is a general practitioner (domain model 4.1). */
export const memberships = ['NONE', 'MEMBER', 'DIPLOMATE', 'FELLOW'] as const

/** One membership class. */
export type Membership = (typeof memberships)[number]

/** Kinds of facility discounts (domain model 4.1). */
export const discountTypes = ['VOLUME', 'PROMPT_PAYMENT', 'SERVICE', 'ROOM', 'PROFESSIONAL_FEE'] as const

/** One kind of discount. */
export type DiscountType = (typeof discountTypes)[number]

/** Codes of professional fees in each care setting (domain model 8). */
export const feeCodes = {
  OUTPATIENT: ['CONSULT_FIRST', 'CONSULT_FOLLOWUP', 'TELECONSULT'],
  OP_OR: ['RUV_MULTIPLIER', 'ANESTHESIA_PERCENT', 'ASSIST_PERCENT'],
  INPATIENT: [
    'DAILY_VISIT_WARD',
    'DAILY_VISIT_SPRIV',
    'DAILY_VISIT_PRIV',
    'DAILY_VISIT_SUITE',
    'ICU_VISIT',
    'REFERRAL',
  ],
  OTHER: ['READING_FEE', 'CLEARANCE'],
} as const satisfies Record<ServiceType, readonly string[]>

/** Code of a professional fee. */
export type FeeCode = (typeof feeCodes)[ServiceType][number]

/** Fees in words. */
export const feeLabels: Record<FeeCode, string> = {
  CONSULT_FIRST: 'First consultation',
  CONSULT_FOLLOWUP: 'Follow-up consultation',
  TELECONSULT: 'Teleconsultation',
  RUV_MULTIPLIER: 'Peso per relative value unit',
  ANESTHESIA_PERCENT: "Anaesthesia, percent of the surgeon's fee",
  ASSIST_PERCENT: "Assistant, percent of the surgeon's fee",
  DAILY_VISIT_WARD: 'Daily visit, ward',
  DAILY_VISIT_SPRIV: 'Daily visit, semi-private',
  DAILY_VISIT_PRIV: 'Daily visit, private',
  DAILY_VISIT_SUITE: 'Daily visit, suite',
  ICU_VISIT: 'Intensive care visit',
  REFERRAL: 'Referral',
  READING_FEE: 'Reading fee',
  CLEARANCE: 'Clearance',
}

/** Memberships in words. */
export const membershipLabels: Record<Membership, string> = {
  NONE: 'General practitioner',
  MEMBER: 'Member',
  DIPLOMATE: 'Diplomate',
  FELLOW: 'Fellow',
}

/** Discounts in words. */
export const discountTypeLabels: Record<DiscountType, string> = {
  VOLUME: 'Volume',
  PROMPT_PAYMENT: 'Prompt payment',
  SERVICE: 'Service',
  ROOM: 'Room',
  PROFESSIONAL_FEE: 'Professional fee',
}

const codeNames: Readonly<Record<string, string>> = {
  ...serviceTypeLabels,
  ...feeLabels,
  ...membershipLabels,
  ...discountTypeLabels,
}

/** Words of a code of one of the closed sets; undefined for any other text. */
export function codeLabel(code: string): string | undefined {
  return Object.hasOwn(codeNames, code) ? codeNames[code] : undefined
}

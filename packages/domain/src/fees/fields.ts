import { choicesFrom } from '../field/index.ts'
import { discountTypeLabels, feeLabels, membershipLabels, serviceTypeLabels } from './codes.ts'
import type { LineField } from './types.ts'

type More = Partial<LineField>

/** An amount in pesos. */
export function peso(name: string, label: string, more: More = {}): LineField {
  return { name, label, kind: 'peso', required: true, ...more }
}

/** A share from 0 to 100 with two decimals. */
export function percent(name: string, label: string, more: More = {}): LineField {
  return { name, label, kind: 'percent', required: false, ...more }
}

/** A short text. */
export function text(name: string, label: string, max: number, more: More = {}): LineField {
  return { name, label, kind: 'text', required: false, max, ...more }
}

/** A code out of a list, a closed set or with a shape of its own. */
export function code(name: string, label: string, more: More): LineField {
  return { name, label, kind: 'code', required: true, max: 30, ...more }
}

/** Returns the field of inclusions of a room or package: up to 50 short texts. */
export function inclusions(required: boolean): LineField {
  return { name: 'inclusions', label: 'Inclusions', kind: 'list', required, max: 50 }
}

/** The care setting of a line. */
export const serviceType: LineField = code('serviceType', 'Service type', {
  choices: choicesFrom(serviceTypeLabels),
})

/** Which professional fee a line states. */
export const feeCode: LineField = code('feeCode', 'Fee', { choices: choicesFrom(feeLabels) })

/** The society membership a fee is for. */
export const membership: LineField = code('membership', 'Membership', {
  choices: choicesFrom(membershipLabels),
})

/** The kind of a discount. */
export const discountType: LineField = code('discountType', 'Discount', {
  choices: choicesFrom(discountTypeLabels),
})

/** Code of the relative value scale: five digits. */
export const rvsPattern = /^\d{5}$/u

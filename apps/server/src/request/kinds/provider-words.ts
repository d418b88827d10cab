import type { Terms } from '../../facility/labels.ts'
import { phicCategories } from '../../reference/fixed-lists.ts'
import type { Shown } from './kind.ts'
import { inWords } from './words.ts'

/** A field of a provider as a request shows it. */
export interface ProviderField {
  name: string
  label: string
  kind: string
  /** list whose words stand for the code */
  list?: string
}

const choices: Readonly<Record<string, string>> = {
  GOVERNMENT: 'Government',
  PRIVATE: 'Private',
  OUTPATIENT: 'Outpatient',
  OP_OR: 'Outpatient operating room',
  INPATIENT: 'Inpatient',
  OTHER: 'Other',
  CHECK: 'Check',
  BANK_CREDIT: 'Bank credit',
  CASH_ADVANCE: 'Cash advance',
  MAIN: 'main',
  BILLING: 'billing',
  CLINIC: 'clinic',
  F: 'Female',
  M: 'Male',
  MD: 'Physician',
  DMD: 'Dentist',
  NONE: 'None',
  MEMBER: 'Member',
  DIPLOMATE: 'Diplomate',
  FELLOW: 'Fellow',
  CONSULTANT: 'Consultant',
  VISITING: 'Visiting',
  RESIDENT: 'Resident',
  READER: 'Reader',
}
/** A code of a closed set, or several, in words. */
export const choiceWords = (value: unknown) =>
  [value]
    .flat()
    .map((one) => choices[String(one)] ?? String(one))
    .join(', ')

const phicWords = (value: unknown) => {
  const known = phicCategories.find(({ code }) => code === value)
  return known?.description ?? inWords('text', value)
}

/** Where a provider is paid, as a form holds it. */
export interface PayeeValues {
  name?: string
  bank?: string | null
  accountNo?: string | null
  paymentTypeCode?: string
}

/** A line of plain text. */
export const text = (field: string, label: string, value: string | null): Shown => ({
  field,
  label,
  kind: 'text',
  value,
})

/** The payee, a line for each of its facts. */
export function showPayee(payee: PayeeValues | null): Shown[] {
  return [
    text('payee.name', 'Payee', payee?.name ?? null),
    text('payee.bank', 'Payee bank', payee?.bank ?? null),
    text('payee.accountNo', 'Payee account number', payee?.accountNo ?? null),
    text(
      'payee.paymentTypeCode',
      'Payment by',
      payee?.paymentTypeCode ? choiceWords(payee.paymentTypeCode) : null,
    ),
  ]
}

/** One field in the words of its kind. */
export function showField(field: ProviderField, value: unknown, terms: Terms): Shown {
  const { name, label, kind, list } = field
  if (list && typeof value === 'string')
    return text(name, label, value ? terms.coded(list, value).description : null)
  if (kind === 'phic') return text(name, label, phicWords(value))
  if (kind === 'choice') return text(name, label, inWords('text', value) === null ? null : choiceWords(value))
  return { field: name, label, kind, value: inWords(kind, value) }
}

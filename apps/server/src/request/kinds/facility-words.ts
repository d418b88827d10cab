import type { Executor } from '../../db/types.ts'
import { loadTerms, type Terms } from '../../facility/labels.ts'
import { addressLine, placesOf, type Place } from '../../facility/places.ts'
import { phicCategories } from '../../reference/fixed-lists.ts'
import type { Shown } from './kind.ts'
import { inWords } from './words.ts'

interface FacilityField {
  name: string
  label: string
  kind: string
  /** list whose words stand for the code */
  list?: string
}

/** Every field of a facility a request may hold, in the order of the form (domain model 6.1). */
const fields: readonly FacilityField[] = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'typeCode', label: 'Type', kind: 'code', list: 'hf-type' },
  { name: 'categoryCode', label: 'Category', kind: 'code', list: 'hf-category' },
  { name: 'ownership', label: 'Ownership', kind: 'choice' },
  { name: 'bedCapacity', label: 'Beds', kind: 'number' },
  { name: 'serviceTypes', label: 'Care settings', kind: 'choice' },
  { name: 'emailAddress', label: 'E-mail', kind: 'text' },
  { name: 'telephone', label: 'Telephone', kind: 'text' },
  { name: 'mobile', label: 'Mobile', kind: 'text' },
  { name: 'website', label: 'Website', kind: 'text' },
  { name: 'dohLtoNo', label: 'DOH licence number', kind: 'text' },
  { name: 'dohLtoValidity', label: 'DOH licence valid until', kind: 'date' },
  { name: 'phicAccreditationNo', label: 'PhilHealth accreditation number', kind: 'text' },
  { name: 'phicValidity', label: 'PhilHealth valid until', kind: 'date' },
  { name: 'phicCategoryCode', label: 'PhilHealth category', kind: 'phic' },
  { name: 'tin', label: 'TIN', kind: 'text' },
  { name: 'vatRegistered', label: 'VAT registered', kind: 'boolean' },
  { name: 'withholdingRate', label: 'Withholding rate', kind: 'percent' },
  { name: 'creditTermDays', label: 'Credit term in days', kind: 'number' },
  { name: 'medicalDirector', label: 'Medical director', kind: 'text' },
  { name: 'clinicHours', label: 'Clinic hours', kind: 'text' },
  { name: 'apeProvider', label: 'Annual physical examination provider', kind: 'boolean' },
]

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
}
const choiceWords = (value: unknown) =>
  [value]
    .flat()
    .map((one) => choices[String(one)] ?? String(one))
    .join(', ')

const phicWords = (value: unknown) => {
  const known = phicCategories.find(({ code }) => code === value)
  return known?.description ?? inWords('text', value)
}

interface Person {
  name?: string
  position?: string | null
  telephone?: string | null
  emailAddress?: string | null
  coordinator?: boolean
}

interface AddressValues {
  addressType: string
  line: string
  barangay: string | null
  zipCode: string | null
  cityId: number
}

interface PayeeValues {
  name?: string
  bank?: string | null
  accountNo?: string | null
  paymentTypeCode?: string
}

const text = (field: string, label: string, value: string | null): Shown => ({
  field,
  label,
  kind: 'text',
  value,
})

/** Each person is a row of its own, known by the name, so that one changed number does not repeat the whole list. */
function showContacts(contacts: readonly Person[]): Shown[] {
  return contacts.map((person) =>
    text(
      `contacts.${person.name ?? ''}`,
      `Contact: ${person.name ?? ''}`,
      [person.position, person.telephone, person.emailAddress, person.coordinator ? 'coordinator' : null]
        .filter(Boolean)
        .join(', ') || 'Listed',
    ),
  )
}

function showAddresses(addresses: readonly AddressValues[], places: ReadonlyMap<number, Place>): Shown[] {
  return addresses.map((address, at) =>
    text(
      `addresses.${at}`,
      `Address, ${choiceWords(address.addressType)}`,
      addressLine(address, places.get(address.cityId)),
    ),
  )
}

function showPayee(payee: PayeeValues | null): Shown[] {
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

function showField(field: FacilityField, value: unknown, terms: Terms): Shown {
  const { name, label, kind, list } = field
  if (list && typeof value === 'string')
    return text(name, label, value ? terms.coded(list, value).description : null)
  if (kind === 'phic') return text(name, label, phicWords(value))
  if (kind === 'choice') return text(name, label, inWords('text', value) === null ? null : choiceWords(value))
  return { field: name, label, kind, value: inWords(kind, value) }
}

/** The facility fields among the values, in words; fields that are not there are not shown. */
export async function showFacility(db: Executor, values: Record<string, unknown>): Promise<Shown[]> {
  const terms = await loadTerms(db, 'hf-type', 'hf-category')
  const addresses = (values['addresses'] ?? []) as AddressValues[]
  const places = await placesOf(
    db,
    addresses.map((address) => address.cityId),
  )
  return [
    ...fields
      .filter(({ name }) => name in values)
      .map((field) => showField(field, values[field.name], terms)),
    ...showContacts((values['contacts'] ?? []) as Person[]),
    ...showAddresses(addresses, places),
    ...('payee' in values ? showPayee(values['payee'] as PayeeValues | null) : []),
  ]
}

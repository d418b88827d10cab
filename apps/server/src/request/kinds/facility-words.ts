import type { Executor } from '../../db/types.ts'
import { loadTerms } from '../../facility/labels.ts'
import { addressLine, placesOf, type Place } from '../../facility/places.ts'
import type { Shown } from './kind.ts'
import {
  choiceWords,
  showField,
  showPayee,
  text,
  type PayeeValues,
  type ProviderField,
} from './provider-words.ts'

/** Every field of a facility a request may hold, in the order of the form (domain model 6.1). */
const fields: readonly ProviderField[] = [
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

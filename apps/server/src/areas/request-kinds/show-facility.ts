import { addressFields, contactFields, facilityFields } from '@capiz/domain/facility'
import { formatField } from '@capiz/domain/field'
import type { Executor } from '../../db/types.ts'
import type { Shown } from '../../engines/request/kind.ts'
import { shownText } from '../../engines/request/format-value.ts'
import type { FacilityForm } from '../facility/form.ts'
import { addressLine, placesOf, type Place } from '../facility/places.ts'
import { loadLabels, showFields } from './show-provider.ts'

type Contacts = FacilityForm['contacts']
type Addresses = FacilityForm['addresses']

const [nameField, ...otherFields] = contactFields
const [addressType] = addressFields

/** Returns a line per person, known by the name, so that one changed number does not repeat the whole list. */
function showContacts(contacts: Contacts): Shown[] {
  return contacts.map((person) => {
    const name = formatField(nameField, person.name)
    const facts = otherFields.map((field) =>
      field.name === 'coordinator'
        ? person.coordinator && 'coordinator'
        : formatField(field, person[field.name]),
    )
    return shownText(`contacts.${name}`, `Contact: ${name}`, facts.filter(Boolean).join(', ') || 'Listed')
  })
}

function showAddresses(addresses: Addresses, places: ReadonlyMap<number, Place>): Shown[] {
  return addresses.map((address, at) =>
    shownText(
      `addresses.${at}`,
      formatField(addressType, address.addressType),
      addressLine(address, places.get(address.cityId)),
    ),
  )
}

/** Returns the facility fields among the values as people read them; fields that are not there are not shown. */
export async function showFacility(db: Executor, values: Record<string, unknown>): Promise<Shown[]> {
  const addresses = (values['addresses'] ?? []) as Addresses
  const places = await placesOf(
    db,
    addresses.map(({ cityId }) => cityId),
  )
  return [
    ...showFields(facilityFields, values, await loadLabels(db, facilityFields)),
    ...showContacts((values['contacts'] ?? []) as Contacts),
    ...showAddresses(addresses, places),
  ]
}

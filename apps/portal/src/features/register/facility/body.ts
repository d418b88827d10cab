import type { InputOf } from '@capiz/api/contract/define'
import type { publicFacility } from '@capiz/api/contract/public-facility'
import { rulesOfType } from '@capiz/domain/facility-type'
import type { ConsentText } from '../model/kind.ts'
import { documentsOf } from '../model/documents.ts'
import { placeBy } from '../model/place.ts'
import type { Answers, Person } from './answers.ts'

type Body = InputOf<typeof publicFacility.register>['body']

const contactOf = (person: Person, at: number) => ({ ...person, coordinator: at === 0 })

/** The application as it is sent; questions the type of the facility does not ask are left out. */
export function bodyOf(answers: Answers, consent: ConsentText, confirmDuplicates: boolean): Body {
  const { facility, address, contacts, papers: credentials } = answers
  const { directorName, directorPrc, bedCapacity, ...basics } = facility
  const { telephone, persons, ...reach } = contacts
  const { documents, dohLtoNo, dohLtoValidity, phicAccreditationNo, phicValidity } = credentials
  const { hasBeds, hasDirector, hasLicence, hasPhilhealth } = rulesOfType(facility.typeCode)
  const { line, barangay, zipCode, place } = address
  return {
    ...basics,
    ...reach,
    openingHours: reach.openAlways ? [] : reach.openingHours,
    openOnHolidays: reach.openAlways ? false : reach.openOnHolidays,
    ownership: facility.ownership === 'GOVERNMENT' ? 'GOVERNMENT' : 'PRIVATE',
    serviceTypes: facility.serviceTypes as Body['serviceTypes'],
    bedCapacity: hasBeds ? bedCapacity : null,
    medicalDirector: hasDirector ? { name: directorName, prcNumber: directorPrc } : null,
    telephone: telephone.trim() === '' ? [] : [telephone],
    contacts: persons.map(contactOf),
    addresses: [{ addressType: 'MAIN', line, barangay, zipCode, cityId: Number(place.city) }],
    dohLtoNo: hasLicence ? dohLtoNo : null,
    dohLtoValidity: hasLicence ? dohLtoValidity : null,
    phicAccreditationNo: hasPhilhealth ? phicAccreditationNo : null,
    phicValidity: hasPhilhealth ? phicValidity : null,
    documents: documentsOf('HF_CREDENTIAL', documents),
    consent: { accepted: true, textCode: consent.code, textVersion: consent.version },
    confirmDuplicates,
  }
}

/** The step and field of a problem of the server. */
export const placeOf = placeBy<Answers>([
  [/^(name|typeCode|categoryCode|ownership|serviceTypes|bedCapacity)\b.*$/, 'facility', '$1'],
  [/^medicalDirector\.prcNumber$/, 'facility', 'directorPrc'],
  [/^medicalDirector\b.*$/, 'facility', 'directorName'],
  [/^addresses\.0\.(line|barangay|zipCode)$/, 'address', '$1'],
  [/^addresses\b.*$/, 'address', 'place.city'],
  [/^contacts\.(\d+)\.(\w+)$/, 'contacts', 'persons.$1.$2'],
  [/^contacts$/, 'contacts', 'persons.0.name'],
  [/^telephone\b.*$/, 'contacts', 'telephone'],
  [
    /^(tin|vatRegistered|mobile|emailAddress|website|openAlways|openOnHolidays|clinicHours)$/,
    'contacts',
    '$1',
  ],
  [/^openingHours\b.*$/, 'contacts', 'openingHours'],
  [/^(dohLtoNo|dohLtoValidity|phicAccreditationNo|phicValidity)$/, 'papers', '$1'],
])

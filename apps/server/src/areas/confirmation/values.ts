import type { ConfirmationSection } from '@capiz/domain/confirmation'
import { createHash } from 'node:crypto'
import type { facility, facilityAddress, physician, affiliation } from '../../db/schema/index.ts'
import { canonicalJson } from '../../platform/audit/seal.ts'

type FacilityValues = Omit<typeof facility.$inferInsert, 'id'>
type AddressValues = Pick<
  typeof facilityAddress.$inferInsert,
  'addressType' | 'line' | 'barangay' | 'cityId' | 'zipCode'
>
type PhysicianValues = Omit<typeof physician.$inferInsert, 'id'>

/** A practice of a physician, as far as it is confirmed. */
export interface PracticeValues extends Pick<
  typeof affiliation.$inferInsert,
  'room' | 'clinicAddress' | 'schedule'
> {
  facilityCode: string
}

/** Stored values of each section of a record. */
export type SectionValues = Record<ConfirmationSection, Readonly<Record<string, unknown>>>

const payment = ({ payee, tin, vatRegistered, withholdingRate }: FacilityValues | PhysicianValues) => ({
  payee,
  tin,
  vatRegistered,
  withholdingRate,
})

/** Returns what the sections of a facility hold. Days with other hours are announced, not confirmed. */
export function facilityValues(record: FacilityValues, stored: readonly AddressValues[]): SectionValues {
  const addresses = stored.map(({ addressType, line, barangay, cityId, zipCode }) => {
    return { addressType, line, barangay, cityId, zipCode }
  })
  const { telephone, website, serviceTypes, contacts, medicalDirector, emailAddress, mobile } = record
  const { openAlways, openingHours, openOnHolidays, clinicHours, creditTermDays } = record
  return {
    PLACES: { addresses, telephone, website },
    HOURS: { openAlways, openingHours, openOnHolidays, clinicHours },
    SPECIALTIES: { serviceTypes },
    CONTACTS: { emailAddress, mobile, medicalDirector, contacts },
    PAYEE: { ...payment(record), creditTermDays },
  }
}

/** Returns what the sections of a physician hold, with the practices in the order of their facilities. */
export function physicianValues(
  record: PhysicianValues,
  practices: readonly PracticeValues[],
): SectionValues {
  const own = practices.toSorted((a, b) => (a.facilityCode < b.facilityCode ? -1 : 1))
  const { emailAddress, mobileNumber, telephone, details, specializations } = record
  return {
    PLACES: {
      practices: own.map(({ facilityCode, room, clinicAddress }) => ({ facilityCode, room, clinicAddress })),
    },
    HOURS: { clinics: own.map(({ facilityCode, schedule }) => ({ facilityCode, schedule })) },
    SPECIALTIES: { specializations },
    CONTACTS: { emailAddress, mobileNumber, telephone, secretary: details?.['secretary'] },
    PAYEE: payment(record),
  }
}

/** Leaves out what says nothing, so that a field that was stored as empty and one that was not stored are the same. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [name, filled(member)])
  return Object.fromEntries(
    members.filter(
      ([, member]) => member !== null && member !== undefined && member !== '' && member !== false,
    ),
  )
}

/** Returns the sha256 of what a section holds, by which a change after its confirmation is found. */
export function sectionHash(values: SectionValues, section: ConfirmationSection): string {
  return createHash('sha256')
    .update(canonicalJson([section, filled(values[section])]))
    .digest('hex')
}

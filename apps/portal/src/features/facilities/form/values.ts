import { FacilityInput } from '@capiz/api/schema/facility'
import { contactFields, type FacilityField, facilityFields } from '@capiz/domain/facility'
import type { OpeningBlock } from '@capiz/domain/schedule'
import * as v from 'valibot'
import type { Facility } from '../facility-data.ts'
import {
  blankValues,
  type FormValues,
  recordValues,
  withoutBlankGroups,
} from '../../../patterns/provider/form/values.ts'
import { withNames } from '../../../patterns/provider/form/named.ts'

/** A contact person in the form. */
type ContactValues = FormValues<(typeof contactFields)[number]>

/** An address in the form; region and province lead to the city and are not sent. */
export interface AddressValues {
  id: number | null
  addressType: string
  line: string
  barangay: string
  zipCode: string
  region: string | null
  province: string | null
  cityId: number | null
  latitude: number | null
  longitude: number | null
}

/** Everything that is typed into the form; text that is not given is empty, a day too. */
export type FacilityValues = Omit<FormValues<FacilityField>, 'blocked'> & {
  code: string | null
  version: number | null
  contacts: ContactValues[]
  addresses: AddressValues[]
  openingHours: OpeningBlock[]
  blocked: boolean | undefined
}

/** A contact person nothing is known of yet. */
export const emptyContact: ContactValues = blankValues(contactFields)

/** An address nothing is known of yet. */
export function emptyAddress(addressType: string): AddressValues {
  return {
    id: null,
    addressType,
    line: '',
    barangay: '',
    zipCode: '',
    region: null,
    province: null,
    cityId: null,
    latitude: null,
    longitude: null,
  }
}

/** The form of a facility that is added. */
export const emptyFacility: FacilityValues = {
  ...blankValues(facilityFields),
  code: null,
  version: null,
  telephone: [''],
  contacts: [{ ...emptyContact, coordinator: true }],
  addresses: [emptyAddress('MAIN')],
  openingHours: [],
}

/** The form of a facility that is on record. */
export function valuesOf(record: Facility): FacilityValues {
  return {
    ...recordValues(facilityFields, record),
    code: record.code,
    version: record.version,
    telephone: record.telephone.length > 0 ? record.telephone : [''],
    contacts: record.contacts.map((contact) => recordValues(contactFields, contact)),
    openingHours: record.openingHours,
    addresses: record.addresses.map(({ regionId, provinceId, city: _city, ...address }) => ({
      ...address,
      barangay: address.barangay ?? '',
      zipCode: address.zipCode ?? '',
      region: String(regionId),
      province: String(provinceId),
    })),
    // absent for a coordinator, who must not send it back as lifted
    blocked: record.blocked,
  }
}

/** The body of the save: parts of which nothing was given are left out as a whole. */
export function bodyOf(values: FacilityValues) {
  return {
    ...withoutBlankGroups(facilityFields, values),
    telephone: values.telephone.filter((number) => number.trim() !== ''),
    addresses: values.addresses.map(({ region: _region, province: _province, ...address }) => address),
    blockedReason: values.blocked === true ? values.blockedReason : '',
  }
}

/** Checks what was typed by the very schema of the wire, so that both sides say the same. */
export const FacilityForm = withNames(
  v.pipe(
    v.custom<FacilityValues>(() => true),
    v.transform(bodyOf),
    FacilityInput as v.GenericSchema<unknown, unknown> as v.GenericSchema<ReturnType<typeof bodyOf>, unknown>,
  ),
  facilityFields,
)

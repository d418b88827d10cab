import { FacilityInput } from '@capiz/api/schema/facility-form'
import { contactFields, type FacilityField, facilityFields } from '@capiz/domain/facility'
import type { OpeningBlock, OpeningException } from '@capiz/domain/schedule'
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

/** A day with other hours in the form; its id tells it from others while it is edited, and is not sent. */
interface ExceptionValues extends Omit<OpeningException, 'date'> {
  id: number
  date: string
}

/** Everything that is typed into the form; text that is not given is empty, a day too. */
export type FacilityValues = Omit<FormValues<FacilityField>, 'blocked'> & {
  code: string | null
  version: number | null
  contacts: ContactValues[]
  addresses: AddressValues[]
  openingHours: OpeningBlock[]
  openingExceptions: ExceptionValues[]
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

/** A day nothing is known of yet, beside those there are. */
export function emptyException(others: readonly ExceptionValues[]): ExceptionValues {
  const id = 1 + Math.max(0, ...others.map((one) => one.id))
  return { id, date: '', startTime: null, endTime: null, occasion: '' }
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
  openingExceptions: [],
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
    openingExceptions: record.openingExceptions.map((one, id) => ({ ...one, id })),
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
    openingExceptions: values.openingExceptions.map(({ id: _id, ...one }) => one),
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

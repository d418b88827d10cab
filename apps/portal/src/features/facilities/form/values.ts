import { FacilityInput } from '@capiz/api/schema/facility'
import * as v from 'valibot'
import type { Facility } from '../record/facility-data.ts'
import { withNames } from '../../../patterns/provider/form/named.ts'
import { facilityNames } from './names.ts'

/** A contact person in the form. */
export interface ContactValues {
  name: string
  position: string
  telephone: string
  emailAddress: string
  coordinator: boolean
}

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
export interface FacilityValues {
  code: string | null
  version: number | null
  name: string
  typeCode: string
  categoryCode: string
  ownership: string
  bedCapacity: number | null
  serviceTypes: string[]
  clinicHours: string
  medicalDirector: { name: string; prcNumber: string }
  apeProvider: boolean
  telephone: string[]
  mobile: string
  emailAddress: string
  website: string
  contacts: ContactValues[]
  addresses: AddressValues[]
  dohLtoNo: string
  dohLtoValidity: string
  phicAccreditationNo: string
  phicValidity: string
  phicCategoryCode: string
  hfCode: string
  contractEffectiveDate: string
  contractValidityDate: string
  tin: string
  vatRegistered: boolean
  withholdingRate: number | null
  creditTermDays: number | null
  payee: { name: string; bank: string; accountNo: string; paymentTypeCode: string }
  blocked: boolean | undefined
  blockedReason: string
  remarks: string
}

/** A contact person nothing is known of yet. */
export const emptyContact: ContactValues = {
  name: '',
  position: '',
  telephone: '',
  emailAddress: '',
  coordinator: false,
}

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
  code: null,
  version: null,
  name: '',
  typeCode: '',
  categoryCode: '',
  ownership: '',
  bedCapacity: null,
  serviceTypes: [],
  clinicHours: '',
  medicalDirector: { name: '', prcNumber: '' },
  apeProvider: false,
  telephone: [''],
  mobile: '',
  emailAddress: '',
  website: '',
  contacts: [{ ...emptyContact, coordinator: true }],
  addresses: [emptyAddress('MAIN')],
  dohLtoNo: '',
  dohLtoValidity: '',
  phicAccreditationNo: '',
  phicValidity: '',
  phicCategoryCode: '',
  hfCode: '',
  contractEffectiveDate: '',
  contractValidityDate: '',
  tin: '',
  vatRegistered: false,
  withholdingRate: null,
  creditTermDays: 30,
  payee: { name: '', bank: '', accountNo: '', paymentTypeCode: 'CHECK' },
  blocked: false,
  blockedReason: '',
  remarks: '',
}

const textOf = (value: string | null | undefined): string => value ?? ''

/** The form of a facility that is on record. */
export function valuesOf(record: Facility): FacilityValues {
  const { medicalDirector: director, payee } = record
  return {
    code: record.code,
    version: record.version,
    name: record.name,
    typeCode: record.typeCode,
    categoryCode: record.categoryCode,
    ownership: record.ownership,
    bedCapacity: record.bedCapacity,
    serviceTypes: record.serviceTypes,
    clinicHours: textOf(record.clinicHours),
    medicalDirector: { name: textOf(director?.name), prcNumber: textOf(director?.prcNumber) },
    apeProvider: record.apeProvider,
    telephone: record.telephone.length > 0 ? record.telephone : [''],
    mobile: textOf(record.mobile),
    emailAddress: textOf(record.emailAddress),
    website: textOf(record.website),
    contacts: record.contacts.map((contact) => ({
      ...contact,
      position: textOf(contact.position),
      telephone: textOf(contact.telephone),
      emailAddress: textOf(contact.emailAddress),
    })),
    addresses: record.addresses.map(({ regionId, provinceId, city: _city, ...address }) => ({
      ...address,
      barangay: textOf(address.barangay),
      zipCode: textOf(address.zipCode),
      region: String(regionId),
      province: String(provinceId),
    })),
    dohLtoNo: textOf(record.dohLtoNo),
    dohLtoValidity: textOf(record.dohLtoValidity),
    phicAccreditationNo: textOf(record.phicAccreditationNo),
    phicValidity: textOf(record.phicValidity),
    phicCategoryCode: textOf(record.phicCategoryCode),
    hfCode: textOf(record.hfCode),
    contractEffectiveDate: textOf(record.contractEffectiveDate),
    contractValidityDate: textOf(record.contractValidityDate),
    tin: textOf(record.tin),
    vatRegistered: record.vatRegistered,
    withholdingRate: record.withholdingRate,
    creditTermDays: record.creditTermDays,
    payee: {
      name: textOf(payee?.name),
      bank: textOf(payee?.bank),
      accountNo: textOf(payee?.accountNo),
      paymentTypeCode: payee?.paymentTypeCode ?? 'CHECK',
    },
    blocked: record.blocked,
    blockedReason: textOf(record.blockedReason),
    remarks: textOf(record.remarks),
  }
}

/** The body of the save: parts of which nothing was given are left out as a whole. */
export function bodyOf(values: FacilityValues) {
  const { medicalDirector: director, payee } = values
  const hasPayee = [payee.name, payee.bank, payee.accountNo].some((text) => text.trim() !== '')
  return {
    ...values,
    telephone: values.telephone.filter((number) => number.trim() !== ''),
    medicalDirector: director.name.trim() === '' && director.prcNumber.trim() === '' ? null : director,
    payee: hasPayee ? payee : null,
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
  facilityNames,
)

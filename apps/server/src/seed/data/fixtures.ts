import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { RequestStatus } from '@capiz/domain/request'

/** A facility whose part in the sample is fixed, so that every size holds the cases screens and tests look for. */
export interface FixtureFacility {
  name: string
  typeCode: string
  categoryCode: string
  status: AccreditationStatusCode
  /** PSGC code of its city; drawn when absent */
  cityCode?: string
  ownership?: 'GOVERNMENT' | 'PRIVATE'
  source?: 'STAFF' | 'PUBLIC' | 'IMPORT'
  accepted?: boolean
  /** status of the application it came in by */
  registration?: RequestStatus
  blocked?: boolean
  ape?: boolean
}

const roxas = '0601914000'
/** A name of two hundred characters, the most there is room for. */
const longName = `Ospital ng mga Bituin, Buwan, Araw, Dagat, Bundok, Ilog, Parang at Bulaklak ng Samahan ng mga Magsasaka, Mangingisda, \
Manghahabi at Guro ng Hilagang Tangway, Timog Baybay at mga Karatig na Pulo, Corp.`

/** The facilities with a fixed part: index 0 is HF0000001. */
export const fixtureFacilities: readonly FixtureFacility[] = [
  {
    name: 'Amihan-Dalisay Medical Center',
    typeCode: 'HOSP',
    categoryCode: 'L2',
    status: 'ACCREDITED',
    cityCode: roxas,
    ownership: 'PRIVATE',
    ape: true,
  },
  {
    name: 'Bituin-Hagdan Dental Clinic',
    typeCode: 'DENT',
    categoryCode: 'SOLO',
    status: 'ON_PROCESS',
    cityCode: roxas,
    source: 'PUBLIC',
    registration: 'APPROVED',
  },
  // One name and one kind in two cities: a likely duplicate with a score of exactly 3.
  {
    name: 'Luntian-Bukal Medical Clinic',
    typeCode: 'CLIN',
    categoryCode: 'MULTI',
    status: 'ACCREDITED',
    cityCode: '1380300000',
  },
  {
    name: 'The Luntian Bukal Clinic, Inc.',
    typeCode: 'CLIN',
    categoryCode: 'PCF',
    status: 'FOR_PAYMENT_ONLY',
    cityCode: '0601912000',
  },
  // One name, two kinds, two cities: a score of 2, just below the threshold.
  {
    name: 'Habagat-Kalinga Hospital',
    typeCode: 'HOSP',
    categoryCode: 'L1',
    status: 'ACCREDITED',
    cityCode: '0601912000',
    ownership: 'GOVERNMENT',
  },
  {
    name: 'Habagat-Kalinga Clinic',
    typeCode: 'CLIN',
    categoryCode: 'OCC',
    status: 'WITHDRAWN',
    cityCode: roxas,
    source: 'PUBLIC',
    registration: 'CANCELLED',
  },
  {
    name: 'Parola-Layag Diagnostic Center',
    typeCode: 'DIAG',
    categoryCode: 'LABS',
    status: 'ACCREDITED',
    cityCode: roxas,
    blocked: true,
  },
  {
    name: "Sto. Niño-D'Alon Diagnostic Laboratory",
    typeCode: 'DIAG',
    categoryCode: 'LABP',
    status: 'ACCREDITED',
  },
  { name: longName, typeCode: 'HOSP', categoryCode: 'L3', status: 'SUSPENDED' },
  {
    name: 'Perlas-Uhay Surgical Center',
    typeCode: 'ASC',
    categoryCode: 'ASCM',
    status: 'ON_PROCESS',
    source: 'PUBLIC',
    accepted: false,
    registration: 'PENDING',
  },
  {
    name: 'Tanglaw-Buhay Dialysis Center',
    typeCode: 'DIAL',
    categoryCode: 'DIALF',
    status: 'ON_PROCESS',
    source: 'PUBLIC',
    accepted: false,
    registration: 'REVIEWED',
  },
  {
    name: 'Molave-Sigla Rehabilitation Clinic',
    typeCode: 'REHAB',
    categoryCode: 'REHABC',
    status: 'DISAPPROVED',
    source: 'PUBLIC',
    registration: 'REJECTED',
  },
]

/** Index of the facility that no doctor practises at. */
export const withoutDoctors = 7

/** Index of the facility that is closed to all but its covered accounts. */
export const blockedFacility = 6

/** Index of the physician who practises at eight places. */
export const busyPhysician = 2

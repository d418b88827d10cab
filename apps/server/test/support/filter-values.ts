import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import { seedRoleCodes } from '@capiz/domain/access'
import { documentTypes } from '@capiz/domain/checklist'
import { expiryBuckets } from '@capiz/domain/credentials'
import { documentStates } from '@capiz/domain/document'
import { discountTypes, priceSheetKindNames, serviceTypes } from '@capiz/domain/fees'
import { memoTypeCodes } from '@capiz/domain/memo'
import { recordKind, recordKindNames, type RecordField } from '@capiz/domain/record'
import { referenceBases, type ReferenceBase } from '@capiz/domain/reference'
import { requestStatuses, requestTypes } from '@capiz/domain/request'
import { tinyToday } from '../setup/tiny-seed.ts'

/** The values a filter has: a fixed list, or the codes of a maintained list, of one of its groups, or its names. */
export type Values =
  | readonly string[]
  | { list: ReferenceBase; group?: string; groups?: readonly string[]; by?: 'description' }

/** Values by the name of the filter. */
export type Filters = Readonly<Record<string, Values>>

const months = Array.from({ length: 12 }, (_, at) => String(at + 1))
const thisYear = Number(tinyToday.slice(0, 4))
/** The years of the sample: it begins three years before its day. */
const years = [0, 1, 2].map((back) => String(thisYear - back))
const on = ['true', 'false'] as const

const ofProviders: Filters = {
  status: accreditationStatusCodes,
  accreditationStatusCode: accreditationStatusCodes,
  credentialState: documentStates,
}

const ofFacilities: Filters = {
  ...ofProviders,
  facilityTypeCode: { list: 'hf-type' },
  type: { list: 'hf-type' },
  providerType: ['GOVERNMENT', 'PRIVATE'],
  preferredNetwork: on,
  preferredNetworkAll: on,
  preferredNetworkCategory: { list: 'provider-category' },
  blocked: on,
}

const ofPhysicians: Filters = {
  ...ofProviders,
  type: { list: 'phy-type' },
  providerType: { list: 'phy-type' },
  specializationCode: { list: 'specialization' },
  subSpecializationCode: { list: 'subspecialization' },
}

const ofSheets: Filters = {
  serviceType: serviceTypes,
  costCenter: { list: 'hf-cost-center' },
  discountType: discountTypes,
  roomCategoryCode: { list: 'hf-room-category' },
  societyName: { list: 'society', by: 'description' },
  filterFutureDates: ['true'],
}

/** Types of documents that end on a day. */
const ending = documentTypes.filter(({ dateRule }) => dateRule === 'validity' || dateRule === 'endOfYear')

const ofReference: Filters = { status: ['ENABLED', 'DISABLED'] }

function ofField(field: RecordField): Values | undefined {
  if (field.choices) return field.choices.map(({ code }) => code)
  if (field.kind !== 'term' || !field.list) return undefined
  return { list: field.list, ...(field.group === undefined ? {} : { group: field.group }) }
}

/** The filters of a kind of record, as its declaration says. */
const ofRecords = Object.fromEntries(
  recordKindNames.map((name) => {
    const { base, fields, machine, due } = recordKind(name)
    const chosen = fields.flatMap((field): [string, Values][] => {
      const values = field.filter === undefined ? undefined : ofField(field)
      return values ? [[field.name === 'category' ? 'violationCategory' : field.name, values]] : []
    })
    const expired = name === 'special-arrangement' ? ['EXPIRED'] : []
    return [
      base,
      {
        ...Object.fromEntries(chosen),
        status: [...Object.keys(machine.statuses), ...expired],
        month: months,
        year: years,
        ...(due ? { overdue: on } : {}),
      },
    ] as const
  }),
)

/** The values of the filters of each list, by the address of its call; a filter that is not named takes a text or a day. */
export const filterValues: Readonly<Record<string, Filters>> = {
  '/hf': ofFacilities,
  '/hf/list': ofFacilities,
  '/public/hf-list': { accreditationStatusCode: ['ACCREDITED'] },
  '/public/accredited-list': { types: { list: 'hf-type' }, day: ['MON', 'SAT', 'SUN'] },
  '/phy': ofPhysicians,
  '/phy/list': ofPhysicians,
  '/public/phy-list': {
    dentist: on,
    accreditationStatusCode: ['ACCREDITED'],
    specializationCode: { list: 'specialization' },
    subSpecializationCode: { list: 'subspecialization' },
    day: ['MON', 'SAT'],
  },
  '/phy/hf-affiliation': {
    status: accreditationStatusCodes,
    specializationCode: { list: 'specialization' },
  },
  '/hf/room-rate': ofSheets,
  '/hf/services': ofSheets,
  '/hf/packages': ofSheets,
  '/hf/discount-list': ofSheets,
  '/phy/pf-management': ofSheets,
  '/phy/procedure-rate': ofSheets,
  '/phy/special-instrument-fee': ofSheets,
  '/standard-procedure-rate': ofSheets,
  '/standard-pf': ofSheets,
  '/ahmopi-rate': ofSheets,
  '/price/board': { kind: priceSheetKindNames, event: ['STARTS', 'LAPSES', 'GAP', 'OVERLAP'] },
  ...ofRecords,
  '/accreditation-history': { accreditationStatusCode: accreditationStatusCodes },
  '/activity-log': {
    type: ['CALL', 'EMAIL', 'VISIT', 'MEETING', 'KAMUSTAHAN', 'NOTE'],
    month: months,
    year: years,
  },
  '/audit-logs': {
    entityType: [
      'health-facility',
      'physician',
      'affiliation',
      'user-request',
      'user',
      'role',
      'report-group',
    ],
  },
  '/expiry': {
    bucket: expiryBuckets,
    ownerType: ['facility', 'physician'],
    entity: ['hf/document', 'hf/contract', 'phy/document', 'phy/contract'],
    facilityTypeCode: { list: 'hf-type' },
    accreditationStatusCode: accreditationStatusCodes,
    docType: [...new Set(ending.map(({ code }) => code))],
  },
  '/memo': {
    memoType: memoTypeCodes,
    standing: ['UNSENT', 'SENT', 'RECEIVED'],
    month: months,
    year: years.slice(0, 1),
  },
  '/user-request': {
    requestType: requestTypes,
    status: requestStatuses,
    age: ['upTo3', 'upTo7', 'over7'],
    asked: ['waiting', 'overdue'],
    assignee: ['none'],
    waits: ['review', 'approve'],
  },
  '/user': { roleCode: seedRoleCodes, status: ['ACTIVE', 'LOCKED', 'DISABLED'] },
  ...Object.fromEntries(referenceBases.map((base) => [`/${base}`, ofReference])),
}

/** What a list is asked for with every value: one of the specification answers nothing without a term. */
export const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/public/hf-list': { name: 'AMIHAN' },
}

const agreed = 'No source of the sample contradicts who is accredited: a mismatch keeps the status away.'
const locked = 'an account is locked for minutes only, after wrong passwords'
const december = 'the report is of one year, and the year of the sample has not come to December'
const noContract = 'who was never accredited has no contract'

/** Values without rows in the demo, by list, filter and value, with the reason. */
export const emptyOnPurpose: Readonly<Record<string, string>> = {
  'accredited-health-facilities-with-gaps gap=CONTRADICTED': agreed,
  'accredited-physicians-with-gaps gap=CONTRADICTED': agreed,
  '/user status=LOCKED': locked,
  'mcap-hmo-users-report status=LOCKED': locked,
  'memo-communicated-ontime month=12': december,
  'memo-delivered-ontime month=12': december,
  'physician-contract accreditationStatusCode=DISAPPROVED': noContract,
  'physician-contract accreditationStatusCode=FOR_PAYMENT_ONLY': noContract,
  'physician-contract accreditationStatusCode=ON_PROCESS': noContract,
}

import {
  accreditationStatusCodes,
  leftNetworkStatuses,
  statusPresentation,
} from '@capiz/domain/accreditation'
import { lapseEffects } from '@capiz/domain/credentials'
import { isIsoDate, relativeDays, type IsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import * as v from 'valibot'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'

/** Groups of the list by the days that are left. */
export const buckets = ['lapsed', '7', '30', '60', '90', 'missing'] as const

/** One group of the list. */
export type Bucket = (typeof buckets)[number]

/** A tab of the list: all that lapsed or ends soon, one of its groups, or the same of providers that are not accredited. */
export type Tab = '' | Bucket | 'not-accredited'

/** The tabs in their order; all but the last are about accredited providers. */
export const tabs: readonly Tab[] = ['', ...buckets, 'not-accredited']

/** The label of each tab. */
export const tabLabels: Readonly<Record<Tab, string>> = {
  '': 'Lapsed or ending',
  lapsed: 'Lapsed',
  '7': 'Within 7 days',
  '30': '8 to 30 days',
  '60': '31 to 60 days',
  '90': '61 to 90 days',
  missing: 'Missing',
  'not-accredited': 'Not accredited',
}

/** The state of the list, stored in the URL. */
export interface ExpiringState {
  page: number
  size: number
  sort: string
  bucket: Tab
  /** consequences of the lapse, codes separated by commas */
  effect: string
  owner: string
  ownerCode: string
  ownerType: string
  entity: string
  docType: string
  facilityTypeCode: string
  accreditationStatusCode: string
  region: string
  location: string
  /** days between which the last day lies */
  from: string
  to: string
}

const sorts = ['validityDate', 'docType', 'ownerName', 'ownerCode', 'ownerStatus'].flatMap((name) => [
  `${name},ASC`,
  `${name},DESC`,
])

const day = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (isIsoDate(value) ? value : '')),
)

/** How the address is read. */
export const expiringSchema: UrlSchema<ExpiringState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'validityDate,ASC'),
  bucket: oneOf(tabs, ''),
  effect: text,
  owner: text,
  ownerCode: text,
  ownerType: text,
  entity: text,
  docType: text,
  facilityTypeCode: text,
  accreditationStatusCode: text,
  region: text,
  location: text,
  from: day,
  to: day,
}

/** The days the list can be narrowed by. */
export const expiringDays = [
  { name: 'from', label: 'Ends from' },
  { name: 'to', label: 'Ends until' },
] as const

const narrowers = [
  'effect',
  'ownerType',
  'docType',
  'region',
  'location',
  'facilityTypeCode',
  'accreditationStatusCode',
  'entity',
  'ownerCode',
] as const

const given = (entries: readonly (readonly [string, string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(entries.filter(([, value]) => value !== ''))

const notAccredited = accreditationStatusCodes.filter(
  (code) => code !== 'ACCREDITED' && !leftNetworkStatuses.includes(code),
)

const isOthers = (tab: Tab): boolean => tab === 'not-accredited'

/** Returns the status filter of a tab: the one that is set where it belongs to the tab, else the statuses of the tab. */
function statusesOf({ bucket, accreditationStatusCode }: ExpiringState, tab: Tab): string {
  if (accreditationStatusCode !== '' && isOthers(bucket) === isOthers(tab)) return accreditationStatusCode
  return isOthers(tab) ? notAccredited.join(',') : 'ACCREDITED'
}

/** Returns the filters of a tab without its group; the counts of the tabs are read with them. */
export function narrowing(state: ExpiringState, tab: Tab = state.bucket): Readonly<Record<string, string>> {
  const days = expiringDays.map(({ name }) => [name, state[name]] as const)
  return given([
    ['owner', state.owner] as const,
    ...days,
    ...narrowers.map((name) => [name, state[name]] as const),
    ['accreditationStatusCode', statusesOf(state, tab)],
  ])
}

/** Returns the state of another tab: the same filters, but for a status that does not belong to it. */
export function tabState(state: ExpiringState, tab: Tab): ExpiringState {
  const isSame = isOthers(state.bucket) === isOthers(tab)
  return { ...state, bucket: tab, page: 0, ...(isSame ? {} : { accreditationStatusCode: '' }) }
}

/** The query of the list. */
export function expiringQuery(state: ExpiringState) {
  const { page, size, sort, bucket } = state
  const group = isOthers(bucket) ? '' : bucket
  return { page, size, sort, ...given([['bucket', group]]), ...narrowing(state) }
}

interface Offered {
  types: readonly FilterOption[]
  regions: readonly FilterOption[]
  facilityTypes: readonly FilterOption[]
}

/** The filters of the list: whose, of what kind, where, and how the provider stands. */
export function expiringFilters({ types, regions, facilityTypes }: Offered): FilterDeclaration[] {
  return [
    {
      id: 'effect',
      label: 'Consequence',
      kind: 'many',
      isSuggested: true,
      options: lapseEffects.map(({ code, label }) => ({ value: code, label })),
    },
    {
      id: 'ownerType',
      label: 'Providers',
      kind: 'one',
      isSuggested: true,
      options: [
        { value: 'facility', label: 'Facilities' },
        { value: 'physician', label: 'Physicians' },
      ],
    },
    { id: 'docType', label: 'Document', kind: 'many', options: types },
    { id: 'region', label: 'Region', kind: 'one', options: regions },
    { id: 'location', label: 'Place', kind: 'text' },
    { id: 'facilityTypeCode', label: 'Type of facility', kind: 'many', options: facilityTypes },
    {
      id: 'accreditationStatusCode',
      label: 'Status of the provider',
      kind: 'many',
      options: accreditationStatusCodes.map((code) => ({
        value: code,
        label: statusPresentation[code].label,
      })),
    },
    {
      id: 'entity',
      label: 'Record',
      kind: 'many',
      options: [
        { value: 'hf/document', label: 'Documents of facilities' },
        { value: 'hf/contract', label: 'Contracts of facilities' },
        { value: 'phy/document', label: 'Documents of physicians' },
        { value: 'phy/contract', label: 'Contracts of physicians' },
      ],
    },
    { id: 'ownerCode', label: 'Provider code', kind: 'text' },
  ]
}

const many = new Set(['effect', 'docType', 'facilityTypeCode', 'accreditationStatusCode', 'entity'])

/** The set filters as the chips show them. */
export function expiringValues(state: ExpiringState): FilterValues {
  return Object.fromEntries(
    narrowers
      .filter((name) => state[name] !== '')
      .map((name) => [name, many.has(name) ? state[name].split(',') : [state[name]]]),
  )
}

/** Returns the changes to the URL state when the filter chips change. */
export function expiringChanges(values: FilterValues): Partial<ExpiringState> {
  const next = Object.fromEntries(narrowers.map((name) => [name, (values[name] ?? []).join(',')]))
  return { ...(next as Partial<ExpiringState>), page: 0 }
}

/** Returns how far the last day of a document is away, as text. */
export const dueDayText = (day: IsoDate | null, today: IsoDate): string =>
  day === null ? 'Not on file' : relativeDays(day, today)

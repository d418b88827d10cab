import type { InputOf } from '@capiz/api/contract/define'
import type { facilityList } from '@capiz/api/contract/facility-list'
import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import { isIsoDate } from '@capiz/domain/time'
import type { FilterValues } from '@capiz/ui/FilterBar'
import * as v from 'valibot'
import { orderOf } from '../../../patterns/list-order.ts'
import {
  oneOf,
  pageSize,
  someOf,
  text,
  type UrlSchema,
  wholeNumber,
  writeUrlState,
} from '../../../platform/routing/url-state.ts'

/** Properties the list can be sorted by, in both directions. */
const sorts = ['name', 'code', 'type', 'city', 'accreditationStatusCode', 'contractValidityDate'].flatMap(
  (property) => [`${property},ASC`, `${property},DESC`],
)

/** Codes of a maintained list, separated by commas; what is no code is dropped. */
const codes = v.pipe(
  v.optional(v.string(), ''),
  v.transform((list) =>
    list
      .split(',')
      .filter((code) => /^[A-Z0-9][A-Z0-9_./-]{0,29}$/.test(code))
      .slice(0, 30),
  ),
)

/** The state of the list, stored in the URL. */
export interface ListState {
  page: number
  size: number
  /** empty for the order of the list itself */
  sort: string
  term: string
  type: string[]
  status: string[]
  /** name of a province */
  province: string
  /** name of a region */
  region: string
  /** name of a city */
  city: string
  /** part of the name of a coordinator */
  coordinator: string
  /** way of payment */
  payment: string
  /** government or private */
  ownership: string
  /** days between which the record was last changed; empty where not set */
  updatedFrom: string
  updatedTo: string
  /** codes of provider categories: the rank in the preferred network */
  category: string[]
  preferred: '' | 'true' | 'false'
  blocked: '' | 'true' | 'false'
  /** state of the documents; `any` of those that have expired or will soon, `doubted` where one expired or is not proven */
  expiring: '' | 'any' | 'EXPIRING' | 'EXPIRED' | 'MISSING' | 'VALID' | 'doubted'
}

const day = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (isIsoDate(value) ? value : '')),
)

/** The days the list can be narrowed by. */
export const listDays = [
  { name: 'updatedFrom', label: 'Changed from' },
  { name: 'updatedTo', label: 'Changed until' },
] as const

const trueOrFalse = oneOf(['', 'true', 'false'], '')

/** How the address is read; see `useUrlState`. */
export const listSchema: UrlSchema<ListState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(['', ...sorts], ''),
  term: text,
  type: codes,
  status: someOf(accreditationStatusCodes),
  province: text,
  region: text,
  city: text,
  coordinator: text,
  payment: text,
  ownership: text,
  updatedFrom: day,
  updatedTo: day,
  category: codes,
  preferred: trueOrFalse,
  blocked: trueOrFalse,
  expiring: oneOf(['', 'any', 'EXPIRING', 'EXPIRED', 'MISSING', 'VALID', 'doubted'], ''),
}

type Query = NonNullable<InputOf<typeof facilityList.rows>['query']>

const joined = (list: readonly string[]): string | undefined => (list.length > 0 ? list.join(',') : undefined)
const given = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim())

/** Whether the list is that of expiring documents, a call of its own (specification 1, section 7). */
export const isExpiringList = ({ expiring }: ListState): boolean =>
  expiring === 'any' || expiring === 'EXPIRING' || expiring === 'EXPIRED'

/** The order of the list: by name, unless another was chosen or the best match comes first. */
export const sortOf = (state: ListState): string | undefined => orderOf(state, 'name,ASC')

/** The states of documents a list is asked for; those that end soon have a call of their own. */
function credentialState({ expiring }: ListState): string | undefined {
  if (expiring === 'doubted') return 'EXPIRED,UNPROVEN'
  return expiring === 'any' ? undefined : given(expiring)
}

/** The query of the list calls for a state; filters that are not set are left out. */
export function queryOf(state: ListState): Query {
  return {
    page: state.page,
    size: state.size,
    sort: sortOf(state),
    term: given(state.term),
    facilityTypeCode: joined(state.type),
    accreditationStatusCode: joined(state.status),
    province: given(state.province),
    region: given(state.region),
    city: given(state.city),
    coordinator: given(state.coordinator),
    paymentTypeCode: given(state.payment),
    providerType: given(state.ownership),
    updatedFrom: given(state.updatedFrom),
    updatedTo: given(state.updatedTo),
    preferredNetworkCategory: state.category[0],
    preferredNetwork: given(state.preferred),
    blocked: given(state.blocked),
    credentialState: credentialState(state),
  }
}

const filterNames = [
  'type',
  'status',
  'province',
  'region',
  'city',
  'coordinator',
  'payment',
  'ownership',
  'category',
  'preferred',
  'blocked',
  'expiring',
] as const

/** The filters of a state as the chips show them. */
export function filterValues(state: ListState): FilterValues {
  const all = filterNames.map((name) => [name, [state[name]].flat()] as const)
  return Object.fromEntries(all.filter(([, values]) => values.join('') !== ''))
}

/** Returns the changes to the URL state when the filter chips change; the list starts again at its first page. */
export function changesOf(values: FilterValues): Partial<ListState> {
  const all = (name: string) => [...(values[name] ?? [])]
  const first = (name: string) => values[name]?.[0] ?? ''
  return {
    page: 0,
    type: all('type'),
    status: all('status'),
    province: first('province'),
    region: first('region'),
    city: first('city'),
    coordinator: first('coordinator'),
    payment: first('payment'),
    ownership: first('ownership'),
    category: all('category').slice(0, 1),
    preferred: first('preferred') as ListState['preferred'],
    blocked: first('blocked') as ListState['blocked'],
    expiring: first('expiring') as ListState['expiring'],
  }
}

/** A saved view: a name for a set of filters. */
export interface SavedView {
  label: string
  filters: FilterValues
}

/** The views over the table (design language, screen 2). */
export const savedViews: readonly SavedView[] = [
  { label: 'All', filters: {} },
  { label: 'Accredited', filters: { status: ['ACCREDITED'] } },
  { label: 'Expiring soon', filters: { expiring: ['any'] } },
  { label: 'Missing documents', filters: { status: ['ACCREDITED'], expiring: ['MISSING'] } },
  { label: 'For payment', filters: { status: ['FOR_PAYMENT_ONLY'] } },
]

/** The query of the address with the filters of a view, or as they are now; search and page begin anew. */
export function viewQuery(state: ListState, filters?: FilterValues): string {
  const changes = { ...state, page: 0, term: '', ...(filters && changesOf(filters)) }
  return writeUrlState(listSchema, new URLSearchParams(), changes).toString()
}

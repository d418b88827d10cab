import type { InputOf } from '@capiz/api/contract/define'
import type { physicianList } from '@capiz/api/contract/physician-list'
import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import type { FilterValues } from '@capiz/ui/FilterBar'
import { orderOf } from '../../../patterns/list-order.ts'
import {
  oneOf,
  pageSize,
  someOf,
  text,
  type UrlSchema,
  wholeNumber,
} from '../../../platform/routing/url-state.ts'

/** Properties the list can be sorted by, in both directions. */
const sorts = ['lastName', 'code', 'prcNumber', 'accreditationStatusCode', 'contractValidityDate'].flatMap(
  (property) => [`${property},ASC`, `${property},DESC`],
)

/** The state of the list, stored in the URL. */
export interface ListState {
  page: number
  size: number
  /** empty for the order of the list itself */
  sort: string
  term: string
  status: string[]
  profession: '' | 'MD' | 'DMD'
  /** code of a specialization */
  specialty: string
  /** code of a subspecialization */
  subspecialty: string
  /** name of a city in which the physician practises */
  city: string
  /** name of a province in which the physician practises */
  province: string
  /** state of the documents; `any` of those that have expired or will soon, `doubted` where one expired or is not proven */
  expiring: '' | 'any' | 'MISSING' | 'doubted'
}

/** How the address is read; see `useUrlState`. */
export const listSchema: UrlSchema<ListState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(['', ...sorts], ''),
  term: text,
  status: someOf(accreditationStatusCodes),
  profession: oneOf(['', 'MD', 'DMD'], ''),
  specialty: text,
  subspecialty: text,
  city: text,
  province: text,
  expiring: oneOf(['', 'any', 'MISSING', 'doubted'], ''),
}

type Query = NonNullable<InputOf<typeof physicianList.rows>['query']>

const given = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim())

/** The states of documents a list is asked for; those that end soon have a call of their own. */
const credentialStates: Partial<Record<ListState['expiring'], string>> = {
  MISSING: 'MISSING',
  doubted: 'EXPIRED,UNPROVEN',
}

/** The filters of a state as the calls of the list and its export take them; what is not set is left out. */
export function filterQuery(state: ListState) {
  const { term, status, profession, specialty, subspecialty, city, province, expiring } = state
  return {
    term: given(term),
    accreditationStatusCode: given(status.join(',')),
    type: given(profession),
    specializationCode: given(specialty),
    subSpecializationCode: given(subspecialty),
    city: given(city),
    province: given(province),
    credentialState: credentialStates[expiring],
  }
}

/** The order of the list: by last name, unless another was chosen or the best match comes first. */
export const sortOf = (state: ListState): string | undefined => orderOf(state, 'lastName,ASC')

/** The query of the list calls for a state. */
export function queryOf(state: ListState): Query {
  return { page: state.page, size: state.size, sort: sortOf(state), ...filterQuery(state) }
}

const one = (value: string): readonly string[] => (value === '' ? [] : [value])

/** The filters of a state as the chips show them. */
export function filterValues(state: ListState): FilterValues {
  const { status, profession, specialty, subspecialty, city, province, expiring } = state
  const all = {
    status,
    profession: one(profession),
    specialty: one(specialty),
    subspecialty: one(subspecialty),
    city: one(city),
    province: one(province),
    expiring: one(expiring),
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))
}

/** Returns the changes to the URL state when the filter chips change; the list starts again at its first page. */
export function changesOf(values: FilterValues): Partial<ListState> {
  return {
    page: 0,
    status: [...(values['status'] ?? [])],
    profession: (values['profession']?.[0] ?? '') as ListState['profession'],
    specialty: values['specialty']?.[0] ?? '',
    subspecialty: values['subspecialty']?.[0] ?? '',
    city: values['city']?.[0] ?? '',
    province: values['province']?.[0] ?? '',
    expiring: (values['expiring']?.[0] ?? '') as ListState['expiring'],
  }
}

/** The views over the table: a name for a set of filters. */
const savedViews: readonly { label: string; filters: FilterValues }[] = [
  { label: 'All', filters: {} },
  { label: 'Accredited', filters: { status: ['ACCREDITED'] } },
  { label: 'Expiring soon', filters: { expiring: ['any'] } },
  { label: 'Missing documents', filters: { status: ['ACCREDITED'], expiring: ['MISSING'] } },
  { label: 'For payment', filters: { status: ['FOR_PAYMENT_ONLY'] } },
  { label: 'Dentists', filters: { profession: ['DMD'] } },
]

/** The views with what each changes, and whether exactly its filters are set. */
export function viewsOf(
  state: ListState,
): { label: string; changes: Partial<ListState>; isCurrent: boolean }[] {
  const now = JSON.stringify(filterValues(state))
  return savedViews.map(({ label, filters }) => ({
    label,
    changes: changesOf(filters),
    isCurrent: JSON.stringify(filters) === now,
  }))
}

import type { InputOf } from '@capiz/api/contract/define'
import type { physician } from '@capiz/api/contract/physician'
import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import type { FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, someOf, text, type UrlSchema, wholeNumber } from '../../../lib/url-state.ts'

/** Properties the list can be sorted by, in both directions. */
const sorts = ['lastName', 'code', 'prcNumber', 'accreditationStatusCode', 'contractValidityDate'].flatMap(
  (property) => [`${property},ASC`, `${property},DESC`],
)

/** What the list shows, as it stands in the address. */
export interface ListState {
  page: number
  size: number
  sort: string
  term: string
  status: string[]
  profession: '' | 'MD' | 'DMD'
  /** code of a specialization */
  specialty: string
  /** name of a province in which the physician practises */
  province: string
  expiring: '' | 'any'
}

/** How the address is read; see `useUrlState`. */
export const listSchema: UrlSchema<ListState> = {
  page: wholeNumber(0),
  size: wholeNumber(10, { values: [10, 25, 50, 100] }),
  sort: oneOf(sorts, 'lastName,ASC'),
  term: text,
  status: someOf(accreditationStatusCodes),
  profession: oneOf(['', 'MD', 'DMD'], ''),
  specialty: text,
  province: text,
  expiring: oneOf(['', 'any'], ''),
}

type Query = NonNullable<InputOf<typeof physician.rows>['query']>

const given = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim())

/** The filters of a state as the calls of the list and its export take them; what is not set is left out. */
export function filterQuery({ term, status, profession, specialty, province }: ListState) {
  return {
    term: given(term),
    accreditationStatusCode: given(status.join(',')),
    type: given(profession),
    specializationCode: given(specialty),
    province: given(province),
  }
}

/** The query of the list calls for a state. */
export function queryOf(state: ListState): Query {
  return { page: state.page, size: state.size, sort: state.sort, ...filterQuery(state) }
}

const one = (value: string): readonly string[] => (value === '' ? [] : [value])

/** The filters of a state as the chips show them. */
export function filterValues({ status, profession, specialty, province, expiring }: ListState): FilterValues {
  const all = {
    status,
    profession: one(profession),
    specialty: one(specialty),
    province: one(province),
    expiring: one(expiring),
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))
}

/** What the address becomes when the chips change; the list starts again at its first page. */
export function changesOf(values: FilterValues): Partial<ListState> {
  return {
    page: 0,
    status: [...(values['status'] ?? [])],
    profession: (values['profession']?.[0] ?? '') as ListState['profession'],
    specialty: values['specialty']?.[0] ?? '',
    province: values['province']?.[0] ?? '',
    expiring: (values['expiring']?.[0] ?? '') as ListState['expiring'],
  }
}

/** The views over the table: a name for a set of filters. */
const savedViews: readonly { label: string; filters: FilterValues }[] = [
  { label: 'All', filters: {} },
  { label: 'Accredited', filters: { status: ['ACCREDITED'] } },
  { label: 'Expiring soon', filters: { expiring: ['any'] } },
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

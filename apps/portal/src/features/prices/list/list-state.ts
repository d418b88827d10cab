import { type HeaderField, headerFields, ownerField, priceSheetKinds } from '@capiz/domain/fees'
import { isIsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import * as v from 'valibot'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'
import { knownQuery, knownSchema, type KnownState } from '../model/known-state.ts'
import type { PriceScreen } from '../model/kinds.ts'
import type { Names } from '../model/names.ts'
import { headerLabels } from '../../../patterns/price-labels.ts'

/** Filters of the specification that every list of price sheets knows; a kind uses those it has a field for. */
const filterNames = [...headerFields, 'discountType', 'packageName'] as const

type FilterName = (typeof filterNames)[number]

/** The state of a list of price sheets, stored in the URL. */
export interface ListState extends Record<FilterName, string>, KnownState {
  page: number
  size: number
  sort: string
  term: string
  /** a day, or nothing */
  effectiveDate: string
  /** leaves out what has not begun yet */
  filterFutureDates: '' | 'true'
}

const sorts = ['effectiveDate', 'validityDate', 'encodedDate', 'updatedDate', ...headerFields].flatMap(
  (property) => [`${property},ASC`, `${property},DESC`],
)
const day = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (isIsoDate(value) ? value : '')),
)

/** How the address is read; see `useUrlState`. */
export const listSchema: UrlSchema<ListState> = {
  page: wholeNumber(0),
  size: pageSize(10),
  sort: oneOf(sorts, 'effectiveDate,DESC'),
  term: text,
  healthFacilityCode: text,
  physicianCode: text,
  societyName: text,
  serviceType: text,
  costCenter: text,
  roomCategoryCode: text,
  discountType: text,
  packageName: text,
  effectiveDate: day,
  filterFutureDates: oneOf(['', 'true'], ''),
  ...knownSchema,
}

const given = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim())

/** The properties a kind can be sorted by; another one in the address is left out. */
function sortOf(screen: PriceScreen, sort: string): string {
  const [property = ''] = sort.split(',')
  const isHeader = (headerFields as readonly string[]).includes(property)
  return isHeader && !(screen.headerKey as readonly string[]).includes(property) ? 'effectiveDate,DESC' : sort
}

/** The query of the list call for a state; filters that are not set, or that the kind has no field for, are left out. */
export function listQuery(screen: PriceScreen, state: ListState) {
  const filters = filterNames
    .filter((name) => has(screen, name))
    .map((name) => [name, given(state[name])] as const)
  return {
    page: state.page,
    size: state.size,
    sort: sortOf(screen, state.sort),
    term: given(state.term),
    effectiveDate: given(state.effectiveDate),
    filterFutureDates: given(state.filterFutureDates),
    ...knownQuery(state),
    ...(Object.fromEntries(filters) as Partial<Record<FilterName, string>>),
  }
}

const ownLabels: Readonly<Partial<Record<FilterName, string>>> = {
  healthFacilityCode: 'Facility code',
  physicianCode: 'Physician code',
  discountType: 'Discount',
  packageName: 'Package',
}

/** Whether a kind has a field that a filter looks at. */
function has(screen: PriceScreen, name: FilterName): boolean {
  const { headerKey, lineFields } = priceSheetKinds[screen.kind]
  return (headerKey as readonly string[]).includes(name) || lineFields.some((field) => field.name === name)
}

/** The filters offered for a kind. */
export function listFilters(screen: PriceScreen, names: Names): FilterDeclaration[] {
  const fields = filterNames
    .filter((name) => has(screen, name))
    .map((name): FilterDeclaration => {
      const options = names.choicesOf(name)
      const label = ownLabels[name] ?? headerLabels[name as HeaderField]
      const isOwner = name === ownerField(screen.kind)
      return options.length > 0
        ? { id: name, label, kind: 'one', isSuggested: true, options }
        : { id: name, label, kind: 'text', isSuggested: !isOwner }
    })
  return [
    ...fields,
    {
      id: 'filterFutureDates',
      label: 'Coming sheets',
      kind: 'one',
      isSuggested: true,
      options: [{ value: 'true', label: 'Left out' }],
    },
  ]
}

/** The days of a list of sheets: what it can be narrowed by, and whose knowledge it shows. */
export const sheetDays = [
  { name: 'effectiveDate', label: 'Takes effect on' },
  { name: 'knownAt', label: 'As known on' },
] as const

const chipNames = [...filterNames, 'filterFutureDates'] as const

/** The filters of a state as the chips show them. */
export function filterValues(state: ListState): FilterValues {
  return Object.fromEntries(
    chipNames.filter((name) => state[name] !== '').map((name) => [name, [state[name]]]),
  )
}

/** Returns the changes to the URL state when the filter chips change; the list starts again at its first page. */
export function filterChanges(values: FilterValues): Partial<ListState> {
  const changed = chipNames.map((name) => [name, values[name]?.[0] ?? ''])
  return { page: 0, ...(Object.fromEntries(changed) as Partial<ListState>) }
}

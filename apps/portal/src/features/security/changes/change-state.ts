import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'

/** The state of the list of access changes, stored in the URL. */
interface ChangeListState {
  page: number
  size: number
  sort: string
  status: 'OPEN' | 'ALL'
}

/** How the address is read. */
export const changeListSchema: UrlSchema<ChangeListState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(['askedDate,DESC', 'askedDate,ASC'], 'askedDate,DESC'),
  status: oneOf(['OPEN', 'ALL'], 'OPEN'),
}

/** The query of the list for a state. */
export const changeListQuery = ({ page, size, sort, status }: ChangeListState) => ({
  page,
  size,
  sort,
  status: status === 'OPEN' ? status : undefined,
})

/** The filters above the list. */
export const changeListFilters: readonly FilterDeclaration[] = [
  {
    id: 'status',
    label: 'Show',
    kind: 'one',
    isSuggested: true,
    options: [{ value: 'ALL', label: 'Decided ones as well' }],
  },
]

/** The set filters as the chips show them. */
export const changeListValues = ({ status }: ChangeListState): FilterValues =>
  status === 'ALL' ? { status: ['ALL'] } : {}

/** Returns the changes to the URL state when the filter chips change. */
export const changeListChanges = (values: FilterValues): Partial<ChangeListState> => ({
  page: 0,
  status: values['status']?.[0] === 'ALL' ? 'ALL' : 'OPEN',
})

import type { FilterValues } from '@capiz/ui/FilterBar'
import { type UrlSchema, useUrlState } from '../platform/routing/url-state.ts'
import type { Place } from './PagedTable.tsx'

/** How the state of a list is searched and filtered; constant for a list. */
interface ListWays<S extends Place> {
  /** the search box above the list, and the part of the state that holds what is typed there */
  search?: { by: keyof S & string; label: string; placeholder: string }
  /** the set filters as the chips show them */
  values: (state: S) => FilterValues
  /** what the address becomes when the chips change */
  changes: (values: FilterValues) => Partial<S>
}

/** The state of a list in the address, and what `PagedList` takes of it. */
export function useListState<S extends Place>(schema: UrlSchema<S>, ways: ListWays<S>) {
  const [state, change] = useUrlState(schema)
  const { search, values, changes } = ways
  // a search begins at the first page again, and typing it makes no history
  const searched = (term: string) => (search ? { [search.by]: term } : {}) as Partial<S>
  const list = {
    state,
    onPlace: (place: Place) => change(place as Partial<S>),
    values: values(state),
    onValues: (chosen: FilterValues) => change(changes(chosen)),
    onClear: () => change({ ...searched(''), ...changes({}) }),
    ...(search && {
      search: {
        label: search.label,
        placeholder: search.placeholder,
        term: String(state[search.by]),
        onTerm: (term: string) => change({ ...searched(term), page: 0 }, true),
      },
    }),
  }
  return [state, list, change] as const
}

import { referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import { wholeList } from '../../patterns/whole-list.ts'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'

/** The state of a maintained list, stored in the URL. */
export interface ListState {
  page: number
  size: number
  /** property and direction; a property the list does not have falls back to the newest change first */
  sort: string
  term: string
  group: string
  state: '' | 'ENABLED' | 'DISABLED'
}

/** The default sort of lists (specification 2, section 7.1). */
const newestFirst = 'updatedDate,DESC'

/**
 * The default sort as the call takes it: what is deleted comes last, and what changed at one moment, such as the items a list
 * began with, stands in the order of the drop-downs.
 */
function ownOrder(base: ReferenceBase): string[] {
  return ['deleted,ASC', newestFirst, ...[wholeList(base).sort].flat()]
}

/** How the address is read. */
export const listSchema: UrlSchema<ListState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: text,
  term: text,
  group: text,
  state: oneOf(['', 'ENABLED', 'DISABLED'], ''),
}

/** The sort of a list; the address may hold one that belongs to another list. */
export function sortOf(base: ReferenceBase, sort: string): string {
  const [property, direction] = sort.split(',')
  const isKnown = referenceLists[base].fields.some(({ name }) => name === property)
  return isKnown && (direction === 'ASC' || direction === 'DESC') ? sort : newestFirst
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the list call for a state. */
export function listQuery(base: ReferenceBase, state: ListState) {
  const sort = sortOf(base, state.sort)
  return {
    page: state.page,
    size: state.size,
    sort: sort === newestFirst ? ownOrder(base) : sort,
    term: given(state.term),
    group: referenceLists[base].groupField === undefined ? undefined : given(state.group),
    status: given(state.state),
  }
}

/** The filters of a list: its group, when it has one, and whether items are in use. */
export function filtersOf(base: ReferenceBase, groups: readonly FilterOption[]): FilterDeclaration[] {
  const { groupField, fields } = referenceLists[base]
  const label = fields.find(({ name }) => name === groupField)?.label
  const state: FilterDeclaration = {
    id: 'state',
    label: 'State',
    kind: 'one',
    isSuggested: true,
    options: [
      { value: 'ENABLED', label: 'In use' },
      { value: 'DISABLED', label: 'Deleted' },
    ],
  }
  if (label === undefined) return [state]
  return [{ id: 'group', label, kind: 'one', isSuggested: true, options: groups }, state]
}

/** The set filters as the chips show them. */
export function valuesOf({ group, state }: ListState): FilterValues {
  return { ...(group && { group: [group] }), ...(state && { state: [state] }) }
}

/** Returns the changes to the URL state when the filter chips change. */
export function changesOf(values: FilterValues): Partial<ListState> {
  return {
    page: 0,
    group: values['group']?.[0] ?? '',
    state: (values['state']?.[0] ?? '') as ListState['state'],
  }
}

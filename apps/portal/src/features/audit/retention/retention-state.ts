import { retentionKindCodes, retentionKinds, type RetentionKind } from '@capiz/domain/privacy'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'

const sorts = ['runDate', 'kind', 'rows'].flatMap((property) => [`${property},DESC`, `${property},ASC`])

const results = { REMOVED: 'Rows removed', NOTHING: 'Nothing to remove' } as const

/** The state of the list of retention runs, stored in the URL. */
interface RetentionState {
  page: number
  size: number
  sort: string
  kind: '' | RetentionKind
  result: '' | keyof typeof results
}

/** How the address is read. */
export const retentionSchema: UrlSchema<RetentionState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'runDate,DESC'),
  kind: oneOf(['', ...retentionKindCodes], ''),
  result: oneOf(['', 'REMOVED', 'NOTHING'], ''),
}

/** The query of the list for a state. */
export const retentionQuery = ({ kind, result, ...paging }: RetentionState) => ({
  ...paging,
  kind: kind || undefined,
  result: result || undefined,
})

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The filters above the list. */
export const retentionFilters: readonly FilterDeclaration[] = [
  { id: 'kind', label: 'Data', kind: 'one', isSuggested: true, options: optionsOf(retentionKinds) },
  { id: 'result', label: 'Result', kind: 'one', isSuggested: true, options: optionsOf(results) },
]

/** The set filters as the chips show them. */
export const retentionValues = ({ kind, result }: RetentionState): FilterValues => ({
  ...(kind && { kind: [kind] }),
  ...(result && { result: [result] }),
})

/** Returns the changes to the URL state when the filter chips change. */
export const retentionChanges = (values: FilterValues): Partial<RetentionState> => ({
  page: 0,
  kind: (values['kind']?.[0] ?? '') as RetentionState['kind'],
  result: (values['result']?.[0] ?? '') as RetentionState['result'],
})

import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, type UrlSchema, wholeNumber } from '../../../lib/url-state.ts'
import { wordsFor } from '../labels.ts'
import { rulePages } from './rule-values.ts'

const sorts = ['effectiveDate', 'documentTypeCode', 'pageType', 'updatedDate'].flatMap((property) => [
  `${property},ASC`,
  `${property},DESC`,
])

/** What the list of rules shows, as it stands in the address. */
export interface RuleState {
  page: number
  size: number
  sort: string
  pageType: string
  status: string
}

/** How the address is read. */
export const ruleSchema: UrlSchema<RuleState> = {
  page: wholeNumber(0),
  size: wholeNumber(25, { values: [10, 25, 50, 100] }),
  sort: oneOf(sorts, 'effectiveDate,DESC'),
  pageType: oneOf(['', ...rulePages], ''),
  status: oneOf(['', 'ENABLED', 'DISABLED'], ''),
}

/** The query of the list for a state. */
export function ruleQuery({ page, size, sort, pageType, status }: RuleState) {
  return { page, size, sort, pageType: pageType || undefined, status: status || undefined }
}

/** The filters above the list. */
export const ruleFilters: readonly FilterDeclaration[] = [
  {
    id: 'pageType',
    label: 'Page',
    kind: 'one',
    isSuggested: true,
    options: rulePages.map((value) => ({ value, label: wordsFor(value) })),
  },
  {
    id: 'status',
    label: 'State',
    kind: 'one',
    isSuggested: true,
    options: [
      { value: 'ENABLED', label: 'In use' },
      { value: 'DISABLED', label: 'Deleted' },
    ],
  },
]

/** The set filters as the chips show them. */
export function ruleValues({ pageType, status }: RuleState): FilterValues {
  return { ...(pageType && { pageType: [pageType] }), ...(status && { status: [status] }) }
}

/** What the address becomes when the chips change. */
export function ruleChanges(values: FilterValues): Partial<RuleState> {
  return { page: 0, pageType: values['pageType']?.[0] ?? '', status: values['status']?.[0] ?? '' }
}

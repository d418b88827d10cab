import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'
import { choiceLabel } from '@capiz/domain/field'
import { askedPages, pageTypes } from '@capiz/domain/reference'

const sorts = ['effectiveDate', 'documentTypeCode', 'pageType', 'updatedDate'].flatMap((property) => [
  `${property},ASC`,
  `${property},DESC`,
])

/** The state of the list of rules, stored in the URL. */
export interface RuleState {
  page: number
  size: number
  sort: string
  pageType: string
  /** code of a document type */
  document: string
  status: string
}

/** How the address is read. */
export const ruleSchema: UrlSchema<RuleState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'effectiveDate,DESC'),
  pageType: oneOf(['', ...askedPages], ''),
  document: text,
  status: oneOf(['', 'ENABLED', 'DISABLED'], ''),
}

/** The query of the list for a state. */
export function ruleQuery({ page, size, sort, pageType, document, status }: RuleState) {
  const documentTypeCode = document.trim().toUpperCase() || undefined
  return { page, size, sort, pageType: pageType || undefined, documentTypeCode, status: status || undefined }
}

/** The filters above the list. */
export const ruleFilters: readonly FilterDeclaration[] = [
  {
    id: 'pageType',
    label: 'Page',
    kind: 'one',
    isSuggested: true,
    options: askedPages.map((value) => ({ value, label: choiceLabel(pageTypes, value) ?? value })),
  },
  { id: 'document', label: 'Document code', kind: 'text' },
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
export function ruleValues({ pageType, document, status }: RuleState): FilterValues {
  return {
    ...(pageType && { pageType: [pageType] }),
    ...(document && { document: [document] }),
    ...(status && { status: [status] }),
  }
}

/** Returns the changes to the URL state when the filter chips change. */
export function ruleChanges(values: FilterValues): Partial<RuleState> {
  const first = (name: string) => values[name]?.[0] ?? ''
  return { page: 0, pageType: first('pageType'), document: first('document'), status: first('status') }
}

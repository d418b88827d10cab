import { accreditationStatusCodes, presentStatus } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import {
  oneOf,
  pageSize,
  someOf,
  text,
  type UrlSchema,
  wholeNumber,
} from '../../platform/routing/url-state.ts'
import { firstDayOf, type Period, periodFilter, periods } from '../../patterns/period.ts'

const sorts = ['effectiveDate', 'createdDate', 'applicantCode', 'accreditationStatusCode'].flatMap(
  (property) => [`${property},ASC`, `${property},DESC`],
)

/** The state of the accreditation history, stored in the URL. */
export interface HistoryState {
  page: number
  size: number
  sort: string
  /** code of a facility, physician or affiliation */
  record: string
  status: string[]
  period: Period
}

/** How the address is read. */
export const historySchema: UrlSchema<HistoryState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'effectiveDate,DESC'),
  record: text,
  status: someOf(accreditationStatusCodes),
  period: oneOf(periods, ''),
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the list for a state. */
export function historyQuery({ page, size, sort, record, status, period }: HistoryState, today: IsoDate) {
  return {
    page,
    size,
    sort,
    applicantCode: given(record.toUpperCase()),
    accreditationStatusCode: given(status.join(',')),
    updatedFrom: firstDayOf(period, today),
  }
}

/** The filters above the list. */
export const historyFilters: readonly FilterDeclaration[] = [
  {
    id: 'status',
    label: 'Status',
    kind: 'many',
    isSuggested: true,
    options: accreditationStatusCodes.map((value) => ({ value, label: presentStatus(value).label })),
  },
  { ...periodFilter, label: 'Entered' },
]

/** The set filters as the chips show them. */
export function historyValues({ status, period }: HistoryState): FilterValues {
  return { ...(status.length > 0 && { status }), ...(period && { period: [period] }) }
}

/** Returns the changes to the URL state when the filter chips change. */
export function historyChanges(values: FilterValues): Partial<HistoryState> {
  return {
    page: 0,
    status: [...(values['status'] ?? [])],
    period: (values['period']?.[0] ?? '') as Period,
  }
}

import type { IsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { firstDayOf, type Period, periodFilter, periods } from '../../../patterns/period.ts'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'

const sorts = ['lastDate', 'firstDate', 'reads', 'downloads', 'changes'].flatMap((property) => [
  `${property},DESC`,
  `${property},ASC`,
])

/** The state of the reach report, stored in the URL. */
interface ReachState {
  page: number
  size: number
  sort: string
  /** username; empty for the reader's own */
  user: string
  period: Period
}

/** How the address is read. */
export const reachSchema: UrlSchema<ReachState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'lastDate,DESC'),
  user: text,
  period: oneOf(periods, 'month'),
}

/** The query of the report for a state; a report has a first day, so all of the time is a year. */
export function reachQuery({ page, size, sort, user, period }: ReachState, own: string, today: IsoDate) {
  const from = firstDayOf(period === '' ? 'year' : period, today) ?? today
  return { page, size, sort, username: user.trim().toLowerCase() || own, from, to: today }
}

/** The filters above the report. */
export const reachFilters: readonly FilterDeclaration[] = [periodFilter]

/** The set filters as the chips show them. */
export const reachValues = ({ period }: ReachState): FilterValues => (period ? { period: [period] } : {})

/** Returns the changes to the URL state when the filter chips change. */
export const reachChanges = (values: FilterValues): Partial<ReachState> => ({
  page: 0,
  period: (values['period']?.[0] ?? '') as Period,
})

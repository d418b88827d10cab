import type { ReportDeclaration } from '@capiz/domain/report'
import { capitalise, plural } from '@capiz/domain/text'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import { monthChoices } from '../../patterns/periods.ts'
import type { FilterTexts } from './filter-values.ts'

const places: ReadonlySet<string> = new Set(['region', 'province', 'city'])

/** Whether a filter is a part of the place. */
export const isPlace = (name: string): boolean => places.has(name)

const monthName = (month: string): string => monthChoices.find(({ value }) => value === month)?.label ?? month

/**
 * The filters of a report in one line: `20 Nov 2026, all regions, 1 more filter`. Days, month, year and place are named,
 * the others counted. `place` is the name of the chosen place, empty while it is read.
 */
export function filterSummary(
  { filters }: ReportDeclaration,
  texts: FilterTexts,
  place: string | undefined,
): string {
  const used = filters.filter(({ name }) => !isPlace(name) && (texts[name] ?? '') !== '')
  const ofKind = (kind: string) =>
    used.filter((filter) => filter.kind === kind).map(({ name }) => texts[name] ?? '')
  const days = ofKind('day').map((day) => (isIsoDate(day) ? formatDay(day) : day))
  const period = [...ofKind('month').map(monthName), ...ofKind('year')]
  const others = used.length - days.length - period.length
  const line = [
    days.join(' to '),
    period.join(' '),
    filters.some(({ name }) => isPlace(name)) ? (place ?? 'all regions') : '',
    others > 0 ? plural(others, 'more filter', 'more filters') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
  return line === '' ? 'No filters' : capitalise(line)
}

import { monthNames } from '@capiz/domain/time'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'
import { activityLabels } from '../../../patterns/labels.ts'

const sorts = ['activityDate', 'createdDate', 'applicantCode', 'activityType', 'topic', 'createdBy'].flatMap(
  (property) => [`${property},ASC`, `${property},DESC`],
)

/** The state of the activity log, stored in the URL. */
export interface ActivityState {
  page: number
  size: number
  sort: string
  /** words in the remarks or the result */
  term: string
  record: string
  type: string
  topic: string
  actor: string
  year: string
  month: string
}

/** How the address is read. */
export const activitySchema: UrlSchema<ActivityState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'activityDate,DESC'),
  term: text,
  record: text,
  type: oneOf(['', ...Object.keys(activityLabels)], ''),
  topic: text,
  actor: text,
  year: text,
  month: text,
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the list for a state. */
export function activityQuery(state: ActivityState) {
  const { page, size, sort, term, record, type, topic, actor, year, month } = state
  return {
    page,
    size,
    sort,
    term: given(term),
    applicantCode: given(record.toUpperCase()),
    type: given(type),
    topic: given(topic),
    actor: given(actor.toLowerCase()),
    year: given(year),
    month: given(month),
  }
}

/** The filters above the log (specification 2, 7.4); the last five years are offered. */
export function activityFilters(today: string): FilterDeclaration[] {
  const year = Number(today.slice(0, 4))
  return [
    {
      id: 'type',
      label: 'Kind',
      kind: 'one',
      isSuggested: true,
      options: Object.entries(activityLabels).map(([value, label]) => ({ value, label })),
    },
    { id: 'record', label: 'Provider code', kind: 'text', isSuggested: true },
    {
      id: 'year',
      label: 'Year',
      kind: 'one',
      isSuggested: true,
      options: [0, 1, 2, 3, 4].map((back) => String(year - back)).map((value) => ({ value, label: value })),
    },
    {
      id: 'month',
      label: 'Month',
      kind: 'one',
      options: monthNames.map((label, place) => ({ value: String(place + 1), label })),
    },
    { id: 'topic', label: 'Topic', kind: 'text' },
    { id: 'actor', label: 'Username', kind: 'text' },
  ]
}

const chips = ['type', 'record', 'year', 'month', 'topic', 'actor'] as const

/** The set filters as the chips show them. */
export function activityValues(state: ActivityState): FilterValues {
  return Object.fromEntries(chips.flatMap((name) => (state[name] ? [[name, [state[name]]]] : [])))
}

/** Returns the changes to the URL state when the filter chips change. */
export function activityChanges(values: FilterValues): Partial<ActivityState> {
  return { page: 0, ...Object.fromEntries(chips.map((name) => [name, values[name]?.[0] ?? ''])) }
}

import type { IsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'
import { firstDayOf, type Period, periodFilter, periods } from '../../patterns/period.ts'

/** The state of the log, stored in the URL. */
export interface AuditState {
  page: number
  size: number
  /** part of a username */
  actor: string
  topic: string
  /** kind of record, as the log calls it */
  type: string
  /** code of a record */
  record: string
  /** code of one entry */
  code: string
  period: Period
}

/** How the address is read. */
export const auditSchema: UrlSchema<AuditState> = {
  page: wholeNumber(0),
  size: pageSize(),
  actor: text,
  topic: text,
  type: text,
  record: text,
  code: text,
  period: oneOf(periods, ''),
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the log for a state. */
export function auditQuery(state: AuditState, today: IsoDate) {
  const { page, size, actor, topic, type, record, code, period } = state
  return {
    page,
    size,
    sort: 'updatedDate,DESC',
    actor: given(actor),
    auditTopic: given(topic),
    entityType: given(type),
    entityCode: given(record.toUpperCase()),
    code: given(code.toUpperCase()),
    updatedFrom: firstDayOf(period, today),
  }
}

/** Kinds of record that are looked for most, by their name in the log. */
export const recordTypes: Readonly<Record<string, string>> = {
  'health-facility': 'Health facility',
  physician: 'Physician',
  affiliation: 'Affiliation',
  'user-request': 'Request',
  user: 'User',
  role: 'Role',
  'report-group': 'Report group',
}

/** The filters above the log; the topics are those of the chosen record. */
export function auditFilters(topics: readonly string[]): FilterDeclaration[] {
  const known: FilterOption[] = topics.map((topic) => ({ value: topic, label: topic }))
  return [
    { id: 'record', label: 'Record code', kind: 'text', isSuggested: true },
    known.length > 0
      ? { id: 'topic', label: 'Topic', kind: 'one', isSuggested: true, options: known }
      : { id: 'topic', label: 'Topic', kind: 'text', isSuggested: true },
    periodFilter,
    {
      id: 'type',
      label: 'Kind of record',
      kind: 'one',
      options: Object.entries(recordTypes).map(([value, label]) => ({ value, label })),
    },
    { id: 'code', label: 'Entry', kind: 'text' },
  ]
}

const chips = ['record', 'topic', 'period', 'type', 'code'] as const

/** The set filters as the chips show them. */
export function auditValues(state: AuditState): FilterValues {
  return Object.fromEntries(chips.flatMap((name) => (state[name] ? [[name, [state[name]]]] : [])))
}

/** Returns the changes to the URL state when the filter chips change. */
export function auditChanges(values: FilterValues): Partial<AuditState> {
  const first = (name: (typeof chips)[number]) => values[name]?.[0] ?? ''
  return {
    page: 0,
    record: first('record'),
    topic: first('topic'),
    type: first('type'),
    code: first('code'),
    period: first('period') as Period,
  }
}

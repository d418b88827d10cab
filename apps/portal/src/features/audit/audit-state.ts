import { addDays, type IsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, text, type UrlSchema, wholeNumber } from '../../lib/url-state.ts'

const periods = ['', 'today', 'week', 'month'] as const

/** What the log shows, as it stands in the address. */
export interface AuditState {
  page: number
  size: number
  /** part of a username */
  actor: string
  topic: string
  /** code of a record */
  record: string
  period: (typeof periods)[number]
}

/** How the address is read. */
export const auditSchema: UrlSchema<AuditState> = {
  page: wholeNumber(0),
  size: wholeNumber(25, { values: [10, 25, 50, 100] }),
  actor: text,
  topic: text,
  record: text,
  period: oneOf(periods, ''),
}

/** Days before today that a period begins. */
const daysBack = { today: 0, week: 6, month: 29 } as const

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the log for a state. */
export function auditQuery({ page, size, actor, topic, record, period }: AuditState, today: IsoDate) {
  return {
    page,
    size,
    sort: 'updatedDate,DESC',
    actor: given(actor),
    auditTopic: given(topic),
    entityCode: given(record.toUpperCase()),
    updatedFrom: period === '' ? undefined : addDays(today, -daysBack[period]),
  }
}

/** The filters above the log. */
export const auditFilters: readonly FilterDeclaration[] = [
  { id: 'record', label: 'Record code', kind: 'text', isSuggested: true },
  { id: 'topic', label: 'Topic', kind: 'text', isSuggested: true },
  {
    id: 'period',
    label: 'When',
    kind: 'one',
    isSuggested: true,
    options: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: 'Last 7 days' },
      { value: 'month', label: 'Last 30 days' },
    ],
  },
]

/** The set filters as the chips show them. */
export function auditValues({ topic, record, period }: AuditState): FilterValues {
  return {
    ...(record && { record: [record] }),
    ...(topic && { topic: [topic] }),
    ...(period && { period: [period] }),
  }
}

/** What the address becomes when the chips change. */
export function auditChanges(values: FilterValues): Partial<AuditState> {
  return {
    page: 0,
    record: values['record']?.[0] ?? '',
    topic: values['topic']?.[0] ?? '',
    period: (values['period']?.[0] ?? '') as AuditState['period'],
  }
}

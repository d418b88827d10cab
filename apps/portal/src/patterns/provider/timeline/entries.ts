import type { OutputOf } from '@capiz/api/contract/define'
import type { document } from '@capiz/api/contract/document'
import type { accreditationHistory, activityLog, auditLog } from '@capiz/api/contract/log'
import type { request } from '@capiz/api/contract/request'
import { presentStatus, requestStatusPresentation } from '@capiz/domain/accreditation'
import { requestTypeInfo } from '@capiz/domain/request'
import { joinWords } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { TimelineEntry } from '@capiz/ui/Timeline'
import { activityLabels, dayOf, fieldWords, timeOf } from '../words.ts'

/** Kinds of events in the stream of a record. */
export const eventKinds = ['status', 'request', 'document', 'activity', 'change'] as const

/** One kind of event. */
export type EventKind = (typeof eventKinds)[number]

/** An event with its kind and the moment by which the stream is ordered. */
export interface RecordEvent extends TimelineEntry {
  readonly kind: EventKind
  readonly at: string
}

type StatusRow = OutputOf<typeof accreditationHistory.list>['content'][number]
type RequestRow = Pick<
  OutputOf<typeof request.list>['content'][number],
  'code' | 'type' | 'status' | 'requesterName' | 'requestedDate' | 'decidedBy' | 'decidedDate' | 'remarks'
>
type ActivityRow = OutputOf<typeof activityLog.list>['content'][number]
type AuditRow = OutputOf<typeof auditLog.list>['content'][number]
type FileRow = OutputOf<typeof document.files>[number]

const moment = (at: string) => ({ at, day: dayOf(at), time: timeOf(at) })

/** A status change: the status, why, and from which day when that is another one. */
export function statusEvent(row: StatusRow): RecordEvent {
  const { label, tone, icon } = presentStatus(row.toStatus)
  const when = moment(row.createdDate)
  const from = row.effectiveDate as IsoDate
  const since = from === when.day ? '' : `From ${formatDay(from)}`
  const text = [since, row.reason ?? row.remarks ?? ''].filter(Boolean).join(': ')
  return {
    ...when,
    id: `status-${row.id}`,
    kind: 'status',
    title: label,
    tone,
    icon,
    who: row.createdBy,
    text,
  }
}

/** A request by its latest step. */
export function requestEvent(row: RequestRow): RecordEvent {
  const { label, tone, icon } = requestStatusPresentation[row.status]
  const decided = row.decidedDate ?? row.requestedDate
  return {
    ...moment(decided),
    id: `request-${row.code}`,
    kind: 'request',
    title: `${requestTypeInfo[row.type].label}: ${label.toLowerCase()}`,
    text: row.remarks ?? undefined,
    tone,
    icon,
    who: row.decidedDate === null ? row.requesterName : (row.decidedBy ?? row.requesterName),
    href: `/dashboard/requests/${row.code}`,
  }
}

/** A document that was added. */
export function documentEvent(row: FileRow): RecordEvent {
  return {
    ...moment(row.uploadedDate),
    id: `document-${row.uuid}`,
    kind: 'document',
    title: `${row.docTypeLabel ?? row.fileName} added`,
    text: row.validityDate === null ? undefined : `Valid until ${formatDay(row.validityDate as IsoDate)}`,
    tone: 'neutral',
    icon: 'check',
    who: row.uploadedBy,
  }
}

/** Something staff did and wrote down. */
export function activityEvent(row: ActivityRow): RecordEvent {
  const kind = activityLabels[row.activityType] ?? row.activityType
  return {
    id: `activity-${row.id}`,
    kind: 'activity',
    // the day it happened counts, not the one on which it was typed in
    at: `${row.activityDate}T${timeOf(row.createdDate)}:00+08:00`,
    day: row.activityDate as IsoDate,
    title: row.topic === null ? kind : `${kind}: ${row.topic}`,
    text: [row.remarks, row.result ?? ''].filter(Boolean).join(' Result: '),
    tone: 'progress',
    icon: 'pencil',
    who: row.createdBy,
  }
}

const verbs: Readonly<Record<string, string>> = { CREATE: 'added', UPDATE: 'changed', DELETE: 'removed' }

/** A save that the audit log recorded, with the names of the fields it touched. */
export function changeEvent(row: AuditRow): RecordEvent {
  const fields = row.changes.map(({ field }) => fieldWords(field))
  const shown = fields.length > 6 ? [...fields.slice(0, 6), `${fields.length - 6} more`] : fields
  return {
    ...moment(row.updatedDate),
    id: `change-${row.id}`,
    kind: 'change',
    title: `${row.auditTopic} ${verbs[row.action] ?? 'changed'}`,
    text: shown.length === 0 ? undefined : `Fields: ${joinWords(shown)}`,
    tone: 'neutral',
    icon: 'pencil',
    who: row.actor,
  }
}

/** Events newest first; of one moment the order they came in stays. */
export function inOrder(events: readonly RecordEvent[]): RecordEvent[] {
  return events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

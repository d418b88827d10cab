import type { UserRequestRow } from '@capiz/api/schema/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { dueGroup, dueText, requestDueDate } from '@capiz/domain/work'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import type { InferOutput } from 'valibot'
import type { QueueState } from './queue-state.ts'
import { today } from '../../patterns/today.ts'
import { DueDay } from '../../patterns/work/DueDay.tsx'
import type { ListColumn } from '../../patterns/list-column.ts'

/** A row of the request queue as the API returns it. */
export type QueueRow = InferOutput<typeof UserRequestRow>

const dayText = (at: string) => formatDay(manilaDay(new Date(at)))

const dueOf = ({ type, requestedDate, answerDueDate }: QueueRow) =>
  requestDueDate({ type, requestedOn: manilaDay(new Date(requestedDate)), answerDueDate })

function PlainStatus({ status }: QueueRow): ReactElement {
  return <DomainBadge code={status} vocabulary="request" size="sm" />
}

/** Whose turn it is: an answer that is due is named here, and how late it is in the column beside. */
function Status(row: QueueRow): ReactElement {
  return row.answerDueDate === null ? (
    <PlainStatus {...row} />
  ) : (
    <StatusBadge size="sm" tone="attention" label="Answer due" />
  )
}

/** How late an open request is; sorted downwards the most late comes first. */
const lateness: ListColumn<QueueRow> = {
  id: 'age',
  header: 'Lateness',
  isLabelHidden: true,
  fields: ['ageDays', 'stateDays'],
  text: (row) => dueText(dueOf(row), today()),
  cell: (row) => <DueDay day={dueOf(row)} />,
  kind: 'date',
  isAtLineEnd: true,
  sort: 'daysLate',
  priority: 2,
  minWidth: 118,
}

/** The same under headings that say how late the rows are. */
const plainLateness: ListColumn<QueueRow> = {
  ...lateness,
  cell: (row) => <DueDay day={dueOf(row)} isUnderHeading />,
}

const decided: ListColumn<QueueRow> = {
  id: 'age',
  kind: 'date',
  priority: 2,
  minWidth: 118,
  header: 'Decided',
  fields: ['decidedDate'],
  text: (row) => (row.decidedDate ? dayText(row.decidedDate) : ''),
  sort: 'decidedDate',
}

const requested: ListColumn<QueueRow> = {
  ...decided,
  header: 'Requested',
  fields: ['requestedDate'],
  text: (row) => dayText(row.requestedDate),
  sort: 'requestedDate',
}

/** Columns of open requests; the subject and the kind are one line of thought and stay together on narrow screens. */
const queueColumns: readonly ListColumn<QueueRow>[] = [
  {
    id: 'target',
    header: 'About',
    fields: ['targetName'],
    text: (row) => row.targetName,
    sort: 'targetName',
    minWidth: 248,
  },
  {
    id: 'type',
    header: 'Request',
    isLabelHidden: true,
    text: (row) => requestTypeInfo[row.type].label,
    sort: 'type',
    priority: 1,
    minWidth: 166,
  },
  {
    id: 'code',
    header: 'Code',
    text: (row) => row.code,
    kind: 'code',
    sort: 'code',
    priority: 3,
    // a hyphen is where a code would break
    minWidth: 132,
  },
  {
    id: 'requester',
    header: 'Requested by',
    shortHeader: 'By',
    fields: ['requesterName'],
    text: (row) => row.requesterName,
    isTooLongUnderName: true,
    priority: 3,
    minWidth: 146,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => row.status,
    cell: Status,
    sort: 'status',
    // the labels of requests are short: no more than "Answer due"
    minWidth: 116,
  },
  lateness,
]

const assignee: ListColumn<QueueRow> = {
  id: 'assignee',
  header: 'Assigned to',
  fields: ['assigneeName'],
  text: (row) => row.assigneeName ?? 'Unassigned',
  isUsual: (row) => row.assigneeName === null,
  isTooLongUnderName: true,
  priority: 3,
  minWidth: 134,
}

const others = queueColumns.filter((column) => column !== lateness)
const decidedColumns = [...others, decided]
const allColumns = [...others, requested]

/** In the queue of answers all are due: the status says how far each request has come. */
const withPlainStatus = (columns: readonly ListColumn<QueueRow>[]) =>
  columns.map((column) => (column.id === 'status' ? { ...column, cell: PlainStatus } : column))

/** Columns of open requests, for staff with who looks after each. */
const openColumns = (isStaff: boolean, last: ListColumn<QueueRow>) => {
  const columns = isStaff ? [...others, assignee, last] : [...others, last]
  return { open: columns, waiting: withPlainStatus(columns) }
}
const columnSets = {
  staff: { grouped: openColumns(true, plainLateness), plain: openColumns(true, lateness) },
  own: { grouped: openColumns(false, plainLateness), plain: openColumns(false, lateness) },
}

/** Whether the rows stand under headings that say how late they are: where they are sorted by it. */
export const isGroupedByLateness = ({ queue, sort }: Pick<QueueState, 'queue' | 'sort'>): boolean =>
  queue !== 'decided' && queue !== 'all' && sort.startsWith('daysLate')

/** How late a group of requests is, or when its requests are due. */
export const latenessHeading = (row: QueueRow): string => dueGroup(dueOf(row), today())

/** Whether a request is past its due day. */
export const isLate = (row: QueueRow): boolean => dueOf(row) < today()

/**
 * Columns of a queue: what is open tells how late it is, and staff who looks after it where somebody may; what is decided
 * tells when.
 */
export function columnsOf(state: QueueState, isStaff: boolean): readonly ListColumn<QueueRow>[] {
  const { queue } = state
  if (queue === 'decided') return decidedColumns
  if (queue === 'all') return allColumns
  const { grouped, plain } = columnSets[isStaff && queue !== 'unassigned' ? 'staff' : 'own']
  const columns = isGroupedByLateness(state) ? grouped : plain
  return queue === 'waiting' ? columns.waiting : columns.open
}

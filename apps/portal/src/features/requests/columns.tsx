import type { UserRequestRow } from '@capiz/api/schema/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { requestDueDays } from '@capiz/domain/work'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import type { InferOutput } from 'valibot'
import { answerState } from './answer-state.ts'
import type { Queue } from './queue-state.ts'
import type { ListColumn } from '../../patterns/list-column.ts'

/** A row of the request queue as the API returns it. */
export type QueueRow = InferOutput<typeof UserRequestRow>

const dayText = (at: string) => formatDay(manilaDay(new Date(at)))

/** Days over the promise of its type. */
const daysOver = ({ ageDays, type }: QueueRow): number => Math.max(0, ageDays - requestDueDays(type))

/** How long a request waits: over its promise by how much, else of a reviewed one since when for its decision. */
function waitText(row: QueueRow): string {
  const { ageDays, stateDays, status } = row
  const all = ageDays === 0 ? 'Today' : plural(ageDays, 'day', 'days')
  const over = daysOver(row)
  if (over > 0) return `${all}, ${over} late`
  return status === 'REVIEWED' && stateDays < ageDays ? `${all}, ${stateDays} since review` : all
}

/** The state of an answer among other statuses, in two words; the queue of answers tells its days. */
function shortAnswerState(dueDate: QueueRow['answerDueDate']): ReturnType<typeof answerState> {
  const answer = answerState(dueDate)
  return answer && { ...answer, label: answer.tone === 'stopped' ? 'Answer late' : 'Answer due' }
}

const statusOf = (of: typeof answerState) =>
  function Status(row: QueueRow): ReactElement {
    const answer = of(row.answerDueDate)
    return answer ? (
      <StatusBadge size="sm" {...answer} />
    ) : (
      <DomainBadge code={row.status} vocabulary="request" size="sm" />
    )
  }

const waiting: ListColumn<QueueRow> = {
  id: 'age',
  header: 'Waiting',
  fields: ['ageDays', 'stateDays'],
  text: waitText,
  cell: (row) =>
    daysOver(row) > 0 ? (
      <Text as="span" size="inherit" tone="danger">
        {waitText(row)}
      </Text>
    ) : (
      waitText(row)
    ),
  kind: 'date',
  sort: 'requestedDate',
  priority: 2,
  minWidth: 118,
}

const decided: ListColumn<QueueRow> = {
  ...waiting,
  cell: undefined,
  header: 'Decided',
  fields: ['decidedDate'],
  text: (row) => (row.decidedDate ? dayText(row.decidedDate) : ''),
  sort: 'decidedDate',
}

const requested: ListColumn<QueueRow> = {
  ...waiting,
  cell: undefined,
  header: 'Requested',
  fields: ['requestedDate'],
  text: (row) => dayText(row.requestedDate),
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
    fields: ['requesterName'],
    text: (row) => row.requesterName,
    priority: 3,
    minWidth: 146,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => row.status,
    cell: statusOf(shortAnswerState),
    sort: 'status',
    // the labels of requests are short: no more than "Answer late"
    minWidth: 116,
  },
  waiting,
]

const assignee: ListColumn<QueueRow> = {
  id: 'assignee',
  header: 'Assigned to',
  fields: ['assigneeName'],
  text: (row) => row.assigneeName ?? 'Unassigned',
  priority: 3,
  minWidth: 134,
}

const others = queueColumns.filter((column) => column !== waiting)
const decidedColumns = [...others, decided]
const allColumns = [...others, requested]

const workColumns = [...others, assignee, waiting]

/** In the queue of answers the status has the days of each, which takes some of the width of the name. */
const withAnswerDays = (columns: readonly ListColumn<QueueRow>[]) =>
  columns.map((column) => {
    if (column.id === 'status') return { ...column, cell: statusOf(answerState), minWidth: 156 }
    return column.id === 'target' ? { ...column, minWidth: 216 } : column
  })
const answerColumns = { staff: withAnswerDays(workColumns), own: withAnswerDays(queueColumns) }

/** Columns of a queue: what waits tells how long, and staff who looks after it; what is decided tells when. */
export function columnsOf(queue: Queue, isStaff: boolean): readonly ListColumn<QueueRow>[] {
  if (queue === 'decided') return decidedColumns
  if (queue === 'all') return allColumns
  if (queue === 'waiting') return isStaff ? answerColumns.staff : answerColumns.own
  return isStaff ? workColumns : queueColumns
}

import type { UserRequestRow } from '@capiz/api/schema/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay, manilaDay } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import type { InferOutput } from 'valibot'
import type { Queue } from './desk-state.ts'

/** A row of the desk as the wire brings it. */
export type DeskRow = InferOutput<typeof UserRequestRow>

const dayText = (at: string) => formatDay(manilaDay(new Date(at)))

/** How long a request waits. */
function waitText(row: DeskRow): string {
  return row.ageDays === 0 ? 'Today' : plural(row.ageDays, 'day', 'days')
}

const waiting: Column<DeskRow> = {
  id: 'age',
  header: 'Waiting',
  text: waitText,
  kind: 'date',
  sort: 'requestedDate',
  priority: 2,
  minWidth: 104,
}

const decided: Column<DeskRow> = {
  ...waiting,
  header: 'Decided',
  text: (row) => (row.decidedDate ? dayText(row.decidedDate) : ''),
  sort: 'decidedDate',
}

const asked: Column<DeskRow> = {
  ...waiting,
  header: 'Asked',
  text: (row) => dayText(row.requestedDate),
}

/** Columns of the desk; the kind and the subject are one line of thought and stay together on narrow screens. */
export const deskColumns: readonly Column<DeskRow>[] = [
  {
    id: 'type',
    header: 'Request',
    text: (row) => requestTypeInfo[row.type].label,
    sort: 'type',
    minWidth: 180,
  },
  {
    id: 'target',
    header: 'About',
    text: (row) => row.targetName,
    sort: 'targetName',
    priority: 1,
    minWidth: 220,
  },
  {
    id: 'code',
    header: 'Code',
    text: (row) => row.code,
    kind: 'code',
    sort: 'code',
    priority: 3,
    minWidth: 128,
  },
  { id: 'requester', header: 'Asked by', text: (row) => row.requesterName, priority: 3, minWidth: 150 },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => row.status,
    cell: (row) => <DomainBadge code={row.status} vocabulary="request" size="sm" />,
    sort: 'status',
    minWidth: 150,
  },
  waiting,
]

const others = deskColumns.filter((column) => column !== waiting)
const decidedColumns = [...others, decided]
const allColumns = [...others, asked]

/** Columns of a queue: what waits tells how long, what is decided tells when. */
export function columnsOf(queue: Queue): readonly Column<DeskRow>[] {
  if (queue === 'decided') return decidedColumns
  return queue === 'all' ? allColumns : deskColumns
}

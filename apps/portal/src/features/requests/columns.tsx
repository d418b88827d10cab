import type { UserRequestRow } from '@capiz/api/schema/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay, manilaDay } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import type { InferOutput } from 'valibot'

/** A row of the desk as the wire brings it. */
export type DeskRow = InferOutput<typeof UserRequestRow>

/** How long a request waits, or when it was decided. */
export function waitText(row: DeskRow): string {
  if (row.decidedDate) return formatDay(manilaDay(new Date(row.decidedDate)))
  return row.ageDays === 0 ? 'Today' : plural(row.ageDays, 'day', 'days')
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
  {
    id: 'age',
    header: 'Waiting',
    text: waitText,
    kind: 'date',
    sort: 'requestedDate',
    priority: 2,
    minWidth: 104,
  },
]

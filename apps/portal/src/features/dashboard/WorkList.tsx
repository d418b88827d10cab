import { request } from '@capiz/api/contract/request'
import type { UserRequestRow } from '@capiz/api/schema/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import type { ReactElement } from 'react'
import type { InferOutput } from 'valibot'
import { WholeTable } from '../../patterns/WholeTable.tsx'
import { useCall } from '../../platform/data/query.tsx'

const queuePath = '/dashboard/requests'

type Row = InferOutput<typeof UserRequestRow>

/** The number of requests on the page; the request queue shows the others. */
const shown = 10

const query = { status: 'PENDING,REVIEWED', sort: 'requestedDate,ASC', size: shown, page: 0 } as const

/** The choice of requests, by what a person may do with them. */
interface WorkListProps {
  /** the act the requests wait for; all open ones for those who only read */
  waits?: 'review' | 'approve' | undefined
}

const columns: readonly Column<Row>[] = [
  { id: 'target', header: 'About', text: (row) => row.targetName, minWidth: 200 },
  {
    id: 'type',
    header: 'Request',
    text: (row) => requestTypeInfo[row.type].label,
    priority: 1,
    minWidth: 160,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => row.status,
    cell: (row) => <DomainBadge code={row.status} vocabulary="request" size="sm" />,
    minWidth: 130,
  },
  {
    id: 'age',
    header: 'Waiting',
    text: (row) => (row.ageDays === 0 ? 'Today' : plural(row.ageDays, 'day', 'days')),
    kind: 'date',
    priority: 2,
    minWidth: 104,
  },
]

/** The requests that wait longest, first of all those that wait for the reader. */
export function WorkList({ waits }: WorkListProps): ReactElement {
  const answer = useCall(request.list, { query: waits === undefined ? query : { ...query, waits } })
  const label = waits === undefined ? 'Oldest open requests' : 'Waiting for you'
  const total = answer.data?.totalElements ?? 0
  return (
    <WholeTable
      label={label}
      caption={label}
      actions={
        total === 0 ? undefined : (
          <Link href={waits === undefined ? queuePath : `${queuePath}?waits=${waits}`} variant="standalone">
            {waits === undefined
              ? `All ${plural(total, 'request', 'requests')}`
              : 'All requests waiting for you'}
          </Link>
        )
      }
      columns={columns}
      rows={answer.data?.content ?? []}
      rowKey={(row) => row.code}
      rowHref={(row) => `${queuePath}/${row.code}`}
      source={{ answer, many: 'requests' }}
      empty={
        <EmptyState title="No request waits" level={3}>
          Applications and changes that need a decision appear here.
        </EmptyState>
      }
    />
  )
}

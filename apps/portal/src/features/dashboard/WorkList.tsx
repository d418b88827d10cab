import { request } from '@capiz/api/contract/request'
import type { UserRequestRow } from '@capiz/api/schema/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { type Column, DataTable } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import type { InferOutput } from 'valibot'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'

const deskPath = '/dashboard/requests'

type Row = InferOutput<typeof UserRequestRow>

/** Requests on the page; the desk shows the others. */
const shown = 10

const query = { status: 'PENDING,REVIEWED', sort: 'requestedDate,ASC', size: shown, page: 0 }

const columns: readonly Column<Row>[] = [
  { id: 'type', header: 'Request', text: (row) => requestTypeInfo[row.type].label, minWidth: 170 },
  { id: 'target', header: 'About', text: (row) => row.targetName, priority: 1, minWidth: 200 },
  { id: 'requester', header: 'Requested by', text: (row) => row.requesterName, priority: 3, minWidth: 140 },
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

/** The requests that wait longest. */
export function WorkList(): ReactElement {
  const navigate = useNavigate()
  const { data, error, isPending, isFetching, refetch } = useCall(request.list, { query })
  const total = data?.totalElements ?? 0
  const idle = isFetching ? 'refreshing' : 'idle'
  const status = isPending ? 'loading' : idle
  return (
    <DataTable
      label="Longest waiting requests"
      caption="Longest waiting"
      actions={
        total > shown ? (
          <Link href={deskPath} variant="standalone">{`All ${plural(total, 'request', 'requests')}`}</Link>
        ) : undefined
      }
      columns={columns}
      rows={data?.content ?? []}
      rowKey={(row) => row.code}
      rowHref={(row) => `${deskPath}/${row.code}`}
      onNavigate={(href) => void navigate(href)}
      page={{ number: 0, size: shown, totalElements: total, totalPages: 1 }}
      status={error !== null && data === undefined ? 'error' : status}
      errorText={`The requests could not be loaded. ${wordsForError(error) ?? ''}`}
      onRetry={() => void refetch()}
      hidesPages
      empty={
        <EmptyState title="No request waits" level={3}>
          Applications and changes that need a decision appear here.
        </EmptyState>
      }
      onChange={() => undefined}
    />
  )
}

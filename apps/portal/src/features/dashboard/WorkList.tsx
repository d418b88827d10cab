import { request } from '@capiz/api/contract/request'
import { plural } from '@capiz/domain/text'
import { DataTable } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'
import { deskColumns } from '../requests/columns.tsx'
import { deskPath } from '../requests/desk-state.ts'

/** Requests on the page; the desk shows the others. */
const shown = 10

const query = { status: 'PENDING,REVIEWED', sort: 'requestedDate,ASC', size: shown, page: 0 }
const columns = deskColumns.filter(({ id }) => id !== 'code').map(({ sort: _unused, ...column }) => column)

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

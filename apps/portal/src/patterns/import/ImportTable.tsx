import type { OutputOf } from '@capiz/api/contract/define'
import type { priceImport } from '@capiz/api/contract/row-import'
import { plural } from '@capiz/domain/text'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { type Column, DataTable } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'
import { usePersonNames } from '../people.ts'
import type { ImportBench } from './bench.ts'
import { goodRows, importStates } from './import-state.ts'

type Row = OutputOf<typeof priceImport.list>['content'][number]
type Query = { kind?: string; status?: Row['status']; ownerCode?: string; term?: string }

function outcome({ status, result, rows, counts }: Row): string {
  if (result !== null && status === 'DONE') return `${result.imported} of ${rows} saved`
  return rows === 0 ? '—' : `${goodRows({ counts })} of ${rows} good`
}

const columns: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'file', header: 'File', text: (row) => row.fileName, minWidth: 200 },
  { id: 'owner', header: 'For', kind: 'code', text: (row) => row.ownerCode ?? '—', priority: 3 },
  {
    id: 'status',
    header: 'Outcome',
    kind: 'status',
    text: (row) => importStates[row.status].label,
    cell: (row) => <StatusBadge size="sm" {...importStates[row.status]} />,
    minWidth: 176,
  },
  { id: 'rows', header: 'Rows', kind: 'number', text: outcome, priority: 3, minWidth: 130 },
  {
    id: 'when',
    header: 'Uploaded',
    kind: 'date',
    text: (row) => formatDay(manilaDay(new Date(row.createdDate))),
    sort: 'createdDate',
    minWidth: 112,
  },
]

interface ImportTableProps {
  bench: ImportBench
  /** heading of what a file was for; left out where all are for the same */
  kindLabel?: string
  /** what stands where there is nothing yet */
  emptyText: string
  query: Query
  isFiltered: boolean
  page: number
  size: number
  sort: string
  hrefOf: (code: string) => string
  onChange: (next: { page: number; size: number; sort: string }) => void
}

/** Uploads so far, newest first; each can be opened again and gone on with. */
export function ImportTable(props: ImportTableProps): ReactElement {
  const { bench, query, isFiltered, hrefOf, onChange } = props
  const navigate = useNavigate()
  const answer = useCall(
    bench.calls.list,
    { query: { ...query, page: props.page, size: props.size, sort: props.sort } },
    { keepsPrevious: true },
  )
  const page = answer.data
  const nameOf = usePersonNames(page?.content.map(({ createdBy }) => createdBy) ?? [])
  const who: Column<Row> = {
    id: 'who',
    header: 'By',
    text: ({ createdBy }) => nameOf(createdBy),
    priority: 4,
    minWidth: 130,
  }
  const [file, ...rest] = columns
  const kind: Column<Row>[] =
    props.kindLabel === undefined
      ? []
      : [{ id: 'kind', header: props.kindLabel, text: (row) => row.title, priority: 2, minWidth: 160 }]
  const count = page?.totalElements ?? 0
  return (
    <DataTable
      label="Uploads"
      columns={[file, ...kind, ...rest, who]}
      rows={page?.content ?? []}
      rowKey={({ code }) => code}
      rowHref={({ code }) => hrefOf(code)}
      onNavigate={(href) => void navigate(href)}
      caption={page === undefined ? 'Uploads' : plural(count, 'upload', 'uploads')}
      page={{
        number: page?.number ?? props.page,
        size: page?.size ?? props.size,
        totalElements: count,
        totalPages: page?.totalPages ?? 0,
      }}
      sort={props.sort}
      status={
        answer.isError ? 'error' : answer.isPending ? 'loading' : answer.isFetching ? 'refreshing' : 'idle'
      }
      errorText={`The uploads could not be loaded. ${wordsForError(answer.error) ?? ''}`}
      onRetry={() => void answer.refetch()}
      isFiltered={isFiltered}
      empty={
        <EmptyState title="No uploads yet" level={3}>
          {props.emptyText}
        </EmptyState>
      }
      noMatch={
        <EmptyState title="No upload matches" level={3}>
          Drop a filter or the search to see more.
        </EmptyState>
      }
      onChange={({ page: number, size, sort }) =>
        onChange({ page: number, size, sort: sort ?? 'createdDate,DESC' })
      }
    />
  )
}

import type { OutputOf } from '@capiz/api/contract/define'
import type { priceImport } from '@capiz/api/contract/row-import'
import { formatDay, manilaDay } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { type ReactElement, useMemo } from 'react'
import { useCall } from '../../lib/query.tsx'
import { PagedTable, type Place } from '../PagedTable.tsx'
import { usePersonNames } from '../people.ts'
import type { ImportBench } from './bench.ts'
import { goodRows, importStates } from './import-state.ts'

type Row = OutputOf<typeof priceImport.list>['content'][number]
type Query = { kind?: string; status?: Row['status']; ownerCode?: string; term?: string }

function outcome({ status, result, rows, counts }: Row): string {
  if (result !== null && status === 'DONE') return `${result.imported} of ${rows} saved`
  return rows === 0 ? '—' : `${goodRows({ counts })} of ${rows} good`
}

function columnsFor(kindLabel: string | undefined, nameOf: (username: string) => string): Column<Row>[] {
  const kind: Column<Row>[] =
    kindLabel === undefined
      ? []
      : [{ id: 'kind', header: kindLabel, text: (row) => row.title, priority: 2, minWidth: 160 }]
  return [
    { id: 'file', header: 'File', text: (row) => row.fileName, minWidth: 200 },
    ...kind,
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
    { id: 'who', header: 'By', text: ({ createdBy }) => nameOf(createdBy), priority: 4, minWidth: 130 },
  ]
}

interface ImportTableProps extends Place {
  bench: ImportBench
  /** heading of what a file was for; left out where all are for the same */
  kindLabel?: string
  /** what stands where there is nothing yet */
  emptyText: string
  query: Query
  isFiltered: boolean
  hrefOf: (code: string) => string
  onChange: (next: Place) => void
}

/** Uploads so far, newest first; each can be opened again and gone on with. */
export function ImportTable(props: ImportTableProps): ReactElement {
  const { bench, kindLabel, query, isFiltered, hrefOf, onChange } = props
  const answer = useCall(
    bench.calls.list,
    { query: { ...query, page: props.page, size: props.size, sort: props.sort } },
    { keepsPrevious: true },
  )
  const nameOf = usePersonNames(answer.data?.content.map(({ createdBy }) => createdBy) ?? [])
  const columns = useMemo(() => columnsFor(kindLabel, nameOf), [kindLabel, nameOf])
  return (
    <PagedTable
      label="Uploads"
      nouns={['upload', 'uploads']}
      name={`${bench.calls.list.id}-uploads`}
      columns={columns}
      answer={answer}
      state={props}
      onPlace={onChange}
      rowKey={({ code }) => code}
      rowHref={({ code }) => hrefOf(code)}
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
    />
  )
}

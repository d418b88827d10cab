import { type Column, DataTable } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { importRowStates } from '@capiz/api/schema/row-import'
import { type ReactElement, useMemo } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { BadCells } from './BadCells.tsx'
import type { ImportBench, ImportRow, RowImport } from './bench.ts'
import { type CellFix, rowChanges, rowsSchema, type RowsState } from './import-state.ts'

const columnsOf = ({ rowStates, itemLabel, changesLabel }: ImportBench): readonly Column<ImportRow>[] => [
  {
    id: 'row',
    header: 'Row',
    kind: 'number',
    text: ({ row }) => (row === null ? '—' : String(row)),
    priority: 3,
    minWidth: 64,
  },
  { id: 'item', header: itemLabel, text: ({ name }) => name || '—', minWidth: 200 },
  {
    id: 'state',
    header: 'Outcome',
    kind: 'status',
    text: ({ state }) => rowStates[state].label,
    cell: ({ state }) => <StatusBadge size="sm" {...rowStates[state]} />,
    minWidth: 150,
  },
  {
    id: 'changes',
    header: changesLabel,
    text: (row) => rowChanges(row) || '—',
    minWidth: 280,
  },
]

interface ImportRowsProps {
  bench: ImportBench
  job: RowImport
  isChecking: boolean
  onFix: (fixes: readonly CellFix[], removeRows: readonly number[]) => void
}

function total({ counts }: RowImport): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** What cannot be saved is shown first; without any, every row. */
function firstShown({ counts }: RowImport): RowsState['rows'] {
  if (counts.bad > 0) return 'bad'
  return counts.conflict > 0 ? 'conflict' : ''
}

/** The rows of a file against what stands today, all of them or those of one outcome; bad cells are corrected in place. */
export function ImportRows({ bench, job, isChecking, onFix }: ImportRowsProps): ReactElement {
  const { rowStates, itemLabel } = bench
  const columns = useMemo(() => columnsOf(bench), [bench])
  const [state, change] = useUrlState(rowsSchema)
  const rows = state.rows === '' ? firstShown(job) : state.rows
  const answer = useCall(
    bench.calls.rows,
    {
      params: { code: job.code },
      query: { page: state.page, size: state.size, ...(rows !== '' && { state: rows }) },
    },
    { keepsPrevious: true },
  )
  const page = answer.data
  const fields = Object.fromEntries(job.fields.map(({ name, label }) => [name, label]))
  const options = [
    { value: '', label: `All rows (${total(job)})` },
    ...importRowStates
      .filter((each) => job.counts[each] > 0)
      .map((each) => ({ value: each, label: `${rowStates[each].label} (${job.counts[each]})` })),
  ]
  return (
    <Stack gap={3}>
      <NativeSelect
        label="Rows"
        width="medium"
        value={rows}
        options={options}
        onChange={(next) => change({ rows: next as RowsState['rows'], page: 0 }, true)}
      />
      {(rows === 'bad' || rows === 'conflict') && page !== undefined && page.content.length > 0 ? (
        <BadCells
          key={`${job.version} ${page.number}`}
          rows={page.content}
          itemLabel={itemLabel}
          fields={fields}
          isPending={isChecking}
          onFix={onFix}
        />
      ) : (
        <DataTable
          label="Rows of the file"
          columns={columns}
          rows={page?.content ?? []}
          rowKey={({ row, name, state: each }) => `${row ?? ''} ${each} ${name}`}
          page={{
            number: page?.number ?? state.page,
            size: page?.size ?? state.size,
            totalElements: page?.totalElements ?? 0,
            totalPages: page?.totalPages ?? 0,
          }}
          pageSizes={[25, 50, 100]}
          status={
            answer.isError
              ? 'error'
              : answer.isPending
                ? 'loading'
                : answer.isFetching
                  ? 'refreshing'
                  : 'idle'
          }
          errorText={`The rows could not be loaded. ${wordsForError(answer.error) ?? ''}`}
          onRetry={() => void answer.refetch()}
          isFiltered={rows !== ''}
          empty={<EmptyState title="The file has no rows" level={3} />}
          noMatch={<EmptyState title="No such rows" level={3} />}
          onChange={({ page: number, size }) => change({ page: number, size }, true)}
        />
      )}
    </Stack>
  )
}

import type { StatusTone } from '@capiz/domain/accreditation'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { importRowStates } from '@capiz/api/schema/row-import'
import { type ReactElement, useMemo } from 'react'
import { useCall } from '../../lib/query.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { PagedTable } from '../PagedTable.tsx'
import { BadCells } from './BadCells.tsx'
import type { ImportBench, ImportRow, RowImport } from './bench.ts'
import { type CellFix, rowChanges, rowsSchema, type RowsState } from './import-state.ts'

/** How good it is that a row stands so, whatever the file holds. */
const rowTones: Readonly<Record<ImportRow['state'], StatusTone>> = {
  new: 'positive',
  changed: 'progress',
  same: 'neutral',
  conflict: 'attention',
  bad: 'stopped',
  removed: 'lapsed',
}

/** What a row is about; one without a name is told by its place in the file. */
const rowName = ({ name, row }: ImportRow): string => name || (row === null ? '—' : `Row ${row}`)

const columnsOf = ({ rowLabels, itemLabel, changesLabel }: ImportBench): readonly Column<ImportRow>[] => [
  // first, because it heads the card of the row on phones
  { id: 'item', header: itemLabel, text: rowName, minWidth: 200 },
  {
    id: 'row',
    header: 'Row',
    kind: 'number',
    text: ({ row }) => (row === null ? '—' : String(row)),
    priority: 3,
    minWidth: 64,
  },
  {
    id: 'state',
    header: 'Outcome',
    kind: 'status',
    text: ({ state }) => rowLabels[state],
    cell: ({ state }) => <StatusBadge size="sm" tone={rowTones[state]} label={rowLabels[state]} />,
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
  const { rowLabels, itemLabel } = bench
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
      .map((each) => ({ value: each, label: `${rowLabels[each]} (${job.counts[each]})` })),
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
        <PagedTable
          label="Rows of the file"
          nouns={['row', 'rows']}
          name={`${bench.calls.list.id}-rows`}
          columns={columns}
          answer={answer}
          state={{ ...state, sort: '' }}
          onPlace={({ page: number, size }) => change({ page: number, size }, true)}
          rowKey={({ row, name, state: each }) => `${row ?? ''} ${each} ${name}`}
          pageSizes={[25, 50, 100]}
          isFiltered={rows !== ''}
          empty={<EmptyState title="The file has no rows" level={3} />}
          noMatch={<EmptyState title="No such rows" level={3} />}
        />
      )}
    </Stack>
  )
}

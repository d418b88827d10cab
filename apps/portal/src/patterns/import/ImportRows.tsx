import type { StatusTone } from '@capiz/domain/status'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { importRowStates } from '@capiz/api/schema/row-import'
import { type ReactElement, useMemo } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { useUrlState } from '../../platform/routing/url-state.ts'
import { PagedTable } from '../PagedTable.tsx'
import { BadCells } from './BadCells.tsx'
import type { ImportKind, ImportRow, RowImport } from './kind.ts'
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

/** Returns the subject of a row; a row without a name is named by its place in the file. */
const rowName = ({ name, row }: ImportRow): string => name || (row === null ? '—' : `Row ${row}`)

const columnsOf = ({ rowLabels, itemLabel, changesLabel }: ImportKind): readonly Column<ImportRow>[] => [
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
  kind: ImportKind
  job: RowImport
  isChecking: boolean
  onFix: (fixes: readonly CellFix[], removeRows: readonly number[]) => void
}

function total({ counts }: RowImport): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Returns the first filter of the rows: those that cannot be saved, otherwise every row. */
function firstShown({ counts }: RowImport): RowsState['rows'] {
  if (counts.bad > 0) return 'bad'
  return counts.conflict > 0 ? 'conflict' : ''
}

/** The rows of a file against what stands today, all of them or those of one outcome; bad cells are corrected in place. */
export function ImportRows({ kind, job, isChecking, onFix }: ImportRowsProps): ReactElement {
  const { rowLabels, itemLabel } = kind
  const columns = useMemo(() => columnsOf(kind), [kind])
  const [state, change] = useUrlState(rowsSchema)
  const rows = state.rows === '' ? firstShown(job) : state.rows
  const answer = useCall(
    kind.calls.rows,
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
          name={`${kind.calls.list.id}-rows`}
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

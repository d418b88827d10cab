import type { StatusTone } from '@capiz/domain/status'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import { importRowStates } from '@capiz/api/schema/row-import'
import { type ReactElement, useMemo } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { useUrlState } from '../../platform/routing/url-state.ts'
import { PagedTable } from '../PagedTable.tsx'
import { BadCells } from './BadCells.tsx'
import { Duplicates } from './Duplicates.tsx'
import type { ImportKind, ImportRow, RowImport } from './kind.ts'
import { rowChanges, rowsSchema } from './import-state.ts'
import type { CellFixes } from './use-cell-fixes.ts'

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
  fixes: CellFixes
  /** Takes rows out of the upload and checks the corrected cells. */
  onLeaveOut: (rows: readonly number[]) => void
}

/** How many rows with bad cells are shown at a time; the others come up when these are corrected. */
const problemsAtOnce = 100

function total({ counts }: RowImport): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Returns the first filter of the rows: those that cannot be saved, otherwise every row. */
function firstShown({ counts }: RowImport): 'all' | ImportRow['state'] {
  if (counts.bad > 0) return 'bad'
  return counts.conflict > 0 ? 'conflict' : 'all'
}

/** Rows with bad cells that are not shown yet. */
function MoreProblems({ shown, all }: { shown: number; all: number }): ReactElement | null {
  if (all <= shown) return null
  return (
    <Text tone="muted">{`The first ${shown} of ${all} rows; the others follow when these are checked.`}</Text>
  )
}

interface ProblemRowsProps extends ImportRowsProps {
  page: { content: readonly ImportRow[]; totalElements: number }
}

/** The rows that cannot be saved: those that repeat each other beside each other, then every bad cell. */
function ProblemRows({ kind, job, fixes, onLeaveOut, page }: ProblemRowsProps): ReactElement {
  return (
    <>
      <Duplicates rows={page.content} fields={job.fields} onLeaveOut={onLeaveOut} />
      <BadCells
        rows={page.content}
        fields={job.fields}
        itemLabel={kind.itemLabel}
        fixes={fixes}
        onLeaveOut={(row) => onLeaveOut([row])}
      />
      <MoreProblems shown={page.content.length} all={page.totalElements} />
    </>
  )
}

/** The rows of a file against what stands today, all of them or those of one outcome; bad cells are corrected in place. */
export function ImportRows(props: ImportRowsProps): ReactElement {
  const { kind, job } = props
  const { rowLabels } = kind
  const columns = useMemo(() => columnsOf(kind), [kind])
  const [state, change] = useUrlState(rowsSchema)
  const { rows: chosen } = state
  // corrected rows leave their outcome, at last an empty one
  const isEmpty = chosen === '' || (chosen !== 'all' && job.counts[chosen] === 0)
  const rows = isEmpty ? firstShown(job) : chosen
  const hasProblems = rows === 'bad' || rows === 'conflict'
  const place = hasProblems ? { page: 0, size: problemsAtOnce } : { page: state.page, size: state.size }
  const answer = useCall(
    kind.calls.rows,
    { params: { code: job.code }, query: { ...place, ...(rows !== 'all' && { state: rows }) } },
    { keepsPrevious: true },
  )
  const page = answer.data
  const options = [
    { value: 'all' as const, label: `All rows (${total(job)})` },
    ...importRowStates
      .filter((each) => job.counts[each] > 0)
      .map((each) => ({ value: each, label: `${rowLabels[each]} (${job.counts[each]})` })),
  ]
  return (
    <Stack gap={3}>
      <RadioGroup
        label="Rows"
        layout="row"
        value={rows}
        options={options}
        onChange={(next) => change({ rows: next, page: 0 }, true)}
      />
      {hasProblems && page !== undefined && page.content.length > 0 ? (
        <ProblemRows {...props} page={page} />
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
          isFiltered={rows !== 'all'}
          empty={<EmptyState title="The file has no rows" level={3} />}
          noMatch={<EmptyState title="No such rows" level={3} />}
        />
      )}
    </Stack>
  )
}

import Trash2 from '@lucide/icons/icons/trash'
import type { Column } from '@capiz/ui/DataTable'
import { type ReactElement, useMemo } from 'react'
import { WholeTable } from '../WholeTable.tsx'
import { CellField } from './CellField.tsx'
import type { ImportRow, RowImport } from './kind.ts'
import { type BadCell, badCells } from './import-state.ts'
import { type CellFixes, CellFixesContext } from './use-cell-fixes.ts'

interface BadCellsProps {
  rows: readonly ImportRow[]
  itemLabel: string
  fields: RowImport['fields']
  fixes: CellFixes
  /** Takes a row out of the upload and checks the corrected cells. */
  onLeaveOut: (row: number) => void
}

/**
 * Shown whole at all times: a text that is cut grows while its row has the focus, and a button below moves away under the
 * pointer that presses it.
 */
const whole = { kind: 'status' } as const

function columnsOf(itemLabel: string, cells: readonly BadCell[]): Column<BadCell>[] {
  return [
    {
      id: 'item',
      header: itemLabel,
      text: ({ name, row }) => name || `Row ${row}`,
      minWidth: 120,
      weight: 1,
    },
    {
      id: 'row',
      header: 'Row',
      kind: 'number',
      text: ({ row }) => String(row),
      priority: 3,
      minWidth: 56,
    },
    {
      id: 'column',
      header: 'Column',
      ...whole,
      text: ({ label }) => label,
      cell: ({ label }) => label,
      priority: 2,
      minWidth: 156,
    },
    {
      id: 'value',
      header: 'Value',
      // never empty: where the columns become a list, empty ones are left out, and with them the field
      text: ({ value }) => value || '—',
      // a text would be cut to one line; this is a field
      kind: 'status',
      cell: (cell) => <CellField cell={cell} cells={cells} />,
      minWidth: 180,
    },
    {
      id: 'problem',
      header: 'Problem',
      ...whole,
      text: ({ message }) => message,
      cell: ({ message }) => message,
      minWidth: 170,
      weight: 1,
    },
    {
      id: 'rest',
      header: 'Rest of the row',
      ...whole,
      text: ({ rest }) => rest,
      cell: ({ rest }) => rest,
      priority: 3,
      minWidth: 170,
      weight: 2,
    },
  ]
}

/** Every cell that cannot be used with what stands there and the rest of its row: corrected in place, or its row left out. */
export function BadCells({ rows, itemLabel, fields, fixes, onLeaveOut }: BadCellsProps): ReactElement {
  const cells = useMemo(() => badCells(rows, fields), [rows, fields])
  const columns = useMemo(() => columnsOf(itemLabel, cells), [itemLabel, cells])
  return (
    <CellFixesContext value={fixes}>
      <WholeTable
        label="Cells that cannot be used"
        columns={columns}
        rows={cells}
        rowKey={({ id }) => id}
        rowMenu={(cell) => [
          {
            id: 'leave-out',
            label: `Leave row ${cell.row} out`,
            icon: Trash2,
            onAction: () => onLeaveOut(cell.row),
          },
        ]}
      />
    </CellFixesContext>
  )
}

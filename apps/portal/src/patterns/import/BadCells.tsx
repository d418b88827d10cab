import Trash2 from '@lucide/icons/icons/trash'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import type { Column } from '@capiz/ui/DataTable'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useMemo, useState } from 'react'
import { WholeTable } from '../WholeTable.tsx'
import type { ImportRow } from './kind.ts'
import { type BadCell, badCells, type CellFix } from './import-state.ts'

interface BadCellsProps {
  rows: readonly ImportRow[]
  itemLabel: string
  fields: CellFields
  isPending: boolean
  /** Sends corrected cells, and rows to leave out, to be checked. */
  onFix: (fixes: readonly CellFix[], removeRows: readonly number[]) => void
}

type Typed = ReadonlyMap<string, CellFix>
type CellFields = Readonly<Record<string, string>>

interface CellFieldProps {
  cell: BadCell
  fields: CellFields
  typed: Typed
  onTyped: (fix: CellFix) => void
}

function CellField({ cell, fields, typed, onTyped }: CellFieldProps): ReactElement {
  const { row, field } = cell
  const common = {
    label: `Row ${row}, ${fields[field] ?? field}`,
    isLabelHidden: true,
    value: typed.get(cell.id)?.value ?? cell.value,
    onChange: (value: string) => onTyped({ row, field, value }),
  }
  return cell.options ? (
    <NativeSelect {...common} placeholder="Choose" options={cell.options} />
  ) : (
    <TextField {...common} />
  )
}

function columnsOf(
  itemLabel: string,
  fields: CellFields,
  fieldFor: (cell: BadCell) => ReactElement,
): Column<BadCell>[] {
  return [
    { id: 'item', header: itemLabel, text: ({ name, row }) => name || `Row ${row}`, minWidth: 160 },
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
      text: ({ field, column }) => fields[field] ?? column,
      priority: 2,
      minWidth: 120,
    },
    {
      id: 'value',
      header: 'Value',
      // never empty: where the columns become a list, empty ones are left out, and with them the field
      text: ({ value }) => value || '—',
      cell: fieldFor,
      minWidth: 200,
    },
    { id: 'problem', header: 'Problem', text: ({ message }) => message, minWidth: 220 },
  ]
}

/** Every cell that cannot be used with what stands there: corrected in place, or its row left out, then checked again. */
export function BadCells({ rows, itemLabel, fields, isPending, onFix }: BadCellsProps): ReactElement {
  const [typed, setTyped] = useState<Typed>(new Map())
  const cells = badCells(rows)
  const columns = useMemo(
    () =>
      columnsOf(itemLabel, fields, (cell) => (
        <CellField
          {...{ cell, fields, typed }}
          onTyped={(fix) => setTyped((now) => new Map(now).set(cell.id, fix))}
        />
      )),
    [fields, typed, itemLabel],
  )
  const fixes = [...typed.values()].filter(({ row, field, value }) =>
    cells.some((cell) => cell.row === row && cell.field === field && cell.value !== value),
  )
  const send = (changes: readonly CellFix[], removed: readonly number[]): void => {
    onFix(changes, removed)
    setTyped(new Map())
  }
  return (
    <Stack gap={3}>
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
            onAction: () => send(fixes, [cell.row]),
          },
        ]}
      />
      <Inline gap={2}>
        <Button
          variant="primary"
          isDisabled={fixes.length === 0}
          isPending={isPending}
          pendingLabel="Checking"
          onPress={() => send(fixes, [])}
        >
          {fixes.length === 0
            ? 'Check the corrected cells'
            : `Check ${plural(fixes.length, 'corrected cell', 'corrected cells')}`}
        </Button>
      </Inline>
    </Stack>
  )
}

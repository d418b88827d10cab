import type { ReactElement } from 'react'
import { RateSheetGrid } from '../RateSheetGrid/index.ts'
import type { GridLine } from '../RateSheetGrid/index.ts'

/** A line of a rate sheet being edited; `amount` in centavos, null where the item has no price. */
export interface SheetLine {
  readonly key: string
  readonly label: string
  readonly code?: string
  readonly amount: number | null
}

export interface RateSheetTableProps {
  /** Name of the sheet: `New version of room rates`. */
  label: string
  /** Heading of the items: `Room category`. */
  itemLabel: string
  /** Heading of the amounts: `Daily rate`. */
  amountLabel: string
  /** The version that was copied. */
  before: readonly SheetLine[]
  /** The new version as it stands. */
  lines: readonly SheetLine[]
  /** Told every change, typed or pasted. */
  onChange: (lines: readonly SheetLine[]) => void
}

// A line that did not change stays the same object on both sides, so that only the changed row is drawn again.
const grids = new WeakMap<SheetLine, GridLine>()
const sheets = new WeakMap<GridLine, SheetLine>()

function toGrid(line: SheetLine): GridLine {
  const { amount, ...rest } = line
  const grid = grids.get(line) ?? { ...rest, amounts: { amount } }
  grids.set(line, grid)
  sheets.set(grid, line)
  return grid
}

function toSheet(grid: GridLine): SheetLine {
  const known = sheets.get(grid)
  if (known) return known
  const { key, label, code, amounts } = grid
  return { key, label, ...(code === undefined ? {} : { code }), amount: amounts['amount'] ?? null }
}

/** The rate sheet grid for lists whose items have one price each. */
export function RateSheetTable(props: RateSheetTableProps): ReactElement {
  const { label, itemLabel, amountLabel, before, lines, onChange } = props
  return (
    <RateSheetGrid
      label={label}
      itemLabel={itemLabel}
      fields={[{ name: 'amount', label: amountLabel }]}
      before={before.map(toGrid)}
      lines={lines.map(toGrid)}
      onChange={(next) => onChange(next.map(toSheet))}
    />
  )
}

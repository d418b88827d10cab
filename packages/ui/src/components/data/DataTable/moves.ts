/** A cell by row (zero is the header row) and column, both zero-based, hidden columns left out. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Number of rows (header included) and columns a grid has. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
}

const clamp = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1))

/**
 * Returns the target of the focus for a key of the APG grid pattern: arrows, Home, End, PageUp, PageDown, and with Ctrl
 * or Command Home and End to the corners. Undefined for other keys.
 */
export function moveFocus(
  from: CellPlace,
  size: GridSize,
  key: string,
  options: { readonly isControl?: boolean | undefined; readonly pageStep?: number | undefined } = {},
): CellPlace | undefined {
  const step = options.pageStep ?? 10
  const to = target(from, size, key, options.isControl ?? false, step)
  return to && { row: clamp(to.row, size.rows), column: clamp(to.column, size.columns) }
}

function target(
  { row, column }: CellPlace,
  size: GridSize,
  key: string,
  isControl: boolean,
  step: number,
): CellPlace | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'Home':
      return { row: isControl ? 0 : row, column: 0 }
    case 'End':
      return { row: isControl ? size.rows - 1 : row, column: size.columns - 1 }
    case 'PageUp':
      return { row: row - step, column }
    case 'PageDown':
      return { row: row + step, column }
    default:
      return undefined
  }
}

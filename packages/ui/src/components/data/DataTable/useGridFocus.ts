import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { handleFieldKey, isTyping } from './field-keys.ts'
import { moveFocus } from './moves.ts'
import type { CellPlace } from './moves.ts'

const widgets = 'a[href], button, input, select, textarea, [data-grid-focus]'

const isShown = (cell: HTMLElement) => cell.getClientRects().length > 0

function visibleCells(row: HTMLTableRowElement | undefined): HTMLTableCellElement[] {
  return row ? [...row.cells].filter(isShown) : []
}

/** The element of a cell that takes the focus: its first control, but a field that uses the arrows is entered by Enter. */
function targetOf(cell: HTMLTableCellElement): HTMLElement {
  const control = cell.querySelector<HTMLElement>(widgets)
  return control && !isTyping(control) ? control : cell
}

/**
 * Moves left or right over the controls of one cell of a row, where it has several. Returns whether it did: past the last
 * the cell ends.
 */
function moveInCell(event: KeyboardEvent<HTMLTableElement>): boolean {
  const { target, key, ctrlKey, metaKey } = event
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody :is(td, th)') : null
  if (!cell || step === 0 || ctrlKey || metaKey) return false
  const controls = [...cell.querySelectorAll<HTMLElement>(widgets)].filter(isShown)
  const at = controls.findIndex((control) => control === target)
  const beside = at === -1 ? undefined : controls[at + step]
  if (!beside) return false
  event.preventDefault()
  beside.focus()
  return true
}

/** Lets a cell use a key for its fields and controls. Returns whether it did. */
const isUsedInCell = (event: KeyboardEvent<HTMLTableElement>): boolean =>
  handleFieldKey(event) || isTyping(event.target) || moveInCell(event)

function placeOf(table: HTMLTableElement, node: Node): CellPlace | undefined {
  const cell = node instanceof Element ? node.closest<HTMLTableCellElement>('td, th') : null
  const row = cell?.closest('tr')
  if (!cell || !row || !table.contains(row)) return undefined
  return { row: row.rowIndex, column: Math.max(0, visibleCells(row).indexOf(cell)) }
}

/** Takes every control of the table but the stop out of the tab order. */
function leaveTabOrder(table: HTMLTableElement, stop: HTMLElement | null): void {
  for (const element of table.querySelectorAll<HTMLElement>(widgets)) {
    if (element !== stop && element.tabIndex !== -1) element.tabIndex = -1
  }
}

interface GridFocus {
  /** Says which page is shown; another one starts over at its first row. */
  resetKey: string
  /** Data the cells are drawn from; only another drawing can bring controls of its own. */
  rows: readonly unknown[]
  columns: readonly unknown[]
  /** There is a grid to move in. */
  isActive: boolean
}

/**
 * One stop of the tab key for the whole table. The tab index is written to the DOM, never through React state,
 * so an arrow key costs no render.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  { resetKey, rows: drawnRows, columns, isActive }: GridFocus,
) {
  const place = useRef<CellPlace>({ row: 1, column: 0 })
  const stop = useRef<HTMLElement | null>(null)
  const shownKey = useRef(resetKey)

  const setStop = (to: CellPlace): HTMLElement | undefined => {
    const rows = table.current?.rows
    if (!rows || rows.length === 0) return undefined
    const row = Math.min(to.row, rows.length - 1)
    // The first cell is never hidden, so it need not be measured.
    const cells = to.column === 0 ? [...(rows[row]?.cells ?? [])] : visibleCells(rows[row])
    const column = Math.min(to.column, cells.length - 1)
    const cell = cells[column]
    if (!cell) return undefined
    const target = targetOf(cell)
    if (stop.current && stop.current !== target) stop.current.tabIndex = -1
    target.tabIndex = 0
    stop.current = target
    place.current = { row, column }
    return target
  }

  // After every drawing of cells, and only then: a choice or an open menu changes neither controls nor places.
  useEffect(() => {
    if (!isActive || !table.current) return
    // A turned page starts over at its first row: the row the focus remembered is another record now.
    if (shownKey.current !== resetKey) place.current = { row: 1, column: 0 }
    shownKey.current = resetKey
    leaveTabOrder(table.current, stop.current)
    // The field somebody types into stays the stop, though typing redraws its cell.
    const isTypedIn = stop.current === document.activeElement && isTyping(stop.current)
    if (!isTypedIn) setStop(place.current)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isActive, resetKey, drawnRows, columns])

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const to = placeOf(event.currentTarget, event.target)
    if (!to) return
    if (stop.current && stop.current !== event.target) stop.current.tabIndex = -1
    event.target.tabIndex = 0
    stop.current = event.target
    place.current = to
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.defaultPrevented || isUsedInCell(event)) return
    const from = placeOf(event.currentTarget, event.target as Node)
    if (!from) return
    const rows = event.currentTarget.rows
    const size = { rows: rows.length, columns: visibleCells(rows[from.row]).length }
    const to = moveFocus(from, size, event.key, { isControl: event.ctrlKey || event.metaKey })
    if (!to) return
    event.preventDefault()
    setStop(to)?.focus()
  }
  return { onFocus, onKeyDown }
}

import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { moveFocus } from '../../data/DataTable/moves.ts'
import type { CellRange } from './lines.ts'

const cellAt = (table: HTMLElement, row: number, column: number) =>
  table.querySelector<HTMLElement>(`[data-place="${row},${column}"]`)

/** Whether an arrow may leave the text: the caret stands at that end, or everything is selected. */
function isAtEdge(input: HTMLInputElement, key: string): boolean {
  const { selectionStart: start, selectionEnd: end, value } = input
  if (start === 0 && end === value.length) return true
  return key === 'ArrowLeft' ? start === 0 && end === 0 : start === value.length
}

interface RangeKeys {
  range: CellRange | undefined
  onRange: (range: CellRange | undefined) => void
  onFill: (range: CellRange) => void
}

/**
 * Keys of a sheet: one stop of the Tab key, arrows and Enter between the amounts and the menus of their rows, Page Up and Page Down by ten, with Ctrl
 * the corners. Left and right first move in the text. Shift with up and down selects a stretch of amounts, Ctrl D fills
 * it from its first one, or from the amount above where none is selected.
 */
export function useCellKeys(
  table: RefObject<HTMLTableElement | null>,
  size: { readonly rows: number; readonly columns: number },
  { range, onRange, onFill }: RangeKeys,
) {
  const stop = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (stop.current?.isConnected || !table.current) return
    stop.current = cellAt(table.current, 0, 0)
    if (stop.current) stop.current.tabIndex = 0
  })
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target.dataset['place'] === undefined || event.target === stop.current) return
    if (stop.current) stop.current.tabIndex = -1
    event.target.tabIndex = 0
    stop.current = event.target
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || event.altKey) return
    const input = target instanceof HTMLInputElement ? target : undefined
    // a menu lies outside of the cells, but its keys come by here
    if (target.dataset['place'] === undefined) return
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (input && isSideways && !isAtEdge(input, event.key)) return
    // the button of a row opens its menu
    if (!input && event.key === 'Enter') return
    const isControl = event.ctrlKey || event.metaKey
    if ((event.key === 'Home' || event.key === 'End') && !isControl) return
    const key = event.key === 'Enter' ? (event.shiftKey ? 'ArrowUp' : 'ArrowDown') : event.key
    const [row = 0, column = 0] = (target.dataset['place'] ?? '').split(',').map(Number)
    if (input && isControl && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      onFill(range?.column === column ? range : { column, anchor: row - 1, to: row })
      return
    }
    const to = moveFocus({ row, column }, size, key, { isControl })
    if (!to) return
    event.preventDefault()
    const isExtending =
      input !== undefined && event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
    const anchor = range?.column === column ? range.anchor : row
    onRange(isExtending ? { column, anchor, to: to.row } : undefined)
    const next = cellAt(event.currentTarget, to.row, to.column)
    next?.focus()
    if (next instanceof HTMLInputElement) next.select()
  }
  return { onFocus, onKeyDown }
}

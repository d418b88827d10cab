import type { Column, ColumnKind, DrawnColumn, TableView } from './types.ts'

const leastWidth: Record<ColumnKind, number> = {
  text: 120,
  number: 80,
  code: 116,
  date: 100,
  status: 156,
  action: 104,
}

/** Bounds of a width a person may choose, in px: a word stays readable, a column never fills the table alone. */
const bounds = { least: 64, most: 640 } as const

/** A chosen width in px within its bounds. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(bounds.most, Math.max(bounds.least, width)))
}

/**
 * Wanted width of a column in px: the chosen one, else its own, else that of its kind. A status column of no width of its own
 * takes the longest badge on one line.
 */
export function widthOf<Row>(column: Column<Row>, place: number, widths: TableView['widths']): number {
  const chosen = widths && Object.hasOwn(widths, column.id) ? widths[column.id] : undefined
  if (chosen !== undefined) return clampWidth(chosen)
  const own = Number.isFinite(column.minWidth) ? column.minWidth : undefined
  return own ?? (place === 0 ? 220 : leastWidth[column.kind ?? 'text'])
}

/** A column's share of the width that is left over; one whose width was chosen keeps it. */
export function weightOf<Row>(column: Column<Row>, place: number, widths: TableView['widths']): number {
  if (widths && Object.hasOwn(widths, column.id)) return 0
  if (column.weight !== undefined) return column.weight
  if (place === 0) return 3
  return (column.kind ?? 'text') === 'text' ? 1 : 0
}

/** Room at both sides of a cell, and what a letter takes on average, in px. */
const cellPadding = 24
const letterWidth = 8

/** Whether a cell's text surely fits into one line of its column. */
export function fitsOneLine<Row>(column: DrawnColumn<Row>, text: string): boolean {
  return text.length * letterWidth <= column.minWidth - cellPadding
}

/** The view with one width changed, or back to its own with undefined. */
export function withWidth(view: TableView, id: string, width: number | undefined): TableView {
  const { [id]: _, ...rest } = view.widths ?? {}
  return { ...view, widths: width === undefined ? rest : { ...rest, [id]: clampWidth(width) } }
}

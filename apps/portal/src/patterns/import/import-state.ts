import { type ImportRowState, importRowStates } from '@capiz/api/schema/row-import'
import type { StatusTone } from '@capiz/domain/status'
import { oneOf, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'
import { changeText, valueText } from '../price-change.ts'
import type { ImportRow, RowImport } from './kind.ts'

/** Which rows the workbench shows, as it stands in the address. */
export interface RowsState {
  /** empty before a choice: those that cannot be saved come first */
  rows: '' | 'all' | ImportRowState
  page: number
  size: number
}

/** How the address is read. */
export const rowsSchema: UrlSchema<RowsState> = {
  rows: oneOf(['', 'all', ...importRowStates], ''),
  page: wholeNumber(0),
  size: wholeNumber(25, { values: [25, 50, 100] }),
}

/** The label and tone of each state of an import. */
export const importStates: Record<RowImport['status'], { label: string; tone: StatusTone }> = {
  READING: { label: 'Being checked', tone: 'progress' },
  READY: { label: 'Checked, not saved', tone: 'review' },
  SAVING: { label: 'Being saved', tone: 'progress' },
  DONE: { label: 'Saved', tone: 'positive' },
  FAILED: { label: 'Failed', tone: 'stopped' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
}

/** Whether the server is at work on an import, so that it is asked again how far it is. */
export function isAtWork({ status }: Pick<RowImport, 'status'>): boolean {
  return status === 'READING' || status === 'SAVING'
}

/** How many rows can be saved as they are. */
export function goodRows({ counts }: Pick<RowImport, 'counts'>): number {
  return counts.new + counts.changed + counts.same
}

/** Returns the outcome of a row as text: its errors, else "Price: ₱1,000.00 to ₱1,200.00, +₱200.00 (+20.0%)". */
export function rowChanges({
  changes,
  note,
  problems,
}: Pick<ImportRow, 'changes' | 'note' | 'problems'>): string {
  if (problems.length > 0) return problems.map(({ message }) => message).join(' ')
  if (note !== null) return note
  return changes
    .map((change) => {
      const before = valueText(change.field, change.kind, change.before) ?? 'nothing'
      const after = valueText(change.field, change.kind, change.after) ?? 'nothing'
      const difference = changeText(change)
      return `${change.label}: ${before} to ${after}${difference === '' ? '' : `, ${difference}`}`
    })
    .join('; ')
}

/** A cell that was corrected on the screen, waiting to be checked. */
export interface CellFix {
  row: number
  field: string
  value: string
}

/** How a column is filled in stands in brackets behind its heading; beside a cell the heading alone is enough. */
const shortHeading = (label: string): string => label.replace(/ \([^)]*\)$/u, '')

/** The other cells of a row with their headings, in the order of the columns; empty ones and its name are left out. */
function restOf(
  { cells, name: rowName }: Pick<ImportRow, 'cells' | 'name'>,
  fields: RowImport['fields'],
  except: string,
): string {
  return fields
    .filter(({ name }) => name !== except && !['', rowName].includes(cells[name] ?? ''))
    .map(({ name, label }) => `${shortHeading(label)}: ${cells[name] ?? ''}`)
    .join('; ')
}

/** The bad cells of some rows, each with what stands there now and the rest of its row. */
export function badCells(rows: readonly ImportRow[], fields: RowImport['fields']) {
  const fieldOf = new Map(fields.map((field) => [field.name, field]))
  return rows.flatMap(({ row, name, cells, problems, choices }) =>
    row === null
      ? []
      : problems.map(({ field, column, message }) => {
          const listed = fieldOf.get(field)?.options ?? []
          return {
            id: `${row} ${field}`,
            row,
            name,
            field,
            label: fieldOf.get(field)?.label ?? column ?? '',
            value: cells[field] ?? '',
            message,
            rest: restOf({ cells, name }, fields, field),
            /** what may be chosen there; undefined where it is typed */
            options: choices?.field === field ? choices.options : listed.length > 0 ? listed : undefined,
          }
        }),
  )
}

/** Rows of a file for the same thing, beside each other. */
export interface DuplicateRows {
  /** the first of them, as the spreadsheet counts it */
  first: number
  name: string
  rows: readonly { row: number; text: string }[]
}

/**
 * Returns the rows that repeat each other, by the first of each group, each with the cells the others do not have. A first
 * row that is not among them says the same as the one that repeats it.
 */
export function duplicateRows(
  rows: readonly ImportRow[],
  fields: RowImport['fields'],
): readonly DuplicateRows[] {
  const groups = Map.groupBy(
    rows.filter(({ repeats }) => repeats !== null),
    ({ repeats }) => repeats,
  )
  return [...groups].flatMap(([first, group]) => {
    if (first === null) return []
    const differs = ({ name }: RowImport['fields'][number]) =>
      new Set(group.map(({ cells }) => cells[name] ?? '')).size > 1
    const shown = fields.filter(differs)
    const own = group.flatMap(({ row, cells }) => {
      const texts = shown.map(({ name, label }) => `${label}: ${cells[name] || 'empty'}`)
      return row === null ? [] : [{ row, text: texts.join('; ') || 'The same contents' }]
    })
    const isThere = own.some(({ row }) => row === first)
    return [
      {
        first,
        name: group[0]?.name ?? '',
        rows: isThere ? own : [{ row: first, text: 'The same contents' }, ...own],
      },
    ]
  })
}

/** A bad cell as the grid shows it. */
export type BadCell = ReturnType<typeof badCells>[number]

/** The other cells of the same column with the same value. */
export function sameCells(cell: BadCell, cells: readonly BadCell[]): BadCell[] {
  return cells.filter(
    ({ id, field, value }) => id !== cell.id && field === cell.field && value === cell.value,
  )
}

import { type ImportRowState, importRowStates } from '@capiz/api/schema/row-import'
import type { OutputOf } from '@capiz/api/contract/define'
import type { priceImport } from '@capiz/api/contract/row-import'
import type { StatusTone } from '@capiz/domain/accreditation'
import { oneOf, type UrlSchema, wholeNumber } from '../../../lib/url-state.ts'
import { changeText, valueWords } from '../../../patterns/price-change.ts'

/** An import with everything the workbench shows beside its rows. */
export type RowImport = OutputOf<typeof priceImport.get>

/** One row of an import. */
export type ImportRow = OutputOf<typeof priceImport.rows>['content'][number]

/** Which rows the workbench shows, as it stands in the address. */
export interface RowsState {
  rows: '' | ImportRowState
  page: number
  size: number
}

/** How the address is read. */
export const rowsSchema: UrlSchema<RowsState> = {
  rows: oneOf(['', ...importRowStates], ''),
  page: wholeNumber(0),
  size: wholeNumber(25, { values: [25, 50, 100] }),
}

/** Where a row stands, in words and tone. */
export const rowStates: Record<ImportRowState, { label: string; tone: StatusTone }> = {
  new: { label: 'New', tone: 'positive' },
  changed: { label: 'Changed', tone: 'progress' },
  same: { label: 'The same', tone: 'neutral' },
  conflict: { label: 'Conflict', tone: 'attention' },
  bad: { label: 'Cannot be used', tone: 'stopped' },
  removed: { label: 'No longer offered', tone: 'lapsed' },
}

/** Where an import stands, in words and tone. */
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

/** What a row would change, in words: "Price: ₱1,000.00 to ₱1,200.00, +₱200.00 (+20.0%)". */
export function rowChanges({ changes }: Pick<ImportRow, 'changes'>): string {
  return changes
    .map((change) => {
      const before = valueWords(change.field, change.kind, change.before) ?? 'nothing'
      const after = valueWords(change.field, change.kind, change.after) ?? 'nothing'
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

/** The bad cells of some rows, each with what stands there now. */
export function badCells(rows: readonly ImportRow[]) {
  return rows.flatMap(({ row, name, cells, problems }) =>
    row === null
      ? []
      : problems.map(({ field, column, message }) => ({
          id: `${row} ${field}`,
          row,
          name,
          field,
          column: column ?? '',
          value: cells[field] ?? '',
          message,
        })),
  )
}

/** A bad cell as the grid shows it. */
export type BadCell = ReturnType<typeof badCells>[number]

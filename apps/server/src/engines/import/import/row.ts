import type { ImportRowState } from '@capiz/api/schema/row-import'
import type { Cell } from '../grid.ts'
import type { RowError } from '../read-rows.ts'
import type { Line, LineValue } from '../value.ts'

/** How one field of a row differs from what is in force. */
export interface StoredChange {
  field: string
  before: LineValue | undefined
  after: LineValue | undefined
  change?: number
  percent?: number
}

/** A row of an import as it is kept. */
export interface ImportRow {
  /** as the spreadsheet counts it; null for a row in force that the file leaves out */
  row: number | null
  cells: Cell[]
  state: ImportRowState
  values: Line
  faults: RowError[]
  changes: StoredChange[]
  /** what the row comes to, in words, where its changes do not say it */
  note?: string
  /** values that may be entered in a field to settle a row that cannot be matched */
  choices?: { field: string; options: { value: string; label: string }[] }
  /** the first row of the file for the same thing, as the spreadsheet counts it; its own number for that row itself */
  repeats?: number
  /** the record the row will be tied to */
  target?: string
}

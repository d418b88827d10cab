/** A day out of a date-formatted cell. */
export interface DayCell {
  day: string
}

/** The value of a cell; a formula is only marked as one, its result is not used. */
export type Cell = string | number | boolean | DayCell | { formula: true } | null

/** A row with something in it; `row` counts as the spreadsheet shows it, from 1. */
export interface GridRow {
  row: number
  cells: Cell[]
}

/** The filled rows of the first sheet of a file. */
export interface Grid {
  sheet: string
  rows: GridRow[]
}

/** Limits of a sheet that is read (reliability F3, F4). */
export const sheetLimits = {
  /** filled rows, those above the table not counted */
  rows: 20_000,
  /** rows above the table: details and headings */
  preface: 60,
  columns: 256,
  /** longest text of one cell */
  cellLength: 4000,
} as const

/** Why a file cannot be read as a table; the sentence is for the person who sent it. */
export class UnreadableFile extends Error {
  readonly kind: 'type' | 'content'
  constructor(kind: 'type' | 'content', message: string) {
    super(message)
    this.name = 'UnreadableFile'
    this.kind = kind
  }
}

/** Letters of a column, 0 = A. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest > 0 ? columnLetters(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`
}

/** Index of a column from its letters, A = 0. */
export function columnIndex(letters: string): number {
  let index = 0
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64
  return index - 1
}

/** Whether a cell holds nothing a person would see. */
export function isBlankCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

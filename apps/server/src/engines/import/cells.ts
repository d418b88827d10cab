import { type KnownCodes, type Parsed, parseField } from '@capiz/domain/field'
import type { LineField } from '@capiz/domain/fees'
import { isBlankCell, sheetLimits, type Cell } from './grid.ts'

/** Codes by what a person may write for them: the code itself, its label, or "code - label". */
export type Vocabulary = KnownCodes

const fail = (message: string): Parsed => ({ ok: false, message })

/** A cell as the person sees it. */
export function shownText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return 'day' in cell ? cell.day : ''
  return String(cell).slice(0, 100)
}

/** Reads a cell as a value of a field; bounds are checked with the whole line. */
export function readCell(cell: Cell | undefined, field: LineField, known?: Vocabulary): Parsed {
  if (cell === undefined || cell === null || isBlankCell(cell)) return { ok: true, value: null }
  if (typeof cell === 'object' && 'formula' in cell) {
    return fail('This cell holds a formula. Copy the column and paste it as values.')
  }
  if (typeof cell === 'string' && cell.length > sheetLimits.cellLength) return fail('This text is too long.')
  return parseField(field, typeof cell === 'object' ? shownText(cell) : cell, known)
}

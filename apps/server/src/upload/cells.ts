import type { LineField } from '@capiz/domain/fees'
import { amountProblems, fromCentavos, parseAmount } from '@capiz/domain/money'
import { normalise } from '@capiz/domain/text'
import type { LineValue } from './value.ts'
import { isBlankCell, sheetLimits, type Cell } from './grid.ts'

/** A cell read as the value of a field, or what to do about it. */
export type ReadCell = { ok: true; value: LineValue } | { ok: false; message: string }

/** Codes by what a person may write for them: the code itself, its words, or "code - words". */
export type Vocabulary = ReadonlyMap<string, string>

const fail = (message: string): ReadCell => ({ ok: false, message })

/** A cell as the person sees it. */
export function shownText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return 'day' in cell ? cell.day : ''
  return String(cell).slice(0, 100)
}

const textOf = (cell: Cell): string => (typeof cell === 'object' ? shownText(cell) : String(cell)).trim()

/** Spreadsheets keep 450.10 as 450.09999999999997; what is meant has two decimals, a real third one stays. */
function withoutNoise(number: number): number {
  const rounded = Math.round(number * 100) / 100
  return Math.abs(rounded - number) < 1e-7 ? rounded : number
}

function amount(cell: Cell): ReadCell {
  if (typeof cell === 'number') return { ok: true, value: withoutNoise(cell) }
  if (typeof cell !== 'string') return fail('Enter an amount in pesos, for example 1,250.00.')
  const parsed = parseAmount(cell)
  return parsed.ok ? { ok: true, value: fromCentavos(parsed.value) } : fail(amountProblems[parsed.reason])
}

function percentage(cell: Cell): ReadCell {
  if (typeof cell === 'number') return { ok: true, value: withoutNoise(cell) }
  const text = textOf(cell).replace(/\s*%$/, '')
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(text)
    ? { ok: true, value: Number(text) }
    : fail('Enter a percentage from 0 to 100 with at most two decimals.')
}

function figure(cell: Cell, field: LineField): ReadCell {
  if (typeof cell === 'number') return { ok: true, value: withoutNoise(cell) }
  const text = textOf(cell).replaceAll(',', '')
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text)
    ? { ok: true, value: Number(text) }
    : fail(`Enter a number from 0 to ${field.max ?? 0}.`)
}

const yes = new Set(['yes', 'y', 'true', '1', 'oo'])
const no = new Set(['no', 'n', 'false', '0', 'hindi'])

function truth(cell: Cell): ReadCell {
  if (typeof cell === 'boolean') return { ok: true, value: cell }
  const text = textOf(cell).toLowerCase()
  if (yes.has(text)) return { ok: true, value: true }
  return no.has(text) ? { ok: true, value: false } : fail('Enter yes or no.')
}

function coded(cell: Cell, field: LineField, words: Vocabulary | undefined): ReadCell {
  const text = textOf(cell)
  const known = words?.get(normalise(text)) ?? words?.get(normalise(text.split(' - ')[0] ?? ''))
  if (known !== undefined) return { ok: true, value: known }
  // A number format drops the zeros in front of a five-figure code.
  const padded = text.padStart(5, '0')
  const fits = field.pattern && !field.pattern.test(text) && field.pattern.test(padded)
  return { ok: true, value: fits ? padded : text.toUpperCase() }
}

/** Reads a cell as a value of a field; what the value may be beyond its kind is checked with the whole line. */
export function readCell(cell: Cell | undefined, field: LineField, words?: Vocabulary): ReadCell {
  if (cell === undefined || cell === null || isBlankCell(cell)) return { ok: true, value: null }
  if (typeof cell === 'object' && 'formula' in cell) {
    return fail('This cell holds a formula. Copy the column and paste it as values.')
  }
  if (typeof cell === 'string' && cell.length > sheetLimits.cellLength) return fail('This text is too long.')
  switch (field.kind) {
    case 'peso':
      return amount(cell)
    case 'percent':
      return percentage(cell)
    case 'number':
      return figure(cell, field)
    case 'boolean':
      return truth(cell)
    case 'list':
      return {
        ok: true,
        value: textOf(cell)
          .split(/[;\n]/)
          .map((item) => item.trim())
          .filter(Boolean),
      }
    case 'code':
      return coded(cell, field, words)
    case 'text':
      return { ok: true, value: textOf(cell) }
  }
}

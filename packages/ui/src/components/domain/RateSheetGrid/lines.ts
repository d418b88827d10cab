import { parseAmount } from '@capiz/domain/money'
import type { AmountField } from '../PriceHistory/index.ts'
import { isAmount } from '../PriceHistory/versions.ts'

/** A line of a price list in editing; amounts in hundredths by field, null or absent where the item has no such price. */
export interface GridLine {
  readonly key: string
  readonly label: string
  readonly code?: string | undefined
  readonly amounts: Readonly<Record<string, number | null>>
  /** Taken out of the new version; it stays in the list until it is saved, so that it can be put back. */
  readonly isRemoved?: boolean | undefined
}

/** The state of a line against the version it was copied from. */
export type GridLineState = 'same' | 'changed' | 'added' | 'removed'

const priced = (line: GridLine | undefined) =>
  line !== undefined && !line.isRemoved && Object.values(line.amounts).some(isAmount)

/** The state of one line. A line without any price is not offered, the same as one that is not there. */
export function gridLineState(before: GridLine | undefined, now: GridLine): GridLineState {
  const [was, is] = [priced(before), priced(now)]
  if (!was) return is ? 'added' : 'same'
  if (!is) return 'removed'
  const names = new Set([...Object.keys(before?.amounts ?? {}), ...Object.keys(now.amounts)])
  const isSame = [...names].every((name) => (before?.amounts[name] ?? null) === (now.amounts[name] ?? null))
  return isSame ? 'same' : 'changed'
}

/** `12 changed, 2 added, 0 removed`. */
export function gridSummary(before: readonly GridLine[], now: readonly GridLine[]): string {
  const originals = new Map(before.map((line) => [line.key, line]))
  const states = now.map((line) => gridLineState(originals.get(line.key), line))
  const present = new Set(now.map((line) => line.key))
  const gone = before.filter((line) => priced(line) && !present.has(line.key)).length
  const count = (state: GridLineState) => states.filter((each) => each === state).length
  return `${count('changed')} changed, ${count('added')} added, ${count('removed') + gone} removed`
}

/** Reads a typed amount: null for an empty text, undefined for what is no amount of the field. */
export function readAmount(text: string): number | null | undefined {
  const result = parseAmount(text.replace(/%\s*$/u, ''))
  if (result.ok) return result.value
  return result.reason === 'BLANK' ? null : undefined
}

/** The result of pasting: the new lines, and how many cells were filled or could not be read. */
export interface Pasted {
  readonly lines: readonly GridLine[]
  readonly filled: number
  readonly unread: number
}

/** A stretch of amounts in one column, from the row it was begun in to the row it reaches. */
export interface CellRange {
  readonly column: number
  readonly anchor: number
  readonly to: number
}

/** The first and last row of a stretch. */
export function rangeEnds({ anchor, to }: CellRange): { first: number; last: number } {
  return { first: Math.min(anchor, to), last: Math.max(anchor, to) }
}

/** Returns the lines with the first amount of a stretch in all of it, and how many changed; removed items keep theirs. */
export function fillDown(
  lines: readonly GridLine[],
  fields: readonly AmountField[],
  range: CellRange,
): { lines: readonly GridLine[]; filled: number } {
  const { first, last } = rangeEnds(range)
  const [source, field] = [lines[first], fields[range.column]]
  const amount = field && source?.amounts[field.name]
  if (!field || amount === undefined) return { lines, filled: 0 }
  let filled = 0
  const next = lines.map((line, index) => {
    const isBelow = index > first && index <= last && line.isRemoved !== true
    if (!isBelow || line.amounts[field.name] === amount) return line
    filled += 1
    return { ...line, amounts: { ...line.amounts, [field.name]: amount } }
  })
  return { lines: next, filled }
}

/** Cells of a text copied from a spreadsheet: rows by line, columns by tab. */
export function splitBlock(text: string): string[][] {
  return text
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map((line) => line.split('\t'))
}

/**
 * Fills amounts from a block copied from a spreadsheet, from one cell on. When the first column of the block holds codes
 * of the list, each row goes to the line with its code instead, wherever that stands. What is no amount changes nothing.
 */
export function pasteBlock(
  lines: readonly GridLine[],
  fields: readonly AmountField[],
  from: { readonly row: number; readonly field: number },
  block: readonly (readonly string[])[],
): Pasted {
  const places = new Map(lines.flatMap((line, index) => [[line.code ?? line.key, index] as const]))
  const isByCode = block.every((cells) => cells.length > 1 && places.has(cells[0]?.trim() ?? ''))
  const next = [...lines]
  let [filled, unread] = [0, 0]
  for (const [offset, cells] of block.entries()) {
    const index = isByCode ? (places.get(cells[0]?.trim() ?? '') ?? -1) : from.row + offset
    const values = isByCode ? cells.slice(1) : cells
    const first = isByCode ? 0 : from.field
    for (const [column, text] of values.entries()) {
      const [line, field] = [next[index], fields[first + column]]
      if (!line || !field) continue
      const amount = readAmount(text)
      if (amount === undefined) unread += 1
      else {
        filled += 1
        next[index] = { ...line, amounts: { ...line.amounts, [field.name]: amount } }
      }
    }
  }
  return { lines: next, filled, unread }
}

import { adjustAmount, type Adjustment, type Centavos } from '@capiz/domain/money'
import type { GridLine } from '@capiz/ui/accreditation/RateSheetGrid'

/** A change of many prices of one field at once. */
export interface PriceAdjustment {
  /** name of the amount field */
  field: string
  adjustment: Adjustment
  /** centavos the results are rounded to */
  step: Centavos
}

/** Reads a number of at most two decimals, with or without commas; undefined for another text or beyond the bounds. */
export function readAdjustment(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const plain = text.trim().replaceAll(',', '').replace('\u2212', '-')
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined
  const value = Number(plain)
  return value < min || value > max ? undefined : value
}

/** Returns whether an item has the words in its name or code; every item has no words. */
export function hasTerm({ label, code = '' }: GridLine, term: string): boolean {
  const sought = term.trim().toLowerCase()
  return sought === '' || `${label} ${code}`.toLowerCase().includes(sought)
}

/** Returns whether a line takes part in an adjustment: it is not taken out, and has a price unless one is set. */
function isAdjustable({ isRemoved, amounts }: GridLine, { field, adjustment }: PriceAdjustment): boolean {
  if (isRemoved === true) return false
  return adjustment.by === 'amount' || typeof amounts[field] === 'number'
}

/** Returns the lines after an adjustment of those that take part in it, and how many they are. */
export function adjustLines(
  lines: readonly GridLine[],
  change: PriceAdjustment,
): { lines: GridLine[]; count: number } {
  const { field, adjustment, step } = change
  let count = 0
  const next = lines.map((line) => {
    if (!isAdjustable(line, change)) return line
    count += 1
    const amount = adjustAmount(line.amounts[field] ?? 0, adjustment, step)
    return { ...line, amounts: { ...line.amounts, [field]: amount } }
  })
  return { lines: next, count }
}

/** Returns all lines with those edited in the place of theirs; the grid may show only some of them. */
export function mergeLines(all: readonly GridLine[], edited: readonly GridLine[]): GridLine[] {
  const byKey = new Map(edited.map((line) => [line.key, line]))
  return all.map((line) => byKey.get(line.key) ?? line)
}

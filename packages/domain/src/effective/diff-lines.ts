import { percentChange } from '../money/index.ts'
import { sameValue } from '../text/index.ts'

/** One changed field of a line that both sheets have. */
export type LineChange<L> = {
  key: string
  before: L
  after: L
  field: string
  /** Difference of an amount, in the unit of the lines; absent when one side has none or the field is no amount. */
  change?: number
  /** Difference in percent; absent also when the earlier amount was 0. */
  percent?: number
}

/** What changed between two sheets, line by line. */
export type LineDiff<L> = { added: L[]; removed: L[]; changed: LineChange<L>[]; same: L[] }

/** How lines are told apart and which of their fields are compared. */
export type LineDiffOptions<L> = {
  key: (line: L) => string
  amounts: readonly (keyof L & string)[]
  /** Further fields whose change counts, such as remarks. */
  others?: readonly (keyof L & string)[]
}

/**
 * Compares two price sheets by line key: lines added, removed, changed (one entry per changed field) and the same, in
 * the order of the later sheet.
 */
export function diffLines<L extends object>(
  before: readonly L[],
  after: readonly L[],
  options: LineDiffOptions<L>,
): LineDiff<L> {
  const earlier = new Map(before.map((line) => [options.key(line), line]))
  const later = new Set(after.map(options.key))
  const diff: LineDiff<L> = { added: [], removed: [], changed: [], same: [] }
  for (const line of after) {
    const old = earlier.get(options.key(line))
    if (!old) {
      diff.added.push(line)
      continue
    }
    const changes = changesOf(options.key(line), old, line, options)
    if (changes.length === 0) diff.same.push(line)
    diff.changed.push(...changes)
  }
  diff.removed.push(...before.filter((line) => !later.has(options.key(line))))
  return diff
}

function changesOf<L extends object>(
  key: string,
  before: L,
  after: L,
  { amounts, others = [] }: LineDiffOptions<L>,
): LineChange<L>[] {
  const fields = [...amounts, ...others].filter((field) => !sameValue(before[field], after[field]))
  return fields.map((field) => {
    const [from, to]: [unknown, unknown] = [before[field], after[field]]
    if (!amounts.includes(field) || typeof from !== 'number' || typeof to !== 'number') {
      return { key, before, after, field }
    }
    const percent = percentChange(from, to)
    // Rounded because wire amounts are decimals, where 0.3 - 0.1 is not quite 0.2.
    const change = Math.round((to - from) * 100) / 100
    return { key, before, after, field, change, ...(percent === undefined ? {} : { percent }) }
  })
}

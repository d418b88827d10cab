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

/** The changes between two sheets, line by line. */
export type LineDiff<L> = { added: L[]; removed: L[]; changed: LineChange<L>[]; same: L[] }

/** The key of a line and its fields to compare. */
export type LineDiffOptions<L> = {
  key: (line: L) => string
  amounts: readonly (keyof L & string)[]
  /** Further fields whose change counts, such as remarks. */
  others?: readonly (keyof L & string)[]
}

/** The state of one line of the later sheet against the earlier sheet. */
export type LineState<L> =
  | { state: 'added' | 'same'; changes: readonly never[] }
  | { state: 'changed'; changes: LineChange<L>[] }

/** Tells of one line after the other where it stands against an earlier sheet. */
export function lineDiffer<L extends object>(
  before: readonly L[],
  options: LineDiffOptions<L>,
): (line: L) => LineState<L> {
  const earlier = new Map(before.map((line) => [options.key(line), line]))
  return (line) => {
    const key = options.key(line)
    const old = earlier.get(key)
    if (!old) return { state: 'added', changes: [] }
    const changes = changesOf(key, old, line, options)
    return changes.length > 0 ? { state: 'changed', changes } : { state: 'same', changes: [] }
  }
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
  const later = new Set(after.map(options.key))
  const diff: LineDiff<L> = { added: [], removed: [], changed: [], same: [] }
  const stateOf = lineDiffer(before, options)
  for (const line of after) {
    const { state, changes } = stateOf(line)
    if (state === 'changed') diff.changed.push(...changes)
    else diff[state].push(line)
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

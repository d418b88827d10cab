import { diffLines } from '@capiz/domain/effective'

/** A line of a rate sheet being edited; `amount` in centavos, null where the item has no price. */
export interface SheetLine {
  readonly key: string
  readonly label: string
  readonly code?: string
  readonly amount: number | null
}

/** What happened to a line against the version it was copied from. */
export type LineState = 'same' | 'changed' | 'added' | 'removed'

/** The state of one line against its original. */
export function lineState(before: SheetLine | undefined, now: SheetLine): LineState {
  if (before === undefined || before.amount === null) return now.amount === null ? 'same' : 'added'
  if (now.amount === null) return 'removed'
  return before.amount === now.amount ? 'same' : 'changed'
}

/** Counts and the range of changes in percent, nothing weighted. */
export interface SheetSummary {
  readonly changed: number
  readonly added: number
  readonly removed: number
  /** Smallest and largest change in percent; undefined without a changed price. */
  readonly range?: readonly [least: number, most: number]
}

/** Compares an edited sheet with the version it was copied from. A line without an amount is not offered. */
export function summarise(before: readonly SheetLine[], now: readonly SheetLine[]): SheetSummary {
  const offered = (lines: readonly SheetLine[]) => lines.filter((line) => line.amount !== null)
  const diff = diffLines(offered(before), offered(now), { key: (line) => line.key, amounts: ['amount'] })
  const percents = diff.changed.flatMap((change) => change.percent ?? [])
  const counts = { changed: diff.changed.length, added: diff.added.length, removed: diff.removed.length }
  return percents.length > 0 ? { ...counts, range: [Math.min(...percents), Math.max(...percents)] } : counts
}

/** Fills amounts from pasted lines, one amount a line, from the given line on. Lines that are no amount stay as they are. */
export function pasteAmounts(
  lines: readonly SheetLine[],
  from: number,
  texts: readonly string[],
  read: (text: string) => number | null | undefined,
): SheetLine[] {
  return lines.map((line, index) => {
    const text = texts[index - from]
    const amount = index >= from && text !== undefined ? read(text) : undefined
    return amount === undefined ? line : { ...line, amount }
  })
}

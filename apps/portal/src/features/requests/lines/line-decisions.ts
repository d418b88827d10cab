import type { OutputOf } from '@capiz/api/contract/define'
import type { proposal } from '@capiz/api/contract/proposal'
import { lineDistance, type LineGroup, mainChange } from '@capiz/domain/fees'
import { formatPercentChange } from '@capiz/domain/money'
import type { StatusTone } from '@capiz/domain/status'
import type { CellTint } from '@capiz/ui/DataTable'
import { changeText, valueText } from '../../../patterns/price-change.ts'

/** A line a proposed sheet would change. */
export type ProposedLine = OutputOf<typeof proposal.lines>[number]

/** The decision on a line before it is sent. */
export interface LineDraft {
  choice: 'accept' | 'refuse'
  /** reason of a refusal */
  reason: string
}

/** The decided lines by their key; a line that is not in it is undecided and approved as requested. */
export type LineDrafts = ReadonlyMap<string, LineDraft>

/** Fewest characters of a reason. */
const leastReason = 3

/** The label and tone of a group of lines. */
export const lineGroupLabels: Record<LineGroup, { label: string; tone: StatusTone }> = {
  outlier: { label: 'Outlier', tone: 'attention' },
  added: { label: 'Added', tone: 'positive' },
  removed: { label: 'Removed', tone: 'stopped' },
  within: { label: 'Within limits', tone: 'neutral' },
  same: { label: 'The same', tone: 'neutral' },
}

const distanceTints: Record<ReturnType<typeof lineDistance>, CellTint | undefined> = {
  far: 'held',
  raised: 'attention',
  lowered: 'progress',
  near: undefined,
}

/** Returns the ground of the difference of a line: how far it is from the price in force, never which direction. */
export const distanceTint = (line: ProposedLine): CellTint | undefined => distanceTints[lineDistance(line)]

type Value = ProposedLine['changes'][number]

/** Returns a value of a line with its label, as a price needs none: "₱1,200.00", "Discount 5%"; empty without one. */
function labelled({ field, label, kind, ...change }: Value, side: 'before' | 'after'): string {
  const text = valueText(field, kind, change[side])
  if (text === undefined) return ''
  return kind === 'peso' ? text : `${label} ${text}`
}

/** The amount of a line in force or as requested; empty where there is none. */
export function amountText(line: ProposedLine, side: 'before' | 'after'): string {
  const main = mainChange(line)
  return main ? labelled(main, side) : ''
}

/** Names what differs besides the amount: "Discount 5%, requested Discount 10%"; of an added or a removed line its values. */
export function otherText(line: ProposedLine): string {
  const main = mainChange(line)
  return line.changes
    .filter((change) => change !== main)
    .map((change) => {
      const [before, after] = [labelled(change, 'before'), labelled(change, 'after')]
      return line.state === 'changed' ? `${before || 'none'}, requested ${after || 'none'}` : before || after
    })
    .join('; ')
}

/** The difference of the amount of a line: "+₱150.00", "new" or "removed"; a dash where nothing can be subtracted. */
export function differenceText(line: ProposedLine): string {
  if (line.state === 'added') return 'new'
  if (line.state === 'removed') return 'removed'
  const main = mainChange(line)
  return (main && changeText({ ...main, percent: null })) || '—'
}

/** The difference of the amount of a line in percent; a dash without one. */
export function percentText(line: ProposedLine): string {
  return formatPercentChange(mainChange(line)?.percent ?? undefined) || '—'
}

/** The refused lines by their key. */
export function refusedIn(drafts: LineDrafts): string[] {
  return [...drafts].flatMap(([key, { choice }]) => (choice === 'refuse' ? [key] : []))
}

/** The lines refused without a reason that says something. */
export function withoutReason(drafts: LineDrafts): string[] {
  return refusedIn(drafts).filter((key) => (drafts.get(key)?.reason ?? '').trim().length < leastReason)
}

/** The decisions as they are sent. */
export function sentDecisions(drafts: LineDrafts) {
  return [...drafts].map(([key, { choice, reason }]) => {
    return { key, accepted: choice === 'accept', reason: choice === 'refuse' ? reason.trim() : null }
  })
}

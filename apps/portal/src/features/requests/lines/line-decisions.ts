import type { OutputOf } from '@capiz/api/contract/define'
import type { proposal } from '@capiz/api/contract/proposal'
import type { StatusTone } from '@capiz/domain/status'
import { changeText, valueText } from '../../../patterns/price-change.ts'

/** A line a proposed sheet would change. */
export type ProposedLine = OutputOf<typeof proposal.lines>[number]

/** Lines that are refused, by their key, each with its reason. */
export type Refusals = ReadonlyMap<string, string>

/** Fewest characters of a reason. */
const leastReason = 3

/** The label and tone of a proposal's effect on a line. */
export const lineStates: Record<ProposedLine['state'], { label: string; tone: StatusTone }> = {
  added: { label: 'Added', tone: 'positive' },
  changed: { label: 'Changed', tone: 'review' },
  removed: { label: 'Removed', tone: 'stopped' },
  same: { label: 'The same', tone: 'neutral' },
}

/** The values of a line before or after, field by field: "Price ₱1,200.00". */
export function sideText({ changes }: ProposedLine, side: 'before' | 'after'): string {
  return changes
    .flatMap(({ field, label, kind, ...change }) => {
      const text = valueText(field, kind, change[side])
      if (text === undefined) return []
      return [changes.length === 1 ? text : `${label} ${text}`]
    })
    .join('; ')
}

/** How much the amounts of a line change. */
export function differenceText({ changes }: ProposedLine): string {
  return changes
    .map((change) => changeText(change))
    .filter(Boolean)
    .join('; ')
}

/** The lines refused without a reason that says something. */
export function withoutReason(refusals: Refusals): string[] {
  return [...refusals].filter(([, reason]) => reason.trim().length < leastReason).map(([key]) => key)
}

/** The refusals as they are sent. */
export function sentDecisions(refusals: Refusals) {
  return [...refusals].map(([key, reason]) => ({ key, accepted: false, reason: reason.trim() }))
}

import { inReviewOrder, lineGroup, marketLimits, outlierPercent, yearlyImpact } from '@capiz/domain/fees'
import { isAgreed, type LineDrafts, positionOf, type ProposedLine } from './line-decisions.ts'

/** Filters of the compared lines, in the order of their keys 1 to 8. */
export const lineFilters = [
  'all',
  'outlier',
  'added',
  'removed',
  'within',
  'undecided',
  'high',
  'low',
] as const

/** A filter of the compared lines. */
export type LineFilter = (typeof lineFilters)[number]

const labels: Record<LineFilter, string> = {
  all: 'All changed lines',
  outlier: `Outliers, more than ${outlierPercent.raised}%`,
  added: 'Added',
  removed: 'Removed',
  within: 'Within limits',
  undecided: 'Undecided',
  high: `High, ${marketLimits.high}% or more of peers cost less`,
  low: `Low, ${marketLimits.low}% or fewer of peers cost less`,
}

/** Returns the lines of a filter, in the order given. */
export function filteredLines(
  lines: readonly ProposedLine[],
  filter: LineFilter,
  drafts: LineDrafts,
): readonly ProposedLine[] {
  if (filter === 'all') return lines
  if (filter === 'undecided') return lines.filter((line) => !drafts.has(line.key) && !isAgreed(line))
  if (filter === 'high') return lines.filter((line) => positionOf(line) >= marketLimits.high)
  if (filter === 'low')
    return lines.filter((line) => positionOf(line) >= 0 && positionOf(line) <= marketLimits.low)
  return lines.filter((line) => lineGroup(line) === filter)
}

/** Orders of the compared lines: what needs a look first, or by the place among the peers. */
export const lineOrders = [
  { value: 'review', label: 'Outliers first' },
  { value: 'highest', label: 'Highest among peers first' },
  { value: 'lowest', label: 'Lowest among peers first' },
  { value: 'impact', label: 'Largest yearly impact first' },
] as const

/** An order of the compared lines. */
export type LineOrder = (typeof lineOrders)[number]['value']

/** Returns the orders that some lines can be brought into: by their place or their impact where these are known. */
export function ordersOf(lines: readonly ProposedLine[]): readonly (typeof lineOrders)[number][] {
  const isCompared = lines.some(({ position }) => position !== null)
  const isUsed = lines.some(({ uses }) => uses !== null)
  return lineOrders.filter(({ value }) => value === 'review' || (value === 'impact' ? isUsed : isCompared))
}

/** Returns the lines of the comparison in an order; those without a position, or without counts, come last. */
export function orderedLines(lines: readonly ProposedLine[], order: LineOrder): readonly ProposedLine[] {
  const reviewed = inReviewOrder(lines)
  if (order === 'review') return reviewed
  if (order === 'impact') {
    const size = (line: ProposedLine) => {
      const impact = yearlyImpact(line)
      return impact === undefined ? -1 : Math.abs(impact)
    }
    return reviewed.toSorted((a, b) => size(b) - size(a))
  }
  const sign = order === 'highest' ? -1 : 1
  const rank = (line: ProposedLine) =>
    positionOf(line) < 0 ? Number.MAX_SAFE_INTEGER : sign * positionOf(line)
  return reviewed.toSorted((a, b) => rank(a) - rank(b))
}

/** The filters as choices with their counts; `undecided` only where lines are decided. */
export function filterOptions(lines: readonly ProposedLine[], drafts: LineDrafts, decides: boolean) {
  const isCompared = lines.some(({ position }) => position !== null)
  return lineFilters
    .filter((filter) => decides || filter !== 'undecided')
    .filter((filter) => isCompared || (filter !== 'high' && filter !== 'low'))
    .map((filter) => {
      return { value: filter, label: `${labels[filter]} (${filteredLines(lines, filter, drafts).length})` }
    })
}

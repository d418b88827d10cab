import { lineGroup, outlierPercent } from '@capiz/domain/fees'
import { isAgreed, type LineDrafts, type ProposedLine } from './line-decisions.ts'

/** Filters of the compared lines, in the order of their keys 1 to 6. */
export const lineFilters = ['all', 'outlier', 'added', 'removed', 'within', 'undecided'] as const

/** A filter of the compared lines. */
export type LineFilter = (typeof lineFilters)[number]

const labels: Record<LineFilter, string> = {
  all: 'All changed lines',
  outlier: `Outliers, more than ${outlierPercent.raised}%`,
  added: 'Added',
  removed: 'Removed',
  within: 'Within limits',
  undecided: 'Undecided',
}

/** Returns the lines of a filter, in the order given. */
export function filteredLines(
  lines: readonly ProposedLine[],
  filter: LineFilter,
  drafts: LineDrafts,
): readonly ProposedLine[] {
  if (filter === 'all') return lines
  if (filter === 'undecided') return lines.filter((line) => !drafts.has(line.key) && !isAgreed(line))
  return lines.filter((line) => lineGroup(line) === filter)
}

/** The filters as choices with their counts; `undecided` only where lines are decided. */
export function filterOptions(lines: readonly ProposedLine[], drafts: LineDrafts, decides: boolean) {
  return lineFilters
    .filter((filter) => decides || filter !== 'undecided')
    .map((filter) => {
      return { value: filter, label: `${labels[filter]} (${filteredLines(lines, filter, drafts).length})` }
    })
}

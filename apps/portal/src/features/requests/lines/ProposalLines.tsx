import { inReviewOrder } from '@capiz/domain/fees'
import { plural } from '@capiz/domain/text'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { type ReactElement, useMemo, useState } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { comparisonColumns, takenColumn } from './comparison-columns.tsx'
import { type DecideLine, decisionColumn } from './decision-column.tsx'
import { type LineDrafts, type ProposedLine, withoutReason } from './line-decisions.ts'
import { filteredLines, filterOptions, type LineFilter } from './line-filter.ts'
import { useLineKeys } from './use-line-keys.ts'

interface ProposalLinesProps {
  lines: readonly ProposedLine[]
  drafts: LineDrafts
  /** the caller decides; without it the decisions taken are shown */
  onDecide?: DecideLine | undefined
  onUndo: () => void
  /** the request is decided: the prices are those in force at the decision */
  isDecided: boolean
  /** the proposal was approved, in whole or in part */
  isApproved: boolean
  /** reasons are asked for once an attempt was made without them */
  isStrict: boolean
}

/** Returns how many lines changed, how many did not, and how many are decided; lines left open are approved with the rest. */
function captionOf(moved: number, same: number, decided: number | undefined): string {
  const rest = same > 0 ? `, ${same} the same` : ''
  const changed = `${plural(moved, 'changed line', 'changed lines')}${rest}`
  if (decided === undefined) return changed
  const open = moved - decided
  const toCome = open > 0 ? `; ${open} undecided, approved as requested` : ''
  return `${changed}, ${decided} decided${toCome}`
}

/**
 * The lines of a proposed sheet beside the prices in force, outliers first: each is accepted, or refused with its reason;
 * afterwards as the decision saw them, with what became of each.
 */
export function ProposalLines(props: ProposalLinesProps): ReactElement {
  const { lines, drafts, onDecide, onUndo, isDecided, isApproved, isStrict } = props
  const [filter, setFilter] = useState<LineFilter>('all')
  const moved = useMemo(() => inReviewOrder(lines.filter(({ state }) => state !== 'same')), [lines])
  const lacking = useMemo(() => (isStrict ? withoutReason(drafts) : []), [isStrict, drafts])
  const columns = useMemo(() => {
    const facts = comparisonColumns(isDecided)
    if (onDecide !== undefined) return [...facts, decisionColumn(drafts, onDecide, lacking)]
    return isApproved ? [...facts, takenColumn] : facts
  }, [drafts, onDecide, lacking, isApproved, isDecided])
  useLineKeys({ decide: onDecide, undo: onUndo, filter: setFilter })
  const decided = onDecide && moved.filter(({ key }) => drafts.has(key)).length
  return (
    <WholeTable
      label="Lines of the proposal"
      caption={captionOf(moved.length, lines.length - moved.length, decided)}
      actions={
        <NativeSelect
          label="Lines"
          isLabelHidden
          width="medium"
          value={filter}
          options={filterOptions(moved, drafts, onDecide !== undefined)}
          onChange={(next) => setFilter(next as LineFilter)}
        />
      }
      columns={columns}
      rows={filteredLines(moved, filter, drafts)}
      rowKey={({ key }) => key}
      pageSize={100}
      empty="No such lines."
    />
  )
}

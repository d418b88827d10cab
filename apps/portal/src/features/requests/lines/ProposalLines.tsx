import { plural } from '@capiz/domain/text'
import type { Column } from '@capiz/ui/DataTable'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { comparisonColumns, takenColumn } from './comparison-columns.tsx'
import { type DecideLine, decisionColumn } from './decision-column.tsx'
import {
  impactSentence,
  incompleteIn,
  isAgreed,
  type LineDrafts,
  type ProposedLine,
  requestedAmount,
} from './line-decisions.ts'
import {
  filteredLines,
  filterOptions,
  type LineFilter,
  type LineOrder,
  ordersOf,
  orderedLines,
} from './line-filter.ts'
import { useLineKeys } from './use-line-keys.ts'

interface ProposalLinesProps {
  lines: readonly ProposedLine[]
  drafts: LineDrafts
  /** the caller decides; without it the decisions taken are shown */
  onDecide?: DecideLine | undefined
  onUndo: () => void
  /** the request is decided: the prices are those in force at the decision */
  isDecided: boolean
  /** the reader is staff, who sees what the prices come to in a year */
  isStaff: boolean
  /** the proposal was approved, in whole or in part */
  isApproved: boolean
  /** reasons are asked for once an attempt was made without them */
  isStrict: boolean
  /** another amount can be offered for a line */
  canCounter: boolean
  /** replaces the decision: the requester answers the offered amounts */
  answerColumn?: Column<ProposedLine> | undefined
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

interface ChoosersProps {
  moved: readonly ProposedLine[]
  filter: LineFilter
  onFilter: (filter: LineFilter) => void
  order: LineOrder
  onOrder: (order: LineOrder) => void
  drafts: LineDrafts
  isDeciding: boolean
}

/** Chooses the order of the lines, where they have a place among their peers or counts of use, and which are shown. */
function Choosers({
  moved,
  filter,
  onFilter,
  order,
  onOrder,
  drafts,
  isDeciding,
}: ChoosersProps): ReactElement {
  const orders = ordersOf(moved)
  return (
    <Inline gap={2}>
      {orders.length > 1 ? (
        <NativeSelect
          label="Order"
          isLabelHidden
          width="medium"
          value={order}
          options={orders}
          onChange={onOrder}
        />
      ) : null}
      <NativeSelect
        label="Lines"
        isLabelHidden
        width="medium"
        value={filter}
        options={filterOptions(moved, drafts, isDeciding)}
        onChange={onFilter}
      />
    </Inline>
  )
}

/** The columns of the comparison, with the decision where it is taken, answered or shown. */
function useColumns(
  { lines, drafts, onDecide, isDecided, isApproved, isStrict, answerColumn }: ProposalLinesProps,
  isCounterable: (line: ProposedLine) => boolean,
): readonly Column<ProposedLine>[] {
  const lacking = useMemo(() => (isStrict ? incompleteIn(drafts, lines) : []), [isStrict, drafts, lines])
  return useMemo(() => {
    const facts = comparisonColumns(isDecided, lines)
    if (answerColumn !== undefined) return [...facts, answerColumn]
    if (onDecide !== undefined)
      return [...facts, decisionColumn(drafts, onDecide, { lacking, isCounterable })]
    return isApproved ? [...facts, takenColumn] : facts
  }, [drafts, onDecide, lacking, isApproved, isDecided, lines, answerColumn, isCounterable])
}

/**
 * The lines of a proposed sheet beside the prices in force, outliers first: each is accepted, refused with its reason, or
 * offered another amount; afterwards as the decision saw them, with what became of each.
 */
export function ProposalLines(props: ProposalLinesProps): ReactElement {
  const { lines, drafts, onDecide, onUndo, canCounter, isStaff } = props
  const [filter, setFilter] = useState<LineFilter>('all')
  const [order, setOrder] = useState<LineOrder>('review')
  const moved = useMemo(() => {
    const changed = lines.filter(({ state }) => state !== 'same')
    return orderedLines(changed, order)
  }, [lines, order])
  const isCounterable = useCallback(
    (line: ProposedLine) => canCounter && requestedAmount(line) !== undefined && !isAgreed(line),
    [canCounter],
  )
  const columns = useColumns(props, isCounterable)
  const byKey = useMemo(() => new Map(lines.map((line) => [line.key, line])), [lines])
  const canCounterKey = useCallback(
    (key: string) => {
      const line = byKey.get(key)
      return line !== undefined && isCounterable(line)
    },
    [byKey, isCounterable],
  )
  useLineKeys({ decide: onDecide, undo: onUndo, filter: setFilter, canCounter: canCounterKey })
  const decided = onDecide && moved.filter((line) => drafts.has(line.key) || isAgreed(line)).length
  return (
    <Stack gap={2}>
      <WholeTable
        label="Lines of the proposal"
        caption={captionOf(moved.length, lines.length - moved.length, decided)}
        actions={
          <Choosers
            {...{ moved, filter, order, drafts }}
            onFilter={setFilter}
            onOrder={setOrder}
            isDeciding={onDecide !== undefined}
          />
        }
        columns={columns}
        rows={filteredLines(moved, filter, drafts)}
        rowKey={({ key }) => key}
        pageSize={50}
        empty="No such lines."
      />
      {isStaff ? <Text tone="muted">{impactSentence(moved)}</Text> : null}
    </Stack>
  )
}

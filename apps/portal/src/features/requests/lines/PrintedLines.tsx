import { inReviewOrder } from '@capiz/domain/fees'
import { isOpenRequest } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useMemo } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import type { RequestView } from '../review-model.ts'
import { comparisonColumns, takenColumn } from './comparison-columns.tsx'
import { impactSentence, type ProposedLine } from './line-decisions.ts'

interface PrintedLinesProps {
  lines: readonly ProposedLine[]
  view: RequestView
  /** the reader is staff, who sees what the prices come to in a year */
  isStaff: boolean
}

/** Every changed line of a proposed sheet on paper, in the columns of the screen and all on one page, with their sum. */
export function PrintedLines({ lines, view, isStaff }: PrintedLinesProps): ReactElement {
  const moved = useMemo(() => inReviewOrder(lines.filter(({ state }) => state !== 'same')), [lines])
  const columns = useMemo(() => {
    const facts = comparisonColumns(!isOpenRequest(view.status), lines)
    return view.status === 'APPROVED' ? [...facts, takenColumn] : facts
  }, [view.status, lines])
  return (
    <Stack gap={2}>
      <WholeTable
        label="Lines of the proposal"
        caption={plural(moved.length, 'changed line', 'changed lines')}
        columns={columns}
        rows={moved}
        rowKey={({ key }) => key}
      />
      {isStaff ? <Text tone="muted">{impactSentence(moved)}</Text> : null}
    </Stack>
  )
}

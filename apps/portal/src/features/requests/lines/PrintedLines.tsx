import { inReviewOrder } from '@capiz/domain/fees'
import { isOpenRequest } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { type ReactElement, useMemo } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import type { RequestView } from '../review-model.ts'
import { comparisonColumns, takenColumn } from './comparison-columns.tsx'
import type { ProposedLine } from './line-decisions.ts'

interface PrintedLinesProps {
  lines: readonly ProposedLine[]
  view: RequestView
}

/** Every changed line of a proposed sheet on paper, in the columns of the screen and all on one page. */
export function PrintedLines({ lines, view }: PrintedLinesProps): ReactElement {
  const moved = useMemo(() => inReviewOrder(lines.filter(({ state }) => state !== 'same')), [lines])
  const columns = useMemo(() => {
    const facts = comparisonColumns(!isOpenRequest(view.status), lines)
    return view.status === 'APPROVED' ? [...facts, takenColumn] : facts
  }, [view.status, lines])
  return (
    <WholeTable
      label="Lines of the proposal"
      caption={plural(moved.length, 'changed line', 'changed lines')}
      columns={columns}
      rows={moved}
      rowKey={({ key }) => key}
    />
  )
}

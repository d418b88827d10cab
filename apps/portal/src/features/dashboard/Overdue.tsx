import { complianceBoard } from '@capiz/api/contract/record'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { FigureBars } from './FigureBars.tsx'
import { longestFirst, overdueBars } from './figures.ts'

/** Shows the overdue compliance records by kind. */
export function Overdue(): ReactElement {
  const { data } = useCall(complianceBoard.get)
  return (
    <FigureBars
      title="Overdue compliance"
      headings={['Kind', 'Overdue']}
      bars={data && longestFirst(overdueBars(data))}
      empty="Nothing is overdue."
    />
  )
}

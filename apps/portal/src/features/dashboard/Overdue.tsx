import { complianceBoard } from '@capiz/api/contract/record'
import type { ReactElement } from 'react'
import { useCall } from '../../lib/query.tsx'
import { FigureBars } from './FigureBars.tsx'
import { longestFirst, overdueBars } from './figures.ts'

/** What of compliance is overdue, by kind. */
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

import { work } from '@capiz/api/contract/work'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { waitingText } from '../../patterns/work/due.ts'

/** How much waits for the reader, by name, by role or to be taken, and how much of it is late. */
export function WorkCount(): ReactElement | null {
  const { data } = useCall(work.mine, {})
  if (data === undefined) return null
  const { own, ownLate, team, teamLate } = data
  return <>{waitingText({ count: own, late: ownLate }, { count: team, late: teamLate })}</>
}

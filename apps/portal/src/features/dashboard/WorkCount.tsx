import { work } from '@capiz/api/contract/my-work'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { waitingText } from '../../patterns/work/due.ts'

/** How much waits for the reader, by name, by role or to be taken, and how much of it is late. */
export function WorkCount(): ReactElement | null {
  const { data } = useCall(work.mine, {})
  if (data === undefined) return null
  const sum = (actors: readonly string[]) => {
    const groups = data.groups.filter(({ actor }) => actors.includes(actor))
    return {
      count: groups.reduce((all, { count }) => all + count, 0),
      late: groups.reduce((all, { late }) => all + late, 0),
    }
  }
  return <>{waitingText(sum(['me', 'role']), sum(['team']))}</>
}

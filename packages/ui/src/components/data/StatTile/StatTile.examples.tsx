import type { ReactElement } from 'react'
import { Columns, Stack } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'

export default { title: 'Examples/StatTile' }

/** Each number leads to the list behind it. */
export function WorkToDo(): ReactElement {
  return (
    <Columns ratio="1/1">
      <StatTile label="Pending approval" value={14} detail="oldest waits 12 days" href="#pending" />
      <StatTile label="Returned to you" value={0} detail="nothing waits" href="#returned" />
    </Columns>
  )
}

/** In a side column: one line each. */
export function Rows(): ReactElement {
  return (
    <Stack gap={1}>
      <StatTile layout="row" label="Pending approval" value={14} href="#pending" />
      <StatTile layout="row" label="Expiring documents" value={3} href="#expiring" />
    </Stack>
  )
}

/** Sums without a list and without a next step. */
export function DontShowTotals(): ReactElement {
  return (
    <Columns ratio="1/1">
      <StatTile label="Rows in the database" value={184_220} />
      <StatTile label="Sign-ins ever" value={96_104} />
    </Columns>
  )
}

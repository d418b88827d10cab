import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Tooltip } from '@capiz/ui/Tooltip'

export default { title: 'Examples/Tooltip' }

/** On hover and focus: what the press does. */
export function AddsAReason(): ReactElement {
  return (
    <Tooltip label="Opens the list of 14 requests, oldest first">
      <Button>Pending approval</Button>
    </Tooltip>
  )
}

/** The same words twice. */
export function DontRepeat(): ReactElement {
  return (
    <Tooltip label="Pending approval">
      <Button>Pending approval</Button>
    </Tooltip>
  )
}

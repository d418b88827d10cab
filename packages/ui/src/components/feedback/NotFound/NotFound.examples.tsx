import type { ReactElement } from 'react'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'

export default { title: 'Examples/NotFound' }

/** The record does not exist, or this person may not know of it. */
export function RecordNotFound(): ReactElement {
  return (
    <NotFound
      title="Facility not found"
      actions={<LinkButton href="#facilities">Go to facilities</LinkButton>}
    />
  )
}

/** A page that leaves before it is read. */
export function DontSendAway(): ReactElement {
  return <NotFound title="Error 404">You are sent to the dashboard in 3 seconds.</NotFound>
}

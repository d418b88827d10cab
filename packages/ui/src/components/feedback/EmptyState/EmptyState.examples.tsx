import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'

export default { title: 'Examples/EmptyState' }

/** At first use it says what will be here and offers the first step. */
export function FirstUse(): ReactElement {
  return (
    <EmptyState title="No facilities yet" actions={<Button variant="primary">Add facility</Button>}>
      Facilities appear here once they are added or their registration is accepted.
    </EmptyState>
  )
}

/** If filters leave nothing, it says which one to take away. */
export function NoMatch(): ReactElement {
  return (
    <EmptyState title="No facility matches" actions={<Button>Remove the province filter</Button>}>
      Nothing matches “Sampagita” in Batangas. Without the province there are 3.
    </EmptyState>
  )
}

/** An apology: neither a reason nor a step. */
export function DontApologise(): ReactElement {
  return <EmptyState title="Oops! Sorry, nothing here…">Maybe come back later?</EmptyState>
}

/** Only a fact: it stays unclear what would bring results. */
export function DontStopShort(): ReactElement {
  return <EmptyState title="No data" />
}

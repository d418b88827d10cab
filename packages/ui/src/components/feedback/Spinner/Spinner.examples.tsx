import type { ReactElement } from 'react'
import { Card } from '@capiz/ui/Card'
import { Spinner } from '@capiz/ui/Spinner'

export default { title: 'Examples/Spinner' }

/** Short work that cannot be measured. */
export function WithWords(): ReactElement {
  return <Spinner label="Checking the code" hasVisibleLabel />
}

/** The rates are gone while they are refreshed. */
export function DontCoverThePage(): ReactElement {
  return (
    <Card title="Room rates">
      <Spinner label="Refreshing" />
    </Card>
  )
}

import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Code } from '@capiz/ui/Code'
import { PageHeader } from '@capiz/ui/PageHeader'
import { SearchField } from '@capiz/ui/SearchField'
import { StatusBadge } from '@capiz/ui/StatusBadge'

export default { title: 'Examples/PageHeader', parameters: { docs: { isWide: true } } }

/** The head of a list. */
export function TitleAndAct(): ReactElement {
  return (
    <PageHeader
      title="Facilities"
      description="Hospitals and clinics of the network."
      meta={['412 facilities', '347 accredited']}
      actions={<Button variant="primary">Add facility</Button>}
    />
  )
}

/** The head of a record, with its status. */
export function OfARecord(): ReactElement {
  return (
    <PageHeader
      title="Sampaguita Medical Center"
      status={<StatusBadge label="Accredited" tone="positive" />}
      meta={[<Code key="code">HF0000142</Code>, 'Lipa City, Batangas']}
      actions={<Button>Edit</Button>}
    />
  )
}

/** A search and a filter among the acts. */
export function DontFilterHere(): ReactElement {
  const [term, setTerm] = useState('')
  return (
    <PageHeader
      title="Facilities"
      actions={
        <>
          <SearchField label="Search facilities" value={term} onChange={setTerm} />
          <Button>Status</Button>
          <Button variant="primary">Add facility</Button>
        </>
      }
    />
  )
}

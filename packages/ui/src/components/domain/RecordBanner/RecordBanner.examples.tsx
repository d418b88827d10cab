import type { ReactElement } from 'react'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { RecordBanner } from '@capiz/ui/accreditation/RecordBanner'
import { ValidityRuler } from '@capiz/ui/accreditation/ValidityRuler'
import { Button } from '@capiz/ui/Button'
import { Code } from '@capiz/ui/Code'
import { ActionMenu } from '@capiz/ui/Menu'

export default { title: 'Examples/RecordBanner', parameters: { docs: { isWide: true } } }

/** The head of a record: name and status, what it is, what can be done, and its accreditations on one line of time. */
export function WholeBanner(): ReactElement {
  return (
    <RecordBanner
      name="Sampaguita Medical Center, Lipa"
      tone="positive"
      badge={<DomainBadge code="ACCREDITED" />}
      facts={[
        { id: 'code', content: <Code>HF0000142</Code> },
        { id: 'type', content: 'Hospital, level 3' },
        { id: 'city', content: 'Lipa City, Batangas' },
      ]}
      actions={
        <>
          <Button variant="primary">Change status</Button>
          <ActionMenu label="More actions" entries={[{ id: 'print', label: 'Print the record' }]} />
        </>
      }
    >
      <ValidityRuler
        label="Accreditation of Sampaguita Medical Center"
        today="2026-11-20"
        segments={[
          { id: '1', from: '2024-03-01', until: '2025-05-31', fill: 'past', label: '1st accreditation' },
          {
            id: '2',
            from: '2025-06-01',
            until: '2027-03-31',
            fill: 'current',
            tone: 'positive',
            label: 'Accredited',
          },
        ]}
      />
    </RecordBanner>
  )
}

/** Name, status and one fact in a line. */
export function OneLine(): ReactElement {
  return (
    <RecordBanner
      variant="line"
      name="Sampaguita Medical Center, Lipa"
      tone="positive"
      badge={<DomainBadge code="ACCREDITED" />}
      facts={[{ id: 'code', content: <Code>HF0000142</Code> }]}
    />
  )
}

/** Five buttons of one weight. */
export function DontListEveryAct(): ReactElement {
  return (
    <RecordBanner
      name="Sampaguita Medical Center, Lipa"
      tone="positive"
      badge={<DomainBadge code="ACCREDITED" />}
      actions={
        <>
          <Button>Edit</Button>
          <Button>Add document</Button>
          <Button>Print</Button>
          <Button>Merge</Button>
          <Button>Change status</Button>
        </>
      }
    />
  )
}

/** An inner part under the whole banner. */
export function DontRepeatTheFacts(): ReactElement {
  return (
    <RecordBanner
      name="Sampaguita Medical Center, Lipa"
      tone="positive"
      badge={<DomainBadge code="ACCREDITED" />}
      facts={[
        { id: 'code', content: <Code>HF0000142</Code> },
        { id: 'type', content: 'Hospital, level 3' },
        { id: 'city', content: 'Lipa City, Batangas' },
        { id: 'beds', content: '120 beds' },
        { id: 'owner', content: 'Private' },
      ]}
      statement={{ text: 'Accredited until 31 Mar 2027', detail: '131 days left' }}
    />
  )
}

import { Heading } from '@capiz/ui/Heading'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { vars } from '@capiz/ui/tokens'
import { Save } from './Save.tsx'

export default function Page() {
  return (
    <main style={{ padding: vars.space[4] }}>
      <Heading level={1}>Facilities</Heading>
      <DomainBadge code="ACCREDITED" />
      <StatusBadge tone="positive" label="Open" />
      <Save />
    </main>
  )
}

import type { ReactElement } from 'react'
import { DocumentBadge, DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { Inline } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'

export default { title: 'Examples/DomainBadge' }

/** One component for the statuses of records, requests, documents and prices. */
export function FromTheCode(): ReactElement {
  return (
    <Inline>
      <DomainBadge code="ACCREDITED" />
      <DomainBadge vocabulary="request" code="PENDING" />
      <DomainBadge vocabulary="document" code="EXPIRING" detail="in 28 days" />
    </Inline>
  )
}

/** Documents have a badge of their own, which knows whether they are required and verified. */
export function States(): ReactElement {
  return (
    <Inline>
      <DocumentBadge state="VALID" isVerified />
      <DocumentBadge state="EXPIRED" detail="31 Oct 2026" />
      <DocumentBadge state="MISSING" isRequired />
      <DocumentBadge state="MISSING" isRequired={false} />
    </Inline>
  )
}

/** Words of the screen’s own for two codes. */
export function DontTranslate(): ReactElement {
  return (
    <Inline>
      <StatusBadge label="Active provider" tone="positive" />
      <StatusBadge label="In the queue" tone="attention" />
    </Inline>
  )
}

/** An optional document in the colours of a missing one. */
export function DontAlarm(): ReactElement {
  return <StatusBadge label="Not sent (optional)" tone="stopped" />
}

import type { ReactElement } from 'react'
import { useState } from 'react'
import { RequestReview } from '@capiz/ui/accreditation/RequestReview'
import type { Decision } from '@capiz/ui/accreditation/RequestReview'
import type { DiffRow } from '@capiz/ui/DiffTable'

export default { title: 'Examples/RequestReview', parameters: { docs: { isWide: true } } }

const rows: readonly DiffRow[] = [
  {
    field: 'icu',
    label: 'ICU, daily rate',
    kind: 'peso',
    before: 1_140_000,
    requested: 1_240_000,
    changed: true,
  },
  {
    field: 'from',
    label: 'Effective from',
    kind: 'day',
    before: '2026-07-01',
    requested: '2027-01-01',
    changed: true,
  },
  {
    field: 'ward',
    label: 'Ward, daily rate',
    kind: 'peso',
    before: 195_000,
    requested: 195_000,
    changed: false,
  },
]

/** The changes first, the decision beside them; a rejection takes a reason of the list. */
export function Decide(): ReactElement {
  const [pending, setPending] = useState<Decision>()
  return (
    <RequestReview
      rows={rows}
      options={[
        { decision: 'approve', label: 'Approve' },
        { decision: 'return', label: 'Return for correction' },
        { decision: 'reject', label: 'Reject' },
      ]}
      reasons={[
        { value: 'EXPIRED', label: 'A document has expired' },
        { value: 'OTHER', label: 'Another reason', needsRemarks: true },
      ]}
      pending={pending}
      onDecide={setPending}
    />
  )
}

/** A request of one’s own cannot be approved: the reason stands where the button would be. */
export function OwnRequest(): ReactElement {
  return (
    <RequestReview
      rows={rows}
      options={[
        {
          decision: 'approve',
          label: 'Approve',
          refusal: 'You made this request yourself. Another officer approves it.',
        },
        { decision: 'cancel', label: 'Cancel the request' },
      ]}
      onDecide={() => undefined}
    />
  )
}

/** Approving ends an accreditation: one more question, with what follows. */
export function Irreversible(): ReactElement {
  return (
    <RequestReview
      rows={[
        {
          field: 'status',
          label: 'Status',
          kind: 'text',
          before: 'Suspended',
          requested: 'Disaccredited',
          changed: true,
        },
      ]}
      options={[
        { decision: 'approve', label: 'Approve' },
        { decision: 'return', label: 'Return for correction' },
        { decision: 'reject', label: 'Reject' },
      ]}
      irreversible={{
        title: 'Disaccredit Gintong Bukid Hospital?',
        consequence: 'Members can no longer be sent there. This cannot be undone.',
      }}
      onDecide={() => undefined}
    />
  )
}

/** No button and no reason: it looks as if nothing were to be decided. */
export function DontHideTheReason(): ReactElement {
  return (
    <RequestReview
      rows={rows}
      options={[{ decision: 'cancel', label: 'Cancel the request' }]}
      onDecide={() => undefined}
    />
  )
}

/** Yes or no only. */
export function DontForceYesOrNo(): ReactElement {
  return (
    <RequestReview
      rows={rows}
      options={[
        { decision: 'approve', label: 'Approve' },
        { decision: 'reject', label: 'Reject' },
      ]}
      onDecide={() => undefined}
    />
  )
}

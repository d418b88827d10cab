import type { OutputOf } from '@capiz/api/contract/define'
import type { expiry } from '@capiz/api/contract/expiry'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'

type Outcome = OutputOf<typeof expiry.askRenewal>

interface RenewalOutcomeProps {
  outcome: Outcome
  onClose: () => void
}

/** Shows the outcome of a renewal request: the number of mails, and the documents left out with the reasons. */
export function RenewalOutcome({ outcome, onClose }: RenewalOutcomeProps): ReactElement {
  const { asked, skipped, mails } = outcome
  const reasons = [...Map.groupBy(skipped, ({ reason }) => reason)]
  return (
    <Notice
      isLive
      tone={skipped.length === 0 ? 'success' : 'attention'}
      title={
        asked.length === 0
          ? 'No renewal was asked for'
          : `${plural(asked.length, 'document', 'documents')} asked for in ${plural(mails, 'mail', 'mails')}`
      }
      actions={
        <Button size="sm" variant="quiet" onPress={onClose}>
          Dismiss
        </Button>
      }
    >
      {reasons.map(([reason, own]) => (
        <p key={reason}>{`${plural(own.length, 'document', 'documents')} left out: ${reason}`}</p>
      ))}
    </Notice>
  )
}

import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { type MarkOutcome, stepLabels } from './MarkMemos.tsx'

interface MarkResultProps {
  outcome: MarkOutcome
  onClose: () => void
}

/** Shows how many memos were marked, and the others with the reasons. */
export function MarkResult({ outcome, onClose }: MarkResultProps): ReactElement {
  const { marked, skipped, step } = outcome
  const word = stepLabels[step]
  return (
    <Notice
      isLive
      tone={skipped.length === 0 ? 'success' : 'attention'}
      title={
        marked.length === 0
          ? `No memo was marked as ${word}`
          : `${plural(marked.length, 'memo', 'memos')} marked as ${word}`
      }
      actions={
        <Button size="sm" variant="quiet" onPress={onClose}>
          Dismiss
        </Button>
      }
    >
      {skipped.map(({ uuid, ownerName, reason }) => (
        <p key={uuid}>{`${ownerName || 'A memo'}: ${reason}`}</p>
      ))}
    </Notice>
  )
}

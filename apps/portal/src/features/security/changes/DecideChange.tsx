import { accessChange } from '@capiz/api/contract/admin'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { DiffTable } from '@capiz/ui/DiffTable'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { changeRows } from '../../../patterns/change-text.ts'
import { useSend } from '../../../platform/data/send.ts'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { ErasureEffects } from './ErasureEffects.tsx'
import { type AccessChangeRow, reasonLabels } from './change-labels.ts'

interface DecideChangeProps {
  change: AccessChangeRow
  isConfirmation: boolean
  onClose: () => void
}

const refresh = ['accessChange.*', 'user.*', 'role.*', 'roleInsight.*', 'auditLog.*'] as const

const erasureEffect = 'The operator of the server then has 30 days to carry it out. It cannot be undone.'

/** Asks once before a change of access or an erasure is confirmed, rejected or withdrawn, with what it changes. */
export function DecideChange({ change, isConfirmation, onClose }: DecideChangeProps): ReactElement {
  const [failure, setFailure] = useState<string>()
  const confirm = useSend(accessChange.confirm, { refresh })
  const reject = useSend(accessChange.reject, { refresh })
  const sending = isConfirmation ? confirm : reject
  const label = isConfirmation ? 'Confirm' : change.isOwn ? 'Withdraw' : 'Reject'
  const isErasure = change.reason === 'ERASURE'
  const noun = isErasure ? 'Erasure' : 'Change'
  const done = { Confirm: `${noun} confirmed`, Withdraw: `${noun} withdrawn`, Reject: `${noun} rejected` }
  const decide = () =>
    sending.mutate(
      { input: { params: { id: change.id } } },
      {
        onSuccess: () => {
          showToast('success', done[label])
          onClose()
        },
        onError: (error) => setFailure(reportedMessage(error)),
      },
    )
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={
        isErasure ? `${label} the erasure of ${change.target}?` : `${label} this change of ${change.target}?`
      }
      confirmLabel={label}
      isDanger={!isConfirmation}
      isPending={sending.isPending}
      errorMessage={failure}
      onConfirm={decide}
    >
      <Stack gap={3}>
        <Text>{`${reasonLabels[change.reason]}, asked for by ${change.askedBy}.`}</Text>
        {isErasure ? (
          isConfirmation && <ErasureEffects code={change.target} />
        ) : (
          <DiffTable label="Values before and after" rows={changeRows(change.changes)} />
        )}
        {isConfirmation ? (
          <Text tone="muted">{`${isErasure ? erasureEffect : 'It takes effect at once.'} The audit log names both of you.`}</Text>
        ) : null}
      </Stack>
    </ConfirmDialog>
  )
}

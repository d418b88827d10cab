import { Notice } from '@capiz/ui/Notice'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { showToast } from '../../../app/toasts.ts'
import { refreshCalls } from '../../../lib/query.tsx'
import { DialogForm } from '../../FormDialog.tsx'
import { type Lookalike, useProvider } from '../provider.ts'

/** What a dialog about a pair of records takes. */
export interface PairDialogProps {
  other: Lookalike
  onClose: () => void
}

/** Remembers with a reason that two records are not the same; the pair is not offered again. */
export function DifferentDialog({ other, onClose }: PairDialogProps): ReactElement {
  const { kind, code, name } = useProvider()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function save(): Promise<void> {
    setRefusal(undefined)
    setProblem(reason.trim().length < 3 ? 'Give the reason in a few words.' : undefined)
    if (reason.trim().length < 3) return
    setPending(true)
    try {
      await kind.calls.notDuplicate({ code, otherCode: other.code, reason: reason.trim() })
      void refreshCalls(...kind.stale)
      void showToast('success', `${other.name} is no longer offered as a duplicate.`)
      onClose()
    } catch (error) {
      setRefusal(wordsForError(error))
      setPending(false)
    }
  }
  return (
    <DialogForm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Not a duplicate"
      label="Not a duplicate"
      submitLabel="Remember"
      isPending={isPending}
      onSubmit={() => void save()}
    >
      {refusal === undefined ? null : (
        <Notice kind="danger" isLive>
          {refusal}
        </Notice>
      )}
      <Text>{`${name} and ${other.name} are not the same.`}</Text>
      <TextArea
        label="How you know"
        isRequired
        rows={3}
        maxLength={500}
        hint="Kept with both records."
        value={reason}
        onChange={(text) => {
          setReason(text)
          setProblem(undefined)
        }}
        errorMessage={problem}
      />
    </DialogForm>
  )
}

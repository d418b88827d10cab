import type { InputOf } from '@capiz/api/contract/define'
import { facility } from '@capiz/api/contract/facility'
import { Notice } from '@capiz/ui/Notice'
import { Switch } from '@capiz/ui/Switch'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../../app/report-error.ts'
import { showToast } from '../../../../app/toasts.ts'
import { useSend } from '../../../../lib/send.ts'
import { DialogForm } from '../../../../patterns/FormDialog.tsx'
import type { RecordDialogProps } from '../../../../patterns/provider/RecordActions.tsx'
import { bodyOf, valuesOf } from '../../form/values.ts'
import { staleFacility, useFacility } from '../facility-data.ts'

type Body = InputOf<typeof facility.save>['body']

/** Closes a facility to all but its covered accounts, or opens it again; the rest of the record is saved as it is. */
export function BlockDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const record = useFacility()
  const save = useSend(facility.save, { refresh: staleFacility, reportsErrors: false })
  const [isBlocked, setBlocked] = useState(record.blocked === true)
  const [reason, setReason] = useState(record.blockedReason ?? '')
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  function submit(): void {
    setRefusal(undefined)
    const lacksReason = isBlocked && reason.trim() === ''
    setProblem(lacksReason ? 'Say why it is blocked.' : undefined)
    if (lacksReason) return
    const values = { ...valuesOf(record), blocked: isBlocked, blockedReason: reason.trim() }
    save.mutate(
      { input: { body: bodyOf(values) as Body } },
      {
        onSuccess: () => {
          onOpenChange(false)
          void showToast(
            'success',
            isBlocked
              ? `${record.name} is blocked for all but its covered accounts.`
              : `${record.name} is open to everybody.`,
          )
        },
        onError: (error) => setRefusal(wordsForError(error)),
      },
    )
  }
  return (
    <DialogForm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Block ${record.name}`}
      label="Block"
      submitLabel="Save"
      isPending={save.isPending}
      onSubmit={submit}
    >
      {refusal === undefined ? null : (
        <Notice kind="danger" isLive>
          {refusal}
        </Notice>
      )}
      <Switch
        isSelected={isBlocked}
        onChange={setBlocked}
        hint="Members of covered accounts may still use it."
      >
        Blocked
      </Switch>
      {isBlocked ? (
        <TextArea
          label="Why it is blocked"
          isRequired
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(text) => {
            setReason(text)
            setProblem(undefined)
          }}
          errorMessage={problem}
        />
      ) : null}
    </DialogForm>
  )
}

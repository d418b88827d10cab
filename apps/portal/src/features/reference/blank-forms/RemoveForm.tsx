import { blankForm } from '@capiz/api/contract/blank-form'
import { savedMessage } from '@capiz/domain/text'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { type ReactElement, useState } from 'react'
import { useSend } from '../../../platform/data/send.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { type FormsOfType, staleWithForms } from './forms.ts'

/** Asks once before a blank form is offered no longer, and says what is offered then. */
export function RemoveForm({ type, onClose }: { type: FormsOfType; onClose: () => void }): ReactElement {
  const remove = useSend(blankForm.remove, { refresh: [...staleWithForms], reportsErrors: false })
  const [refusal, setRefusal] = useState<string>()
  const [before] = type.earlier
  const confirm = (): void =>
    remove.mutate(
      { input: { params: { uuid: type.form?.uuid ?? '' } } },
      {
        onSuccess: () => {
          onClose()
          showToast('success', savedMessage('Blank form', { deleted: true }))
        },
        onError: (error) => setRefusal(errorMessage(error)),
      },
    )
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Remove the blank form of ${type.label}?`}
      confirmLabel="Remove"
      isDanger
      isPending={remove.isPending}
      errorMessage={refusal}
      onConfirm={confirm}
    >
      {before === undefined
        ? 'No blank form is offered with this document any more. The removal is kept in the audit log.'
        : `${before.fileName}, the form before it, is offered again. The removal is kept in the audit log.`}
    </ConfirmDialog>
  )
}

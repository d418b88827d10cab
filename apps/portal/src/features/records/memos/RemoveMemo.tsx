import { memo } from '@capiz/api/contract/memo'
import { savedMessage } from '@capiz/domain/text'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { type ReactElement, useState } from 'react'
import { useSend } from '../../../platform/data/send.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import type { MemoRow } from './columns.tsx'

/** Asks once before a memo leaves the record of its provider. */
export function RemoveMemo({ row, onClose }: { row: MemoRow; onClose: () => void }): ReactElement {
  const remove = useSend(memo.remove, {
    refresh: ['memo.*', 'document.*', 'timeline.*'],
    reportsErrors: false,
  })
  const [refusal, setRefusal] = useState<string>()
  const confirm = (): void =>
    remove.mutate(
      { input: { params: { uuid: row.uuid } } },
      {
        onSuccess: () => {
          onClose()
          showToast('success', savedMessage('Memo', { deleted: true }))
        },
        onError: (error) => setRefusal(errorMessage(error)),
      },
    )
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Remove the memo to ${row.ownerName}?`}
      confirmLabel="Remove"
      isDanger
      isPending={remove.isPending}
      errorMessage={refusal}
      onConfirm={confirm}
    >
      {`${row.fileName} leaves the record of ${row.ownerName} and the reports. The removal is kept in the audit log.`}
    </ConfirmDialog>
  )
}

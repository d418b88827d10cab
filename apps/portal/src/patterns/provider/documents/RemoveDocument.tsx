import { savedMessage } from '@capiz/domain/text'
import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { type ReactElement, useState } from 'react'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { useSend } from '../../../platform/data/send.ts'
import { useProvider } from '../provider.ts'
import { useRefreshDocuments } from './documents-data.ts'

interface RemoveDocumentProps {
  entity: DocumentEntity
  file: { uuid: string; fileName: string; typeCode: string }
  onClose: () => void
}

/** Asks once before a document leaves the record. */
export function RemoveDocument({ entity, file, onClose }: RemoveDocumentProps): ReactElement {
  const { code } = useProvider()
  const refreshDocuments = useRefreshDocuments()
  const remove = useSend(document.remove, { reportsErrors: false })
  const [refusal, setRefusal] = useState<string>()
  const confirm = (): void => {
    const fields = { code, uuid: file.uuid, docType: file.typeCode }
    remove.mutate(
      { input: { params: { entity }, fields } },
      {
        onSuccess: () => {
          onClose()
          void refreshDocuments()
          showToast('success', savedMessage(file.fileName, { deleted: true }))
        },
        onError: (error) => setRefusal(errorMessage(error)),
      },
    )
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Remove ${file.fileName}?`}
      confirmLabel="Remove"
      isDanger
      isPending={remove.isPending}
      errorMessage={refusal}
      onConfirm={confirm}
    >
      The document leaves the record, and the one it had replaced counts again. The removal is kept in the
      audit log.
    </ConfirmDialog>
  )
}

import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { showToast } from '../../../app/toasts.ts'
import { useSend } from '../../../lib/send.ts'
import { useProvider } from '../provider.ts'
import { useRefreshPapers } from './papers-data.ts'

interface RemovePaperProps {
  entity: DocumentEntity
  paper: { uuid: string; fileName: string; typeCode: string }
  onClose: () => void
}

/** Asks once before a document leaves the record. */
export function RemovePaper({ entity, paper, onClose }: RemovePaperProps): ReactElement {
  const { code } = useProvider()
  const refreshPapers = useRefreshPapers()
  const remove = useSend(document.remove, { reportsErrors: false })
  const [refusal, setRefusal] = useState<string>()
  const confirm = (): void => {
    const fields = { code, uuid: paper.uuid, docType: paper.typeCode }
    remove.mutate(
      { input: { params: { entity }, fields } },
      {
        onSuccess: () => {
          onClose()
          void refreshPapers()
          void showToast('success', `${paper.fileName} was removed.`)
        },
        onError: (error) => setRefusal(wordsForError(error)),
      },
    )
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Remove ${paper.fileName}?`}
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

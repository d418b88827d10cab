import { physician } from '@capiz/api/contract/physician'
import { DocumentUploader } from '@capiz/ui/DocumentUploader'
import { Notice } from '@capiz/ui/Notice'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { showToast } from '../../../app/toasts.ts'
import { useSend } from '../../../lib/send.ts'
import { DialogForm } from '../../../patterns/FormDialog.tsx'
import { useProvider } from '../../../patterns/provider/provider.ts'
import type { RecordDialogProps } from '../../../patterns/provider/RecordActions.tsx'
import { today } from '../../../patterns/today.ts'
import { physicianKind } from '../kind.ts'

/** Sets the picture of the physician; it takes the place of an earlier one. */
export function PictureDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { code, name } = useProvider()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const send = useSend(physician.profilePicture, { refresh: physicianKind.stale, reportsErrors: false })

  function save(): void {
    setProblem(undefined)
    if (file === undefined) {
      setProblem('Choose a picture first.')
      return
    }
    send.mutate(
      { input: { fields: { phyCode: code }, files: [file] } },
      {
        onSuccess: () => {
          onOpenChange(false)
          void showToast('success', 'The picture was changed.')
        },
        onError: (error) => setProblem(wordsForError(error)),
      },
    )
  }
  return (
    <DialogForm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Picture of ${name}`}
      label="Picture"
      submitLabel="Save picture"
      pendingLabel="Uploading"
      isPending={send.isPending}
      onSubmit={save}
    >
      {problem === undefined ? null : (
        <Notice kind="danger" isLive>
          {problem}
        </Notice>
      )}
      <Text tone="muted">A JPEG or PNG file of 5 MB or less. The public directory does not show it.</Text>
      <DocumentUploader
        label="Picture"
        today={today()}
        offers={[{ code: 'PICTURE', label: 'Picture', isRequired: true }]}
        onRowsChange={(rows) => setFile(rows[0]?.file)}
      />
    </DialogForm>
  )
}

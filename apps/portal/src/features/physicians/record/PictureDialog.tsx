import { savedMessage } from '@capiz/domain/text'
import { physician } from '@capiz/api/contract/physician'
import { DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { useProvider } from '../../../patterns/provider/provider.ts'
import type { RecordDialogProps } from '../../../patterns/provider/record-dialog.ts'
import { today } from '../../../patterns/today.ts'
import { physicianKind } from '../kind.ts'

/** Sets the picture of the physician; it takes the place of an earlier one. */
export function PictureDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { code, name } = useProvider()
  const form = useSaveForm<{ file: File | undefined }, unknown>({
    name: 'picture',
    schema: formRules(({ file }) => (file === undefined ? { file: 'Choose a picture first.' } : {})),
    values: { file: undefined },
    // the uploader shows its own field
    placeOf: () => null,
    refusalOf: formRefusal,
    save: ({ file }, idempotencyKey) =>
      call(
        physician.profilePicture,
        { fields: { phyCode: code }, files: file ? [file] : [] },
        { idempotencyKey },
      ),
    onSaved: () => {
      void refreshCalls(...physicianKind.stale)
      onOpenChange(false)
      showToast('success', savedMessage('Picture'))
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Picture of ${name}`}
      label="Picture"
      submitLabel="Save picture"
      pendingLabel="Uploading"
    >
      <Text tone="muted">A JPEG or PNG file of 5 MB or less. The public directory does not show it.</Text>
      <DocumentUploader
        label="Picture"
        today={today()}
        offers={[{ code: 'PICTURE', label: 'Picture', isRequired: true }]}
        onRowsChange={(rows) => form.set({ file: rows[0]?.file })}
      />
    </FormDialog>
  )
}

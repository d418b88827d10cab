import { blankForm } from '@capiz/api/contract/blank-form'
import { savedMessage } from '@capiz/domain/text'
import { DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { today } from '../../../patterns/today.ts'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { useUnsentFiles } from '../../../platform/forms/unsent-files.ts'
import { type FormsOfType, staleWithForms, titleOf } from './forms.ts'

interface FormValues {
  file: File | undefined
  remarks: string
}

const rules = formRules<FormValues>(({ file }) => ({
  file: file === undefined ? 'Add the form.' : undefined,
}))

/** Offers a blank form with a document type; the one before it is kept among the earlier forms. */
export function UploadForm({ type, onClose }: { type: FormsOfType; onClose: () => void }): ReactElement {
  const unsent = useUnsentFiles()
  const isNew = type.form === null
  const form = useSaveForm<FormValues, FormsOfType>({
    name: 'blank-form',
    schema: rules,
    values: { file: undefined, remarks: '' },
    refusalOf: formRefusal,
    // the uploader shows its own field
    placeOf: (path) => (path === 'file' ? null : undefined),
    save: ({ file, remarks }, idempotencyKey) => {
      const { pageType, documentTypeCode } = type
      const json = { pageType, documentTypeCode, remarks }
      return call(blankForm.upload, { json, files: file === undefined ? [] : [file] }, { idempotencyKey })
    },
    onSaved: () => {
      unsent.sent()
      onClose()
      void refreshCalls(...staleWithForms)
      showToast('success', savedMessage('Blank form', isNew ? {} : { id: type.documentTypeCode }))
    },
  })
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      form={form}
      size="lg"
      title={`${isNew ? 'Upload' : 'Replace'} the blank form: ${titleOf(type)}`}
      label="Blank form"
      submitLabel={isNew ? 'Upload form' : 'Replace form'}
      pendingLabel="Uploading"
    >
      <DocumentUploader
        label="File"
        today={today()}
        offers={[{ code: 'FILE', label: 'Blank form', isRequired: true, accepted: ['pdf', 'docx'] }]}
        onRowsChange={(rows) => {
          unsent.note(rows)
          form.set({ file: rows[0]?.file })
        }}
      />
      <form.api.Field name="remarks">
        {(field) => (
          <TextField
            label="New in it"
            hint="Read by those who maintain the forms."
            maxLength={500}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

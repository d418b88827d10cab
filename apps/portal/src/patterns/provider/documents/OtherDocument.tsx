import { request } from '@capiz/api/contract/request'
import type { IsoDate } from '@capiz/domain/time'
import { DatePicker } from '@capiz/ui/DatePicker'
import { DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { useUnsentFiles } from '../../../platform/forms/unsent-files.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { today } from '../../today.ts'
import { useProvider } from '../provider.ts'

interface OtherValues {
  docRemarks: string
  validityDate: IsoDate | null
  file: File | undefined
}

const rules = formRules<OtherValues>(({ docRemarks, file }) => ({
  docRemarks: docRemarks.trim().length < 3 ? 'Say what the document is.' : undefined,
  file: file === undefined ? 'Add the file.' : undefined,
}))

/** The form of a document outside the list. */
function useOtherDocument(onClose: () => void) {
  const { kind, code } = useProvider()
  return useSaveForm<OtherValues, unknown>({
    name: 'other-document',
    schema: rules,
    values: { docRemarks: '', validityDate: null, file: undefined },
    refusalOf: formRefusal,
    // the uploader shows its own field
    placeOf: (path) => (path === 'file' ? null : undefined),
    save: ({ file, docRemarks, validityDate }, idempotencyKey) =>
      call(
        request.createOthers,
        {
          params: { type: kind.documentRequest },
          json: { targetCode: code, docType: null, docRemarks, validityDate },
          files: file === undefined ? [] : [file],
        },
        { idempotencyKey },
      ),
    onSaved: () => {
      onClose()
      void refreshCalls('request.*', 'document.*', ...kind.stale)
      showToast('success', '1 document was sent for approval.')
    },
  })
}

/** Sends a document that is none of the list (specification 2, 7.7); it joins the record once it is approved. */
export function OtherDocument({ onClose }: { onClose: () => void }): ReactElement {
  const unsent = useUnsentFiles()
  const form = useOtherDocument(onClose)
  const { api, bind } = form
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      form={form}
      size="lg"
      title="Send another document"
      label="Another document"
      submitLabel="Send document"
      pendingLabel="Uploading"
    >
      <api.Field name="docRemarks">
        {(field) => (
          <TextField
            label="What it is"
            isRequired
            hint="A document that is not in the list, such as an award or a letter."
            maxLength={200}
            {...bind(field)}
          />
        )}
      </api.Field>
      <api.Field name="validityDate">
        {(field) => (
          <DatePicker label="Valid until" hint="Leave it empty if it has no end." {...bind(field)} />
        )}
      </api.Field>
      <DocumentUploader
        label="File"
        today={today()}
        offers={[{ code: 'FILE', label: 'Document', isRequired: true }]}
        onRowsChange={(rows) => {
          unsent.note(rows)
          form.set({ file: rows[0]?.file })
        }}
      />
    </FormDialog>
  )
}

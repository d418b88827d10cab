import { memo } from '@capiz/api/contract/memo'
import { savedMessage } from '@capiz/domain/text'
import { DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
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
import type { MemoRow } from './columns.tsx'

interface FileValues {
  file: File | undefined
}

const rules = formRules<FileValues>(({ file }) => ({
  file: file === undefined ? 'Add the file of the memo.' : undefined,
}))

/** Puts another file in the place of a memo's; its kind, days and remarks stay. */
export function ReplaceFile({ row, onClose }: { row: MemoRow; onClose: () => void }): ReactElement {
  const unsent = useUnsentFiles()
  const form = useSaveForm<FileValues, MemoRow>({
    name: 'memo-file',
    schema: rules,
    values: { file: undefined },
    refusalOf: formRefusal,
    // the uploader shows its own field
    placeOf: (path) => (path === 'file' ? null : undefined),
    save: ({ file }, idempotencyKey) =>
      call(
        memo.replaceFile,
        {
          params: { uuid: row.uuid },
          json: { version: row.version },
          files: file === undefined ? [] : [file],
        },
        { idempotencyKey },
      ),
    onSaved: () => {
      unsent.sent()
      onClose()
      void refreshCalls('memo.*', 'document.*', 'timeline.*')
      showToast('success', savedMessage('Memo', { id: row.uuid }))
    },
  })
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      form={form}
      size="lg"
      title={`Replace the file of the memo to ${row.ownerName}`}
      label="File of the memo"
      submitLabel="Replace file"
      pendingLabel="Uploading"
    >
      <DocumentUploader
        label="File"
        today={today()}
        offers={[{ code: 'FILE', label: 'Memo', isRequired: true }]}
        onRowsChange={(rows) => {
          unsent.note(rows)
          form.set({ file: rows[0]?.file })
        }}
      />
    </FormDialog>
  )
}

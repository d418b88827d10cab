import { savedMessage } from '@capiz/domain/text'
import { document } from '@capiz/api/contract/document'
import { DateRangePicker, type DayRange } from '@capiz/ui/DateRangePicker'
import { DocumentUploader, type UploadRow } from '@capiz/ui/accreditation/DocumentUploader'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { formRules, type Problems } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { useUnsentFiles } from '../../../platform/forms/unsent-files.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { today } from '../../today.ts'
import { useProvider } from '../provider.ts'
import type { RecordDialogProps } from '../record-dialog.ts'
import { periodProblem } from './contract-period.ts'
import { useRefreshDocuments } from './documents-data.ts'

interface ContractDialogProps extends RecordDialogProps {
  types: readonly {
    code: string
    docName?: string | null | undefined
    description?: string | null | undefined
  }[]
}

interface Contract {
  docType: string
  /** the first and the last day of the contract */
  period: DayRange | null
  file: File | undefined
}

const rules = formRules<Contract>(({ docType, period, file }) => ({
  docType: docType === '' ? 'Choose the type of document.' : undefined,
  period: periodProblem(period, today()),
  file: file === undefined ? 'Add the file.' : undefined,
}))

/** The call names the two days apart, the form shows them as one field. */
function refusalOf(error: unknown): Problems {
  const { effectiveDate, validityDate, ...others } = formRefusal(error)
  const period = effectiveDate ?? validityDate
  return period === undefined ? others : { ...others, period }
}

/** The form of a contract, which sends its file and days at once. */
function useContractForm(onSaved: () => void) {
  const { kind, code } = useProvider()
  const refreshDocuments = useRefreshDocuments()
  return useSaveForm<Contract, unknown>({
    name: 'contract',
    schema: rules,
    values: { docType: '', period: null, file: undefined },
    // the uploader shows its own field
    placeOf: (path) => (path === 'docType' || path === 'period' ? undefined : null),
    refusalOf,
    save: ({ docType, period, file }, idempotencyKey) => {
      const days = { effectiveDate: period?.from ?? null, validityDate: period?.to ?? null }
      return call(
        document.upload,
        { params: { entity: kind.contracts }, fields: { code, docType, ...days }, files: file ? [file] : [] },
        { idempotencyKey },
      )
    },
    onSaved: () => {
      onSaved()
      void refreshDocuments()
      showToast('success', savedMessage('Contract'))
    },
  })
}

/** Puts a contract or an annex on file, with the days between which it is in force. */
export function ContractDialog({ isOpen, onOpenChange, types }: ContractDialogProps): ReactElement {
  const form = useContractForm(() => onOpenChange(false))
  const { api, bind } = form
  const unsent = useUnsentFiles()
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add a contract"
      size="lg"
      label="Contract"
      submitLabel="Add contract"
      pendingLabel="Uploading"
    >
      <api.Field name="docType">
        {(field) => (
          <NativeSelect
            label="Document"
            isRequired
            placeholder="Choose the document"
            options={types.map((type) => ({
              value: type.code,
              label: type.docName ?? type.description ?? type.code,
            }))}
            {...bind(field)}
          />
        )}
      </api.Field>
      <api.Field name="period">
        {(field) => <DateRangePicker label="In force" isRequired {...bind(field)} />}
      </api.Field>
      <DocumentUploader
        label="File"
        today={today()}
        offers={[{ code: 'FILE', label: 'Signed contract', isRequired: true }]}
        onRowsChange={(rows: readonly UploadRow[]) => {
          unsent.note(rows)
          form.set({ file: rows[0]?.file })
        }}
      />
    </FormDialog>
  )
}

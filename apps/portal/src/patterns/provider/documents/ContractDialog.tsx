import { document } from '@capiz/api/contract/document'
import { isApiError } from '@capiz/api/client'
import type { IsoDate } from '@capiz/domain/time'
import { DateField } from '@capiz/ui/DateField'
import { DocumentUploader, type UploadRow } from '@capiz/ui/DocumentUploader'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { showToast } from '../../../app/toasts.ts'
import { useSend } from '../../../lib/send.ts'
import { fromServer } from '../../../lib/form-problems.ts'
import { DialogForm } from '../../FormDialog.tsx'
import { today } from '../../today.ts'
import { useProvider } from '../provider.ts'
import type { RecordDialogProps } from '../RecordActions.tsx'
import { useRefreshPapers } from './papers-data.ts'

interface ContractDialogProps extends RecordDialogProps {
  types: readonly {
    code: string
    docName?: string | null | undefined
    description?: string | null | undefined
  }[]
}

interface Contract {
  docType: string
  effectiveDate: IsoDate | null
  validityDate: IsoDate | null
  file: File | undefined
}

function problemsOf({ docType, effectiveDate, validityDate, file }: Contract): Record<string, string> {
  return {
    ...(docType === '' && { docType: 'Choose what the paper is.' }),
    ...(effectiveDate === null && { effectiveDate: 'Enter the first day of the contract.' }),
    ...(validityDate === null && { validityDate: 'Enter the last day of the contract.' }),
    ...(effectiveDate !== null &&
      validityDate !== null &&
      validityDate <= effectiveDate && { validityDate: 'The last day comes after the first day.' }),
    ...(file === undefined && { file: 'Add the file.' }),
  }
}

/** Puts a contract or an annex on file, with the days between which it is in force. */
export function ContractDialog({ isOpen, onOpenChange, types }: ContractDialogProps): ReactElement {
  const { kind, code } = useProvider()
  const refreshPapers = useRefreshPapers()
  const upload = useSend(document.upload, { reportsErrors: false })
  const [contract, setContract] = useState<Contract>({
    docType: '',
    effectiveDate: null,
    validityDate: null,
    file: undefined,
  })
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const problems = attempt === 0 ? {} : { ...refused, ...problemsOf(contract) }
  const set = (part: Partial<Contract>): void => {
    setRefused({})
    setContract({ ...contract, ...part })
  }

  function save(): void {
    setAttempt(attempt + 1)
    setRefused({})
    const { file, ...facts } = contract
    if (Object.keys(problemsOf(contract)).length > 0 || file === undefined) return
    upload.mutate(
      { input: { params: { entity: kind.contracts }, fields: { code, ...facts }, files: [file] } },
      {
        onSuccess: () => {
          onOpenChange(false)
          void refreshPapers()
          void showToast('success', 'The contract was added.')
        },
        onError: (error) => {
          const fields = isApiError(error) ? fromServer(error.errors) : {}
          const words = wordsForError(error)
          setRefused(Object.keys(fields).length > 0 ? fields : words === undefined ? {} : { file: words })
        },
      },
    )
  }
  const ids = ['docType', 'effectiveDate', 'validityDate', 'file']
  return (
    <DialogForm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add a contract"
      size="lg"
      label="Contract"
      submitLabel="Add contract"
      pendingLabel="Uploading"
      isPending={upload.isPending}
      onSubmit={save}
    >
      {attempt === 0 ? null : (
        <ErrorSummary
          attempt={attempt}
          errors={Object.entries(problems).map(([name, message]) => ({
            fieldId: ids.includes(name) && name !== 'file' ? `contract-${name}` : undefined,
            message,
          }))}
        />
      )}
      <NativeSelect
        id="contract-docType"
        label="Paper"
        isRequired
        value={contract.docType}
        placeholder="Choose the paper"
        onChange={(docType) => set({ docType })}
        options={types.map((type) => ({
          value: type.code,
          label: type.docName ?? type.description ?? type.code,
        }))}
        errorMessage={problems['docType']}
      />
      <DateField
        id="contract-effectiveDate"
        label="In force from"
        isRequired
        value={contract.effectiveDate}
        onChange={(effectiveDate) => set({ effectiveDate })}
        errorMessage={problems['effectiveDate']}
      />
      <DateField
        id="contract-validityDate"
        label="In force until"
        isRequired
        value={contract.validityDate}
        onChange={(validityDate) => set({ validityDate })}
        errorMessage={problems['validityDate']}
      />
      <DocumentUploader
        label="File"
        today={today()}
        offers={[{ code: 'FILE', label: 'Signed contract', isRequired: true }]}
        onRowsChange={(rows: readonly UploadRow[]) => setContract((now) => ({ ...now, file: rows[0]?.file }))}
      />
    </DialogForm>
  )
}

import { facility } from '@capiz/api/contract/facility'
import { plural } from '@capiz/domain/text'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../../app/report-error.ts'
import { showToast } from '../../../../app/toasts.ts'
import { useCall } from '../../../../lib/query.tsx'
import { useSend } from '../../../../lib/send.ts'
import { DialogForm } from '../../../../patterns/FormDialog.tsx'
import type { PairDialogProps } from '../../../../patterns/provider/duplicates/DifferentDialog.tsx'
import { staleFacility, useFacility } from '../facility-data.ts'

interface Counts {
  affiliations: number
  coveredAccounts: number
  documents: number
}

function movedWords({ affiliations, coveredAccounts, documents }: Counts): string {
  if (affiliations + coveredAccounts + documents === 0) return 'It held nothing that had to move.'
  const counts = [
    plural(affiliations, 'affiliation', 'affiliations'),
    plural(coveredAccounts, 'covered account', 'covered accounts'),
    plural(documents, 'document', 'documents'),
  ]
  return `Moved: ${counts.join(', ')}.`
}

/** Merges another facility into this one; both keep their histories, and it cannot be taken back. */
export function MergeDialog({ other, onClose }: PairDialogProps): ReactElement {
  const { code, name, version } = useFacility()
  const duplicate = useCall(facility.get, { params: { code: other.code } })
  const merge = useSend(facility.merge, {
    refresh: [...staleFacility, 'coveredAccount.*', 'document.*', 'affiliation.*'],
    reportsErrors: false,
  })
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  function save(): void {
    setRefusal(undefined)
    setProblem(reason.trim().length < 3 ? 'Give the reason in a few words.' : undefined)
    const duplicateVersion = duplicate.data?.version
    if (reason.trim().length < 3 || duplicateVersion === undefined) return
    const body = { code, version, duplicateCode: other.code, duplicateVersion, reason: reason.trim() }
    merge.mutate(
      { input: { body } },
      {
        onSuccess: ({ moved }) => {
          onClose()
          void showToast('success', `${other.name} was merged into ${name}. ${movedWords(moved)}`)
        },
        onError: (error) => {
          setRefusal(wordsForError(error))
          void duplicate.refetch()
        },
      },
    )
  }
  const failure = refusal ?? (duplicate.isError ? wordsForError(duplicate.error) : undefined)
  return (
    <DialogForm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Merge ${other.name} into this record`}
      label="Merge"
      submitLabel="Merge"
      pendingLabel="Merging"
      isPending={merge.isPending || duplicate.isPending}
      onSubmit={save}
    >
      {failure === undefined ? null : (
        <Notice kind="danger" isLive>
          {failure}
        </Notice>
      )}
      <Notice kind="attention" title="This cannot be taken back">
        {`Affiliations, covered accounts, documents, records and portal accounts of ${other.code} go over to ${code}, unless their like is here already. ${other.code} leaves the lists and stays readable with its own history.`}
      </Notice>
      <TextArea
        label="Reason"
        isRequired
        rows={3}
        maxLength={500}
        hint="Kept in the history of both records."
        value={reason}
        onChange={(text) => {
          setReason(text)
          setProblem(undefined)
        }}
        errorMessage={problem}
      />
    </DialogForm>
  )
}

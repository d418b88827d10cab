import { facility } from '@capiz/api/contract/facility'
import { plural } from '@capiz/domain/text'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { call } from '../../../../platform/calls/api.ts'
import { errorMessage } from '../../../../platform/feedback/report-error.ts'
import { showToast } from '../../../../platform/feedback/toasts.ts'
import { refreshCalls, useCall } from '../../../../platform/data/query.tsx'
import { useSaveForm } from '../../../../platform/forms/form.tsx'
import { formRefusal } from '../../../../platform/forms/refusals.ts'
import { FormDialog } from '../../../../patterns/FormDialog.tsx'
import {
  type PairDialogProps,
  pairReason,
} from '../../../../patterns/provider/duplicates/DifferentDialog.tsx'
import { staleFacility, useFacility } from '../../facility-data.ts'

interface Counts {
  affiliations: number
  coveredAccounts: number
  documents: number
}

function movedText({ affiliations, coveredAccounts, documents }: Counts): string {
  if (affiliations + coveredAccounts + documents === 0) return 'It held nothing that had to move.'
  const counts = [
    plural(affiliations, 'affiliation', 'affiliations'),
    plural(coveredAccounts, 'covered account', 'covered accounts'),
    plural(documents, 'document', 'documents'),
  ]
  return `Moved: ${counts.join(', ')}.`
}

function useMergeForm({ other, onClose }: PairDialogProps) {
  const { code, name, version } = useFacility()
  const duplicate = useCall(facility.get, { params: { code: other.code } })
  const form = useSaveForm({
    name: 'merge',
    schema: pairReason,
    values: { reason: '' },
    refusalOf: formRefusal,
    contentOf: ({ reason }) => [reason, version, duplicate.data?.version],
    save: async ({ reason }, idempotencyKey) => {
      // the form cannot be sent before the other record is there
      const duplicateVersion = duplicate.data?.version ?? 0
      const body = { code, version, duplicateCode: other.code, duplicateVersion, reason: reason.trim() }
      try {
        return await call(facility.merge, { body }, { idempotencyKey })
      } catch (error) {
        void duplicate.refetch()
        throw error
      }
    },
    onSaved: ({ moved }) => {
      void refreshCalls(...staleFacility, 'coveredAccount.*', 'document.*', 'affiliation.*')
      onClose()
      showToast('success', `${other.name} was merged into ${name}. ${movedText(moved)}`)
    },
  })
  return { form, duplicate }
}

/** Merges another facility into this one; both keep their histories, and it cannot be taken back. */
export function MergeDialog(props: PairDialogProps): ReactElement {
  const { other, onClose } = props
  const { code } = useFacility()
  const { form, duplicate } = useMergeForm(props)
  const failure = duplicate.isError ? errorMessage(duplicate.error) : undefined
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Merge ${other.name} into this record`}
      label="Merge"
      submitLabel="Merge"
      pendingLabel="Merging"
      isDisabled={duplicate.data === undefined}
    >
      {failure === undefined ? null : (
        <Notice kind="danger" isLive>
          {failure}
        </Notice>
      )}
      <Notice kind="attention" title="This cannot be taken back">
        {`Affiliations, covered accounts, documents, records and portal accounts of ${other.code} go over to ${code}, unless their like is here already. ${other.code} leaves the lists and stays readable with its own history.`}
      </Notice>
      <form.api.Field name="reason">
        {(field) => (
          <TextArea
            label="Reason"
            isRequired
            rows={3}
            maxLength={500}
            hint="Kept in the history of both records."
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

import { plural } from '@capiz/domain/text'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { type MovedCounts, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'
import type { PairDialogProps } from './DifferentDialog.tsx'
import { differingFields } from './merge-fields.ts'

interface MergeValues {
  reason: string
  fields: string[]
}

const mergeRules = formRules<MergeValues>(({ reason }) =>
  reason.trim().length < 3 ? { reason: 'Give the reason in a few words.' } : {},
)

function movedText({ affiliations, coveredAccounts, documents }: MovedCounts): string {
  if (affiliations + coveredAccounts + documents === 0) return 'It held nothing that had to move.'
  const counts = [
    plural(affiliations, 'affiliation', 'affiliations'),
    plural(coveredAccounts, 'covered account', 'covered accounts'),
    plural(documents, 'document', 'documents'),
  ]
  return `Moved: ${counts.join(', ')}.`
}

function useMergeForm({ other, onClose }: PairDialogProps) {
  const { kind, code, name, version } = useProvider()
  const own = useRead(kind.calls.record(code))
  const duplicate = useRead(kind.calls.record(other.code))
  const form = useSaveForm<MergeValues, { moved: MovedCounts }>({
    name: 'merge',
    schema: mergeRules,
    values: { reason: '', fields: [] },
    refusalOf: formRefusal,
    contentOf: ({ reason, fields }) => [reason, fields, version, duplicate.data?.version],
    save: async ({ reason, fields }, idempotencyKey) => {
      // the form cannot be sent before the other record is there
      const duplicateVersion = duplicate.data?.version ?? 0
      const body = {
        code,
        version,
        duplicateCode: other.code,
        duplicateVersion,
        reason: reason.trim(),
        fields,
      }
      try {
        return await kind.calls.merge(body, idempotencyKey)
      } catch (error) {
        void duplicate.refetch()
        throw error
      }
    },
    onSaved: ({ moved }) => {
      void refreshCalls(...kind.stale, 'coveredAccount.*', 'document.*', 'affiliation.*')
      onClose()
      showToast('success', `${other.name} was merged into ${name}. ${movedText(moved)}`)
    },
  })
  return { form, own, duplicate }
}

/** Merges another record into this one, field by field; both keep their histories, and the merge can be undone. */
export function MergeDialog(props: PairDialogProps): ReactElement {
  const { other } = props
  const { kind, code } = useProvider()
  const { form, own, duplicate } = useMergeForm(props)
  const differing =
    own.data === undefined || duplicate.data === undefined
      ? []
      : differingFields(kind, own.data, duplicate.data)
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : props.onClose())}
      title={`Merge ${other.name} into this record`}
      label="Merge"
      submitLabel="Merge"
      pendingLabel="Merging"
      isDisabled={duplicate.data === undefined}
      size="lg"
    >
      {duplicate.isError ? <Notice tone="danger">{errorMessage(duplicate.error)}</Notice> : null}
      <Notice tone="info">
        {`Affiliations, documents, records and portal accounts of ${other.code} go over to ${code}, unless their like is here already. ${other.code} leaves the lists and leads here from then on. The merge can be undone under Duplicates.`}
      </Notice>
      {differing.length === 0 ? null : (
        <form.api.Field name="fields">
          {(field) => (
            <CheckboxGroup
              label={`Take over from ${other.code}`}
              hint="What is not ticked stays as it is in this record."
              columns={2}
              options={differing.map(({ name, label, own: here, other: there }) => ({
                value: name,
                label: `${label}: ${there}`,
                hint: `Here: ${here}`,
              }))}
              {...form.bind(field)}
            />
          )}
        </form.api.Field>
      )}
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

import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { type PossibleDuplicate, useProvider } from '../provider.ts'

/** The props of a dialog about a pair of records. */
export interface PairDialogProps {
  other: PossibleDuplicate
  onClose: () => void
}

/** Rules of a dialog that asks for nothing but a reason. */
export const pairReason = formRules<{ reason: string }>(({ reason }) =>
  reason.trim().length < 3 ? { reason: 'Give the reason in a few words.' } : {},
)

/** Remembers with a reason that two records are not the same; the pair is not offered again. */
export function DifferentDialog({ other, onClose }: PairDialogProps): ReactElement {
  const { kind, code, name } = useProvider()
  const form = useSaveForm({
    name: 'different',
    schema: pairReason,
    values: { reason: '' },
    refusalOf: formRefusal,
    save: ({ reason }) => kind.calls.notDuplicate({ code, otherCode: other.code, reason: reason.trim() }),
    onSaved: () => {
      void refreshCalls(...kind.stale)
      showToast('success', `${other.name} is no longer offered as a duplicate.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Not a duplicate"
      label="Not a duplicate"
      submitLabel="Remember"
    >
      <Text>{`${name} and ${other.name} are not the same.`}</Text>
      <form.api.Field name="reason">
        {(field) => (
          <TextArea
            label="How you know"
            isRequired
            rows={3}
            maxLength={500}
            hint="Kept with both records."
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

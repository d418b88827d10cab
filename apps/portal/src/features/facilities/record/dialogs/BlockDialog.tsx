import type { InputOf } from '@capiz/api/contract/define'
import { facility } from '@capiz/api/contract/facility'
import { Switch } from '@capiz/ui/Switch'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { call } from '../../../../platform/calls/api.ts'
import { showToast } from '../../../../platform/feedback/toasts.ts'
import { refreshCalls } from '../../../../platform/data/query.tsx'
import { formRules } from '../../../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../../../platform/forms/form.tsx'
import { formRefusal } from '../../../../platform/forms/refusals.ts'
import { FormDialog } from '../../../../patterns/FormDialog.tsx'
import type { RecordDialogProps } from '../../../../patterns/provider/record-dialog.ts'
import { bodyOf, valuesOf } from '../../form/values.ts'
import { staleFacility, useFacility } from '../../facility-data.ts'

type Body = InputOf<typeof facility.save>['body']

interface Block {
  blocked: boolean
  blockedReason: string
}

/** Closes a facility to all but its covered accounts, or opens it again; the rest of the record is saved as it is. */
export function BlockDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const record = useFacility()
  const form = useSaveForm<Block, unknown>({
    name: 'block',
    schema: formRules(({ blocked, blockedReason }) =>
      blocked && blockedReason.trim() === '' ? { blockedReason: 'Say why it is blocked.' } : {},
    ),
    values: { blocked: record.blocked === true, blockedReason: record.blockedReason ?? '' },
    refusalOf: formRefusal,
    contentOf: (values) => [values, record.version],
    save: ({ blocked, blockedReason }, idempotencyKey) => {
      const values = { ...valuesOf(record), blocked, blockedReason: blockedReason.trim() }
      return call(facility.save, { body: bodyOf(values) as Body }, { idempotencyKey })
    },
    onSaved: (_, { blocked }) => {
      void refreshCalls(...staleFacility)
      onOpenChange(false)
      showToast(
        'success',
        blocked
          ? `${record.name} is blocked for all but its covered accounts.`
          : `${record.name} is open to everybody.`,
      )
    },
  })
  const { blocked } = useFormValues(form)
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Block ${record.name}`}
      label="Block"
      submitLabel="Save"
    >
      <Switch
        isSelected={blocked}
        onChange={(next) => form.set({ blocked: next })}
        hint="Members of covered accounts may still use it."
      >
        Blocked
      </Switch>
      {blocked ? (
        <form.api.Field name="blockedReason">
          {(field) => (
            <TextArea label="Why it is blocked" isRequired rows={3} maxLength={500} {...form.bind(field)} />
          )}
        </form.api.Field>
      ) : null}
    </FormDialog>
  )
}

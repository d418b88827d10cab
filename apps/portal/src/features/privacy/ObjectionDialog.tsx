import type { OutputOf } from '@capiz/api/contract/define'
import { dataUse } from '@capiz/api/contract/privacy'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import { useProvider } from '../../patterns/provider/provider.ts'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import { showToast } from '../../platform/feedback/toasts.ts'
import { formRules } from '../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import { useUser } from '../../platform/session/session.ts'

interface ObjectionDialogProps {
  use: OutputOf<typeof dataUse.get>['uses'][number]
  onClose: () => void
}

/** Objects to a use of the data, or withdraws it; staff enter how the physician stated it. */
export function ObjectionDialog({ use, onClose }: ObjectionDialogProps): ReactElement {
  const { code } = useProvider()
  const isStaff = useUser().marker === 'ADMIN'
  const { purpose, label, ends, isObjected } = use
  const form = useSaveForm({
    name: 'objection',
    schema: formRules<{ reason: string }>(({ reason }) =>
      isStaff && reason.trim() === '' ? { reason: 'Enter how the physician stated it.' } : {},
    ),
    values: { reason: '' },
    save: ({ reason }, idempotencyKey) =>
      call(dataUse.state, { body: { code, purpose, objects: !isObjected, reason } }, { idempotencyKey }),
    onSaved: () => {
      void refreshCalls('dataUse.*', 'auditLog.*')
      showToast('success', isObjected ? 'The objection was withdrawn.' : 'The objection was noted.')
      onClose()
    },
  })
  const title = isObjected ? `Withdraw the objection: ${label}` : `Object: ${label}`
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      label={title}
      submitLabel={isObjected ? 'Withdraw' : 'Object'}
    >
      <Text>{isObjected ? 'The data is used for this again, from now on.' : (ends ?? '')}</Text>
      <form.api.Field name="reason">
        {(field) => (
          <TextArea
            label={isStaff ? 'How it was stated' : 'Reason'}
            isRequired={isStaff}
            rows={3}
            maxLength={500}
            hint={isStaff ? 'Such as "Letter of 3 November 2026".' : 'You need not give one.'}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

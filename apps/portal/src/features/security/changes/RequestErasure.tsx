import { erasure } from '@capiz/api/contract/privacy'
import { ErasureRequest } from '@capiz/api/schema/privacy'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'

/** Requests the erasure of a person, which a second administrator then confirms. */
export function RequestErasure({ onClose }: { onClose: () => void }): ReactElement {
  const form = useSaveForm({
    name: 'erasure',
    schema: ErasureRequest,
    values: { code: '' },
    save: (body, idempotencyKey) => call(erasure.request, { body }, { idempotencyKey }),
    onSaved: () => {
      onClose()
      void refreshCalls('accessChange.*', 'auditLog.*')
      showToast('success', 'The erasure waits for a second person.')
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Request an erasure"
      label="Erasure"
      submitLabel="Request erasure"
    >
      <Text>
        Another administrator confirms it. Documents, accounts and mails of the person are then removed;
        histories stay without the person, contracts and prices as they are.
      </Text>
      <form.api.Field name="code">
        {(field) => (
          <TextField
            label="Code of the physician or user"
            placeholder="PHY0000001"
            isRequired
            maxLength={40}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

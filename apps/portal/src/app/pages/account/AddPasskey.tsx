import type { OutputOf } from '@capiz/api/contract/define'
import { factor } from '@capiz/api/contract/factor'
import { PasskeyConfirm } from '@capiz/api/schema/passkey'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { call } from '../../../platform/calls/api.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { passkeyRefusal } from '../../../platform/forms/passkey-refusal.ts'
import { newPasskey } from '../../../platform/session/passkey-ceremony.ts'

const NameForm = v.object({ name: PasskeyConfirm.entries.name })

/** Asks for the name of a new passkey, then has the browser make it. */
export function AddPasskey({
  begun,
  onDone,
  onClose,
}: {
  begun: OutputOf<typeof factor.startPasskey>
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}): ReactElement {
  const form = useSaveForm({
    name: 'passkey',
    schema: NameForm,
    values: { name: '' },
    async save({ name }) {
      const response = await newPasskey(begun)
      return call(factor.confirmPasskey, { body: { name, response } })
    },
    refusalOf: passkeyRefusal,
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title="Add a passkey"
      label="Passkey"
      submitLabel="Make the passkey"
      pendingLabel="Waiting for the passkey"
      form={form}
    >
      <Text>
        A passkey is kept by this device, your phone or a security key. Your browser asks for it after this
        step.
      </Text>
      <form.api.Field name="name">
        {(field) => (
          <TextField
            label="Name"
            hint="So that you know it again, such as Office computer or Blue security key."
            isRequired
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

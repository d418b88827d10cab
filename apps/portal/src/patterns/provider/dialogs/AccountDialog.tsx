import { CreateAccount } from '@capiz/api/schema/auth'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { GenericSchema } from 'valibot'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { FormDialog } from '../../FormDialog.tsx'
import { useProvider } from '../provider.ts'
import type { RecordDialogProps } from '../record-dialog.ts'

interface Values {
  code: string
  emailAddress: string
}

/** Creates the portal account of a provider; the temporary password is sent by e-mail and never shown here. */
export function AccountDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { kind, code, name, hasAccount, accountEmail } = useProvider()
  const form = useSaveForm({
    name: 'account',
    schema: CreateAccount as GenericSchema<Values, unknown>,
    values: { code, emailAddress: accountEmail ?? '' },
    save: (body, idempotencyKey) => kind.calls.createAccount(body, idempotencyKey),
    onSaved: (account) => {
      onOpenChange(false)
      void refreshCalls(...kind.stale)
      showToast(
        'success',
        `Account ${account.username} was made. The temporary password was sent to ${account.emailAddress}.`,
      )
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Create a portal account"
      label="Portal account"
      submitLabel="Create account"
    >
      <Text>
        {hasAccount && kind.name === 'facility'
          ? `${name} has a coordinator already; this adds another one.`
          : `${kind.accountHolder(name)} can then keep this record up to date.`}
      </Text>
      <form.api.Field name="emailAddress">
        {(field) => (
          <TextField
            label="E-mail address"
            type="email"
            isRequired
            hint="The temporary password is sent here."
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

import { facility } from '@capiz/api/contract/facility'
import { CreateAccount } from '@capiz/api/schema/auth'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { GenericSchema } from 'valibot'
import { showToast } from '../../../../app/toasts.ts'
import { call } from '../../../../lib/api.ts'
import { useSaveForm } from '../../../../lib/form.tsx'
import { refreshCalls } from '../../../../lib/query.tsx'
import { FormDialog } from '../../../../patterns/FormDialog.tsx'
import { useFacility } from '../facility-data.ts'
import type { RecordDialogProps } from '../RecordActions.tsx'

interface Values {
  code: string
  emailAddress: string
}

/** Makes the portal account of a coordinator; the temporary password goes by e-mail, nobody here sees it. */
export function AccountDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const record = useFacility()
  const suggested =
    record.contacts.find(({ coordinator }) => coordinator)?.emailAddress ?? record.emailAddress
  const form = useSaveForm({
    name: 'account',
    schema: CreateAccount as GenericSchema<Values, unknown>,
    values: { code: record.code, emailAddress: suggested ?? '' },
    save: (body, idempotencyKey) => call(facility.createAccount, { body }, { idempotencyKey }),
    onSaved: (account) => {
      onOpenChange(false)
      void refreshCalls(facility.get)
      void showToast(
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
        {record.hasCoordinatorAccount
          ? `${record.name} has a coordinator already; this adds another one.`
          : `The coordinator of ${record.name} can then keep this record up to date.`}
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

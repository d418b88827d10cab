import { auth } from '@capiz/api/contract/auth'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { PasswordField } from '@capiz/ui/PasswordField'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { call, client } from '../../../platform/calls/api.ts'
import { useFormValues, useSaveForm } from '../../../platform/forms/form.tsx'
import { loadUser, useUser } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { ChangePasswordForm, type ChangePasswordValues } from './change-password.ts'
import { SubmitButton } from '../../../patterns/SubmitButton.tsx'

const empty: ChangePasswordValues = { currentPassword: '', newPassword: '', repeated: '' }

function useChangePassword() {
  const { user } = useUser()
  const navigate = useNavigate()
  const form = useSaveForm({
    name: 'password',
    schema: ChangePasswordForm,
    values: empty,
    save: ({ currentPassword, newPassword }, idempotencyKey) =>
      call(auth.changePassword, { body: { currentPassword, newPassword } }, { idempotencyKey }),
    onSaved: (pair) => {
      client.session.replace(pair)
      form.api.reset(empty)
      showToast('success', 'Password changed.')
      // the way is open now, so it goes on to where the user belongs
      if (user.temporaryPassword) void loadUser().then(async () => navigate('/', { replace: true }))
    },
  })
  return form
}

/** Changes the own password; also the way out of a temporary one. */
export function PasswordSection(): ReactElement {
  const { user } = useUser()
  const form = useChangePassword()
  const isFilled = Object.values(useFormValues(form)).some((value) => value !== '')
  return (
    <Card
      title="Password"
      description="12 characters or more; several words are easier to remember than signs."
    >
      <Form onSubmit={form.submit} aria-label="Change password">
        {form.summary}
        {/* tells the password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <form.api.Field name="currentPassword">
          {(field) => (
            <PasswordField
              label={user.temporaryPassword ? 'Temporary password' : 'Current password'}
              isRequired
              width="long"
              {...form.bind(field)}
            />
          )}
        </form.api.Field>
        <form.api.Field name="newPassword">
          {(field) => (
            <PasswordField
              label="New password"
              autoComplete="new-password"
              isRequired
              width="long"
              {...form.bind(field)}
            />
          )}
        </form.api.Field>
        <form.api.Field name="repeated">
          {(field) => (
            <PasswordField
              label="New password again"
              autoComplete="new-password"
              isRequired
              width="long"
              {...form.bind(field)}
            />
          )}
        </form.api.Field>
        <FormActions>
          <SubmitButton
            api={form.api}
            pendingLabel="Saving"
            // the page has other business too, until a password is typed
            variant={user.temporaryPassword || isFilled ? 'primary' : 'secondary'}
          >
            Change password
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}

import type { ReactElement } from 'react'
import { useState } from 'react'
import { PasswordField } from '@capiz/ui/PasswordField'
import { Stack } from '@capiz/ui/Stack'

export default { title: 'Examples/PasswordField' }

/** The kind of password is said, so that password managers offer the right one. */
export function SignIn(): ReactElement {
  const [password, setPassword] = useState('')
  return <PasswordField label="Password" width="long" isRequired value={password} onChange={setPassword} />
}

/** A new password, with its rule as the hint. */
export function NewPassword(): ReactElement {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      label="New password"
      width="long"
      autoComplete="new-password"
      hint="12 characters or more. A sentence is easy to keep in mind."
      isRequired
      value={password}
      onChange={setPassword}
    />
  )
}

/** Two fields for one password. */
export function DontAskTwice(): ReactElement {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  return (
    <Stack>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
    </Stack>
  )
}

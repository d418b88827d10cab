import { Button } from '@capiz/ui/Button'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, type RefObject, useEffect } from 'react'
import type { PasskeyOptions } from '../../platform/session/passkey.ts'

/** The state of the second step of signing in. */
interface CodeStepForm {
  code: string
  setCode: (code: string) => void
  passkey: PasskeyOptions | undefined
  signInByPasskey: (options: PasskeyOptions) => Promise<void>
  beginAgain: () => void
  problem: string | undefined
  isPending: boolean
}

/** The second step: a passkey, the code of the authenticator app, or a recovery code. */
export function CodeStep({
  form,
  inputRef,
}: {
  form: CodeStepForm
  inputRef: RefObject<HTMLInputElement | null>
}): ReactElement {
  const { passkey } = form
  useEffect(() => inputRef.current?.focus(), [inputRef])
  return (
    <>
      {passkey !== undefined && (
        <Button
          variant="primary"
          isFullWidth
          isPending={form.isPending}
          pendingLabel="Waiting for the passkey"
          onPress={() => void form.signInByPasskey(passkey)}
        >
          Use your passkey
        </Button>
      )}
      <TextField
        label="Code"
        name="code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        value={form.code}
        onChange={form.setCode}
        errorMessage={form.problem}
        ref={inputRef}
      />
      <Button
        type="submit"
        variant={passkey === undefined ? 'primary' : 'secondary'}
        isFullWidth
        isPending={form.isPending}
        pendingLabel="Signing in"
      >
        Sign in
      </Button>
      <Button variant="quiet" onPress={form.beginAgain}>
        Use another account
      </Button>
    </>
  )
}

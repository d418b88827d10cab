import { factor } from '@capiz/api/contract/factor'
import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import { Notice } from '@capiz/ui/Notice'
import { PasswordField } from '@capiz/ui/PasswordField'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useEffect, useState } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import { call } from '../../platform/calls/api.ts'
import { useIsSending, useSaveForm } from '../../platform/forms/form.tsx'
import { passkeyRefusal } from '../../platform/forms/passkey-refusal.ts'
import { formRefusal } from '../../platform/forms/refusals.ts'
import { usedPasskey } from '../../platform/session/passkey-ceremony.ts'
import { canUsePasskeys } from '../../platform/session/passkey.ts'
import { stepUpKey } from '../../platform/session/sign-on.ts'

export interface StepUpDialogProps {
  /** a code of the second factor is asked for instead of the password */
  asksCode: boolean
  /** the user has a passkey, which can be used instead of the code where the browser can */
  hasPasskey: boolean
  /** the role signs in with a password */
  hasPassword: boolean
  /** name of the single sign-on, where a fresh sign-in there confirms */
  signOn: string | undefined
  onAnswer: (isConfirmed: boolean) => void
}

const PasswordForm = v.object({ password: v.pipe(v.string(), v.nonEmpty('Enter your password.')) })
const CodeForm = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the code.')) })

/** The values of one of the two forms. */
function useConfirmation<V extends { password?: string; code?: string }>(
  schema: v.GenericSchema<V, V>,
  values: V,
  onAnswer: StepUpDialogProps['onAnswer'],
) {
  return useSaveForm({
    name: 'step-up',
    schema,
    values,
    save: (body) => call(factor.confirm, { body }),
    refusalOf: formRefusal,
    onSaved: () => onAnswer(true),
  })
}

const frame = {
  isOpen: true,
  size: 'sm',
  title: 'Confirm that it is you',
  label: 'Confirmation',
  submitLabel: 'Confirm',
  pendingLabel: 'Confirming',
} as const

const why = (
  <Text tone="muted">
    This needs a fresh sign-in. What you entered stays as it is and is sent right after.
  </Text>
)

/** Confirms by signing in once more at the identity provider, in a window of its own: this page stays as it is. */
function BySignOn({
  signOn,
  onAnswer,
}: { signOn: string } & Pick<StepUpDialogProps, 'onAnswer'>): ReactElement {
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === stepUpKey) onAnswer(true)
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [onAnswer])
  const open = (): void =>
    setBlocked(window.open('/auth/confirm', 'capiz-step-up', 'popup,width=520,height=720') === null)
  return (
    <>
      {isBlocked && (
        <Notice tone="attention" isLive>
          The browser did not open a window. Allow windows of this site, then try again.
        </Notice>
      )}
      <Button onPress={open}>{`Sign in again with ${signOn}`}</Button>
    </>
  )
}

function ByPassword({ onAnswer, signOn }: Pick<StepUpDialogProps, 'onAnswer' | 'signOn'>): ReactElement {
  const form = useConfirmation(PasswordForm, { password: '' }, onAnswer)
  return (
    <FormDialog {...frame} form={form} onOpenChange={() => onAnswer(false)}>
      {why}
      {signOn !== undefined && <BySignOn signOn={signOn} onAnswer={onAnswer} />}
      <form.api.Field name="password">
        {(field) => <PasswordField label="Your password" isRequired {...form.bind(field)} />}
      </form.api.Field>
    </FormDialog>
  )
}

/** Confirms where the role has no password: by the single sign-on alone. */
function WithoutPassword({ onAnswer, signOn }: Pick<StepUpDialogProps, 'onAnswer' | 'signOn'>): ReactElement {
  return (
    <Dialog isOpen size="sm" title={frame.title} onOpenChange={() => onAnswer(false)}>
      <Stack gap={4}>
        {why}
        {signOn === undefined ? (
          <Text>Link the single sign-on or add a second factor under My account first.</Text>
        ) : (
          <BySignOn signOn={signOn} onAnswer={onAnswer} />
        )}
      </Stack>
    </Dialog>
  )
}

const nothing = v.object({})
const none = {}

/** Confirms by a passkey of the user. */
function ByPasskey({ onAnswer }: Pick<StepUpDialogProps, 'onAnswer'>): ReactElement {
  const form = useSaveForm<object, undefined>({
    name: 'step-up-passkey',
    schema: nothing,
    values: none,
    async save() {
      const passkey = await usedPasskey(await call(factor.challenge))
      return call(factor.confirm, { body: { passkey } })
    },
    refusalOf: passkeyRefusal,
    onSaved: () => onAnswer(true),
  })
  return (
    <>
      {form.summary}
      <Button isPending={useIsSending(form)} pendingLabel="Waiting for the passkey" onPress={form.submit}>
        Use your passkey
      </Button>
    </>
  )
}

function ByCode({ hasPasskey, onAnswer }: Pick<StepUpDialogProps, 'hasPasskey' | 'onAnswer'>): ReactElement {
  const form = useConfirmation(CodeForm, { code: '' }, onAnswer)
  return (
    <FormDialog {...frame} form={form} onOpenChange={() => onAnswer(false)}>
      {why}
      {hasPasskey && canUsePasskeys() && <ByPasskey onAnswer={onAnswer} />}
      <form.api.Field name="code">
        {(field) => (
          <TextField
            label="Code"
            hint="Six digits from your authenticator app, or one of your recovery codes."
            autoComplete="one-time-code"
            isRequired
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

/** Asks for the password, a fresh single sign-on, or a passkey or code of the second factor, before a weighty call. */
export function StepUpDialog({
  asksCode,
  hasPasskey,
  hasPassword,
  signOn,
  onAnswer,
}: StepUpDialogProps): ReactElement {
  if (asksCode) return <ByCode hasPasskey={hasPasskey} onAnswer={onAnswer} />
  if (!hasPassword) return <WithoutPassword signOn={signOn} onAnswer={onAnswer} />
  return <ByPassword signOn={signOn} onAnswer={onAnswer} />
}

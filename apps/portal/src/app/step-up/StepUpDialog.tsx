import { factor } from '@capiz/api/contract/factor'
import { Button } from '@capiz/ui/Button'
import { PasswordField } from '@capiz/ui/PasswordField'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import { call } from '../../platform/calls/api.ts'
import { useIsSending, useSaveForm } from '../../platform/forms/form.tsx'
import { passkeyRefusal } from '../../platform/forms/passkey-refusal.ts'
import { formRefusal } from '../../platform/forms/refusals.ts'
import { usedPasskey } from '../../platform/session/passkey-ceremony.ts'
import { canUsePasskeys } from '../../platform/session/passkey.ts'

export interface StepUpDialogProps {
  /** a code of the second factor is asked for instead of the password */
  asksCode: boolean
  /** the user has a passkey, which can be used instead of the code where the browser can */
  hasPasskey: boolean
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

function ByPassword({ onAnswer }: Pick<StepUpDialogProps, 'onAnswer'>): ReactElement {
  const form = useConfirmation(PasswordForm, { password: '' }, onAnswer)
  return (
    <FormDialog {...frame} form={form} onOpenChange={() => onAnswer(false)}>
      {why}
      <form.api.Field name="password">
        {(field) => <PasswordField label="Your password" isRequired {...form.bind(field)} />}
      </form.api.Field>
    </FormDialog>
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

function ByCode({ hasPasskey, onAnswer }: Omit<StepUpDialogProps, 'asksCode'>): ReactElement {
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

/** Asks for the password, or a passkey or code of the second factor, before a weighty call. */
export function StepUpDialog({ asksCode, ...rest }: StepUpDialogProps): ReactElement {
  return asksCode ? <ByCode {...rest} /> : <ByPassword onAnswer={rest.onAnswer} />
}

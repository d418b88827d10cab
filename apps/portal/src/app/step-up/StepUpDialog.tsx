import { factor } from '@capiz/api/contract/factor'
import { PasswordField } from '@capiz/ui/PasswordField'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import { call } from '../../platform/calls/api.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import { formRefusal } from '../../platform/forms/refusals.ts'

export interface StepUpDialogProps {
  /** a code of the second factor is asked for instead of the password */
  asksCode: boolean
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

function ByCode({ onAnswer }: Pick<StepUpDialogProps, 'onAnswer'>): ReactElement {
  const form = useConfirmation(CodeForm, { code: '' }, onAnswer)
  return (
    <FormDialog {...frame} form={form} onOpenChange={() => onAnswer(false)}>
      {why}
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

/** Asks for the password, or the code of the second factor, before a weighty call. */
export function StepUpDialog({ asksCode, onAnswer }: StepUpDialogProps): ReactElement {
  return asksCode ? <ByCode onAnswer={onAnswer} /> : <ByPassword onAnswer={onAnswer} />
}

import type { OutputOf } from '@capiz/api/contract/define'
import { factor } from '@capiz/api/contract/factor'
import { Code } from '@capiz/ui/Code'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useMemo } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { call } from '../../../platform/calls/api.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import { drawQr } from './qr.ts'
import * as styles from './second-factor.css.ts'

const CodeForm = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the code.')) })

/** Shows the key of a new authenticator app, as QR code and as text, and asks for the first code. */
export function AddAuthenticator({
  begun,
  onDone,
  onClose,
}: {
  begun: OutputOf<typeof factor.startTotp>
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}): ReactElement {
  const { side, path } = useMemo(() => drawQr(begun.uri), [begun.uri])
  const form = useSaveForm({
    name: 'authenticator',
    schema: CodeForm,
    values: { code: '' },
    save: ({ code }) => call(factor.confirmTotp, { body: { id: begun.id, code } }),
    refusalOf: formRefusal,
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title="Add an authenticator app"
      label="Authenticator app"
      submitLabel="Add"
      pendingLabel="Adding"
      form={form}
    >
      <Text>Scan this with an authenticator app on your phone, then enter the six digits it shows.</Text>
      <svg
        aria-labelledby="authenticator-qr"
        className={styles.qr}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <title id="authenticator-qr">QR code with the key below</title>
        <path d={path} />
      </svg>
      <Stack gap={1}>
        <Text size="compact" tone="muted">
          Without a camera, enter this key into the app:
        </Text>
        <Code>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>
      </Stack>
      <form.api.Field name="code">
        {(field) => (
          <TextField
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            width="short"
            isRequired
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </FormDialog>
  )
}

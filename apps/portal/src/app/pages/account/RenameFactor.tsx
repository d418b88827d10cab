import { factor } from '@capiz/api/contract/factor'
import { FactorRename } from '@capiz/api/schema/passkey'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { call } from '../../../platform/calls/api.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'

const NameForm = v.object({ name: FactorRename.entries.name })

/** Gives a second factor another name. */
export function RenameFactor({
  row,
  onDone,
  onClose,
}: {
  row: { id: number; name: string }
  onDone: () => void
  onClose: () => void
}): ReactElement {
  const form = useSaveForm({
    name: 'factor-name',
    schema: NameForm,
    values: { name: row.name },
    save: ({ name }) => call(factor.rename, { body: { id: row.id, name } }),
    refusalOf: formRefusal,
    onSaved: onDone,
  })
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title="Rename the second factor"
      label="Name of the second factor"
      submitLabel="Rename"
      pendingLabel="Renaming"
      form={form}
    >
      <form.api.Field name="name">
        {(field) => <TextField label="Name" isRequired {...form.bind(field)} />}
      </form.api.Field>
    </FormDialog>
  )
}

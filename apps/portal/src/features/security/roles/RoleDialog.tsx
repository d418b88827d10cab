import { role } from '@capiz/api/contract/auth'
import { RoleInput } from '@capiz/api/schema/auth'
import { savedMessage } from '@capiz/domain/text'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { GenericSchema } from 'valibot'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { atField } from '../../../patterns/unique-field.ts'
import { orWait } from '../second-person.ts'
import type { RoleRow } from './matrix-state.ts'

interface RoleDialogProps {
  /** the role that is renamed; absent for a new one */
  record: RoleRow | undefined
  /** roles a new one can begin like */
  roles: readonly RoleRow[]
  onClose: () => void
}

interface Values {
  id?: number
  version?: number
  name: string
  /** id of the role whose permissions a new one begins with */
  like: string
}

const valuesOf = (record: RoleRow | undefined): Values => ({
  ...(record && { id: record.id, version: record.version }),
  name: record?.name ?? '',
  like: '',
})

/** Adds a role, empty or like another one, or renames one. */
export function RoleDialog({ record, roles, onClose }: RoleDialogProps): ReactElement {
  const form = useSaveForm({
    name: 'role',
    schema: RoleInput as GenericSchema<unknown, unknown> as GenericSchema<Values, unknown>,
    values: valuesOf(record),
    fromRecord: (current) => valuesOf(current as RoleRow),
    save: ({ id, version, name, like }, idempotencyKey) => {
      const begun = record ?? roles.find((one) => String(one.id) === like)
      const body = { id, version, name, permissions: [...(begun?.permissions ?? [])] }
      return orWait(atField('role', call(role.save, { body }, { idempotencyKey })))
    },
    onSaved: (saved) => {
      onClose()
      if (!saved) return
      void refreshCalls('role.*', 'roleInsight.*', 'auditLog.*')
      showToast('success', savedMessage('Role', { id: record?.id }))
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title={record ? 'Rename the role' : 'Add a role'}
        label="Role"
        submitLabel={record ? 'Save role' : 'Add role'}
      >
        <form.api.Field name="name">
          {(field) => <TextField label="Name" isRequired maxLength={80} {...form.bind(field)} />}
        </form.api.Field>
        {record ? null : (
          <form.api.Field name="like">
            {(field) => (
              <NativeSelect
                label="Begin with the permissions of"
                placeholder="No permissions"
                hint="You tick the differences in the table afterwards."
                options={roles
                  .filter(({ deleted }) => !deleted)
                  .map(({ id, name }) => ({ value: String(id), label: name }))}
                {...form.bind(field)}
              />
            )}
          </form.api.Field>
        )}
      </FormDialog>
      <ConflictDialog conflict={form.conflict} />
    </>
  )
}

import { role, user } from '@capiz/api/contract/auth'
import { markerOf } from '@capiz/domain/access'
import { savedMessage } from '@capiz/domain/text'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { atField } from '../../../patterns/unique-field.ts'
import { orWait } from '../second-person.ts'
import type { UserRow } from './columns.tsx'
import { linkedTo, type MarkerOfRole, userForm } from './user-form.ts'
import { sent, valuesOf } from './user-values.ts'

interface UserDialogProps {
  /** the user that is changed; absent for a new one */
  record?: UserRow
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSaved?: (saved: UserRow) => void
}

/** The form of a user, the roles that can be given, and what each of them is for. */
function useUserForm({ record, onOpenChange, onSaved }: UserDialogProps) {
  const { data: roles } = useCall(role.live, { query: { size: 1000, sort: 'name,ASC' } })
  const markerOfRole: MarkerOfRole = (id) => {
    // a role that is not given any more is held all the same
    const granted = [...(roles?.content ?? []), ...(record ? [record.role] : [])].find((one) => one.id === id)
    return granted && markerOf(granted.name)
  }
  const form = useSaveForm({
    name: 'user',
    schema: userForm(markerOfRole),
    values: valuesOf(record),
    fromRecord: (current) => valuesOf(current as UserRow),
    save: (values, idempotencyKey) =>
      orWait(
        atField(
          'user',
          call(user.save, { body: sent(values, markerOfRole(values.roleId)) }, { idempotencyKey }),
        ),
      ),
    onSaved: (saved) => {
      onOpenChange(false)
      form.api.reset(valuesOf(record))
      if (!saved) return
      void refreshCalls('user.*', 'roleInsight.*', 'auditLog.*')
      showToast('success', savedMessage('User', { id: record?.id }))
      onSaved?.(saved)
    },
  })
  return { form, roles, markerOfRole }
}

/** The role, and the record it is linked to where the role needs one. */
function RoleFields({ form, roles, markerOfRole }: ReturnType<typeof useUserForm>): ReactElement {
  return (
    <>
      <form.api.Field name="roleId">
        {(field) => {
          const { value, onChange, ...rest } = form.bind(field)
          return (
            <NativeSelect
              label="Role"
              isRequired
              placeholder="Choose a role"
              options={(roles?.content ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              {...rest}
              value={value === 0 ? '' : String(value)}
              onChange={(id) => onChange(Number(id))}
            />
          )
        }}
      </form.api.Field>
      <form.api.Subscribe selector={(state) => state.values.roleId}>
        {(roleId) => {
          const marker = markerOfRole(roleId) ?? 'ADMIN'
          if (marker === 'ADMIN') return null
          const { label, hint } = linkedTo[marker]
          return (
            <form.api.Field name="linkedCode">
              {(field) => (
                <TextField label={label} isRequired hint={hint} maxLength={20} {...form.bind(field)} />
              )}
            </form.api.Field>
          )
        }}
      </form.api.Subscribe>
    </>
  )
}

/** Adds a user, who then gets a temporary password by mail, or changes one. */
export function UserDialog({ record, isOpen, onOpenChange, onSaved }: UserDialogProps): ReactElement {
  const { form, roles, markerOfRole } = useUserForm({ record, isOpen, onOpenChange, onSaved })
  return (
    <>
      <FormDialog
        form={form}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={record ? 'Edit user' : 'Add a user'}
        label="User"
        submitLabel={record ? 'Save user' : 'Add user'}
      >
        {record ? null : (
          <Notice tone="info">A temporary password goes to the e-mail address and works for 24 hours.</Notice>
        )}
        <form.api.Field name="firstName">
          {(field) => <TextField label="First name" isRequired maxLength={80} {...form.bind(field)} />}
        </form.api.Field>
        <form.api.Field name="lastName">
          {(field) => <TextField label="Last name" isRequired maxLength={80} {...form.bind(field)} />}
        </form.api.Field>
        <form.api.Field name="username">
          {(field) => (
            <TextField
              label="Username"
              isRequired
              hint="4 to 40 small letters, digits, dots, dashes or underscores."
              maxLength={40}
              {...form.bind(field)}
            />
          )}
        </form.api.Field>
        <form.api.Field name="emailAddress">
          {(field) => <TextField label="E-mail address" isRequired maxLength={254} {...form.bind(field)} />}
        </form.api.Field>
        <RoleFields {...{ form, roles, markerOfRole }} />
      </FormDialog>
      <ConflictDialog conflict={form.conflict} />
    </>
  )
}

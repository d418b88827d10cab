import { savedMessage } from '@capiz/domain/text'
import { savedView } from '@capiz/api/contract/work'
import { Text as Name } from '@capiz/api/schema/common'
import { Checkbox } from '@capiz/ui/Checkbox'
import { NativeSelect, type NativeSelectProps } from '@capiz/ui/NativeSelect'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { useUser } from '../../platform/session/session.ts'
import { showToast } from '../../platform/feedback/toasts.ts'
import { call } from '../../platform/calls/api.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import { refreshCalls, useCall } from '../../platform/data/query.tsx'
import { FormDialog } from '../FormDialog.tsx'
import type { View } from './view.ts'

/** Choices of the field beside the roles: nobody else, and all staff. */
const nobody = ''
const everybody = '*'

/** Value of the field for a view. */
const sharedWithOf = (view: View | undefined): string =>
  view?.isShared === true ? (view.sharedRole ?? everybody) : nobody

/** Sharing as it travels. */
const sharingOf = (sharedWith: string) => ({
  isShared: sharedWith !== nobody,
  sharedRole: sharedWith === nobody || sharedWith === everybody ? null : sharedWith,
})

const Form = v.object({ name: Name(60), sharedWith: v.string(), isPinned: v.boolean() })

interface SaveViewProps {
  list: string
  /** what the list shows now */
  query: string
  /** the view to rename or share; without it a new one is made */
  view?: View
  onClose: () => void
}

/** Names what a list shows, and says who may use it. */
export function SaveView({ list, query, view, onClose }: SaveViewProps): ReactElement {
  const { marker } = useUser()
  const form = useSaveForm({
    name: 'saved-view',
    schema: Form,
    values: { name: view?.name ?? '', sharedWith: sharedWithOf(view), isPinned: view?.isPinned ?? true },
    save: async ({ isPinned, name, sharedWith }, idempotencyKey) => {
      const values = { name, ...sharingOf(sharedWith) }
      if (view === undefined)
        return call(savedView.create, { body: { list, query, isPinned, ...values } }, { idempotencyKey })
      const params = { id: view.id }
      const body = { ...values, query: view.query, version: view.version }
      const saved = await call(savedView.update, { params, body }, { idempotencyKey })
      return isPinned === view.isPinned ? saved : call(savedView.pin, { params, body: { isPinned } })
    },
    onSaved: ({ name }) => {
      onClose()
      void refreshCalls('savedView.*')
      showToast('success', savedMessage(`The view ${name}`, { id: view?.id }))
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={view === undefined ? 'Save this view' : `Change ${view.name}`}
      label="View"
      submitLabel={view === undefined ? 'Save view' : 'Save'}
    >
      <form.api.Field name="name">
        {(field) => (
          <TextField
            label="Name"
            isRequired
            maxLength={60}
            hint={view === undefined ? 'Keeps search, filters and order as they are now.' : undefined}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
      <form.api.Field name="isPinned">
        {(field) => (
          <Checkbox isSelected={field.state.value} onChange={field.handleChange}>
            Show as a tab over the list
          </Checkbox>
        )}
      </form.api.Field>
      {marker === 'ADMIN' ? (
        <form.api.Field name="sharedWith">{(field) => <SharedWith {...form.bind(field)} />}</form.api.Field>
      ) : null}
    </FormDialog>
  )
}

/** Chooses who else sees the view: nobody, all staff, or the holders of one role. */
function SharedWith(props: Omit<NativeSelectProps, 'label' | 'options'>): ReactElement {
  const roles = useCall(savedView.roles, {}).data ?? []
  return (
    <NativeSelect
      label="Shared with"
      options={[
        { value: nobody, label: 'Only for me' },
        { value: everybody, label: 'All staff' },
        ...roles.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      {...props}
    />
  )
}

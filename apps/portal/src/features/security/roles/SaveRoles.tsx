import { role } from '@capiz/api/contract/auth'
import { joinList, plural, savedMessage } from '@capiz/domain/text'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useMemo, useState } from 'react'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { createKeyring } from '../../../platform/calls/idempotency.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { orWait } from '../second-person.ts'
import { permissionLabel, type RoleChange } from './matrix-state.ts'

interface SaveRolesProps {
  changes: readonly RoleChange[]
  holders: ReadonlyMap<number, number>
  onClose: () => void
  /** a role was saved; its ticks are no draft any more */
  onSaved: (roleId: number) => void
}

const listed = (permissions: readonly string[]): string =>
  joinList(permissions.map((one) => permissionLabel(one).toLowerCase()))

/** Returns the effect of a role change as one sentence. */
function changeText({ gained, lost }: RoleChange): string {
  return [
    gained.length > 0 ? `may now ${listed(gained)}` : '',
    lost.length > 0 ? `may no longer ${listed(lost)}` : '',
  ]
    .filter(Boolean)
    .join(' and ')
}

/** Names what the ticks change and for how many people, then saves them role by role. */
export function SaveRoles({ changes, holders, onClose, onSaved }: SaveRolesProps): ReactElement {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const keyFor = useMemo(() => createKeyring(), [])

  async function save(): Promise<void> {
    setPending(true)
    setFailure(undefined)
    let savedRoles = 0
    for (const { role: one, permissions } of changes) {
      const body = { permissions: [...permissions], version: one.version }
      try {
        const saving = call(
          role.update,
          { params: { id: one.id }, body },
          { idempotencyKey: keyFor({ id: one.id, body }) },
        )
        // a change that waits for a second person is no draft any more either
        if (await orWait(saving)) savedRoles += 1
        onSaved(one.id)
      } catch (error) {
        setFailure(`${one.name}: ${reportedMessage(error) ?? 'not saved.'}`)
        setPending(false)
        await refreshCalls('role.*')
        return
      }
    }
    await refreshCalls('role.*', 'roleInsight.*', 'auditLog.*')
    if (savedRoles > 0) showToast('success', savedMessage('Role', { id: changes[0]?.role.id }))
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Save these permissions?"
      confirmLabel="Save permissions"
      isPending={isPending}
      errorMessage={failure}
      onConfirm={() => void save()}
    >
      <Stack gap={3}>
        {changes.map((change) => (
          <Text key={change.role.id}>
            <strong>{change.role.name}</strong>{' '}
            {`(${plural(holders.get(change.role.id) ?? 0, 'person', 'people')}) ${changeText(change)}.`}
          </Text>
        ))}
        <Text tone="muted">It takes effect with their next action; nobody is signed out.</Text>
      </Stack>
    </ConfirmDialog>
  )
}

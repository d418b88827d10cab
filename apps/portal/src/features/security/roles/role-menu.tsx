import Eye from '@lucide/icons/icons/eye'
import { role } from '@capiz/api/contract/auth'
import { plural } from '@capiz/domain/text'
import type { RowMenuItem } from '@capiz/ui/DataTable'
import { ActionMenu } from '@capiz/ui/Menu'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { call } from '../../../platform/calls/api.ts'
import { deletableRowMenu, useSetDeleted } from '../../../patterns/deletable-rows.ts'
import { rolePath } from '../paths.ts'
import type { RoleRow } from './matrix-state.ts'

const RoleDialog = lazy(async () => ({
  default: (await load(() => import('./RoleDialog.tsx'))).RoleDialog,
}))

interface RoleMenu {
  /** Returns the actions on a role; refusals name their reason. */
  menuOf: (row: RoleRow) => (RowMenuItem & { hint?: string })[]
  /** Returns the button that opens them. */
  buttonOf: (row: RoleRow) => ReactElement
  /** Opens the form of a new role. */
  add: () => void
  /** the form that is open, if any */
  dialog: ReactElement | null
}

/** Returns the actions on roles, and the form they open. */
export function useRoleMenu(roles: readonly RoleRow[]): RoleMenu {
  const [editing, setEditing] = useState<RoleRow | 'new'>()
  const navigate = useNavigate()
  const setDeleted = useSetDeleted<RoleRow>({
    noun: 'Role',
    save: async ({ id, version }, deleted, keyFor) => {
      const body = { deleted, version }
      return call(role.update, { params: { id }, body }, { idempotencyKey: keyFor({ id, body }) })
    },
    stale: ['role.*', 'roleInsight.*', 'auditLog.*'],
  })
  const menuOf = (row: RoleRow): (RowMenuItem & { hint?: string })[] => [
    {
      id: 'view',
      label: 'See as this role',
      hint: plural(row.permissions.length, 'permission', 'permissions'),
      icon: Eye,
      onAction: () => void navigate(rolePath(row.id)),
    },
    // roles of the system are neither renamed nor deleted
    ...(row.system ? [] : deletableRowMenu(row, { editLabel: 'Rename', onEdit: setEditing, setDeleted })),
  ]
  const dialog =
    editing === undefined ? null : (
      <Suspense fallback={null}>
        <RoleDialog
          record={editing === 'new' ? undefined : editing}
          roles={roles}
          onClose={() => setEditing(undefined)}
        />
      </Suspense>
    )
  const buttonOf = (row: RoleRow): ReactElement => (
    <ActionMenu size="sm" label={`Actions for ${row.name}`} entries={menuOf(row)} />
  )
  return { menuOf, buttonOf, add: () => setEditing('new'), dialog }
}

import Eye from '@lucide/icons/icons/eye'
import { role } from '@capiz/api/contract/auth'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import type { Column, RowMenuItem } from '@capiz/ui/DataTable'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { call } from '../../../platform/calls/api.ts'
import { deletableRowMenu, useSetDeleted } from '../../../patterns/deletable-rows.ts'
import { inUseColumn } from '../../../patterns/in-use-column.tsx'
import { rolePath } from '../paths.ts'
import type { RoleRow } from './matrix-state.ts'

const RoleDialog = lazy(async () => ({
  default: (await load(() => import('./RoleDialog.tsx'))).RoleDialog,
}))

interface RoleListProps {
  roles: readonly RoleRow[]
  holders: ReadonlyMap<number, number>
  mayEdit: boolean
}

function columnsFor(holders: ReadonlyMap<number, number>): Column<RoleRow>[] {
  return [
    { id: 'name', header: 'Role', text: ({ name }) => name, minWidth: 200 },
    {
      id: 'people',
      header: 'People',
      kind: 'number',
      text: ({ id }) => (holders.get(id) ?? 0).toLocaleString('en-PH'),
      priority: 1,
      minWidth: 80,
    },
    {
      id: 'permissions',
      header: 'Permissions',
      kind: 'number',
      text: ({ permissions }) => String(permissions.length),
      priority: 2,
      minWidth: 110,
    },
    {
      id: 'kind',
      header: 'Kind',
      text: ({ system }) => (system ? 'Comes with the system' : 'Own'),
      priority: 3,
      minWidth: 170,
    },
    inUseColumn,
  ]
}

const keyOf = (row: RoleRow): string => String(row.id)

/** The roles with what can be done to each; refusals name their reason. */
export function RoleList({ roles, holders, mayEdit }: RoleListProps): ReactElement {
  const [editing, setEditing] = useState<RoleRow | 'new'>()
  const navigate = useNavigate()
  const columns = useMemo(() => columnsFor(holders), [holders])

  const setDeleted = useSetDeleted<RoleRow>({
    noun: 'Role',
    save: async ({ id, version }, deleted, keyFor) => {
      const body = { deleted, version }
      return call(role.update, { params: { id }, body }, { idempotencyKey: keyFor({ id, body }) })
    },
    stale: ['role.*', 'roleInsight.*', 'auditLog.*'],
  })
  const menuOf = (row: RoleRow): RowMenuItem[] => [
    {
      id: 'view',
      label: 'See as this role',
      icon: Eye,
      onAction: () => void navigate(rolePath(row.id)),
    },
    // roles of the system are neither renamed nor deleted
    ...(row.system ? [] : deletableRowMenu(row, { editLabel: 'Rename', onEdit: setEditing, setDeleted })),
  ]
  return (
    <>
      <WholeTable
        label="Roles"
        columns={columns}
        rows={roles}
        rowKey={keyOf}
        rowMenu={mayEdit ? menuOf : undefined}
        caption={plural(roles.length, 'role', 'roles')}
        actions={
          mayEdit ? (
            <Button variant="primary" onPress={() => setEditing('new')}>
              Add role
            </Button>
          ) : undefined
        }
      />
      {editing === undefined ? null : (
        <Suspense fallback={null}>
          <RoleDialog
            record={editing === 'new' ? undefined : editing}
            roles={roles}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

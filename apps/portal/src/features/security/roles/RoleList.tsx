import { role } from '@capiz/api/contract/auth'
import { plural, savedMessage } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { type Column, DataTable, type RowMenuItem } from '@capiz/ui/DataTable'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { load } from '../../../app/lazy-screen.ts'
import { reportError } from '../../../app/report-error.ts'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { createKeyring } from '../../../lib/idempotency.ts'
import { refreshCalls } from '../../../lib/query.tsx'
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
  const keyFor = useMemo(() => createKeyring(), [])
  const columns = useMemo(() => columnsFor(holders), [holders])

  async function setDeleted({ id, version }: RoleRow, deleted: boolean): Promise<void> {
    try {
      const body = { deleted, version }
      await call(role.update, { params: { id }, body }, { idempotencyKey: keyFor({ id, body }) })
      void showToast('success', savedMessage('Role', { id, deleted }))
    } catch (error) {
      reportError(error)
    }
    await refreshCalls('role.*', 'roleInsight.*', 'auditLog.*')
  }

  const renameOf = (row: RoleRow): RowMenuItem => ({
    id: 'rename',
    label: 'Rename',
    icon: 'pencil',
    onAction: () => setEditing(row),
  })
  const enableOf = (row: RoleRow): RowMenuItem => ({
    id: 'enable',
    label: 'Enable',
    icon: 'undo',
    onAction: () => void setDeleted(row, false),
  })
  const deleteOf = (row: RoleRow): RowMenuItem => ({
    id: 'delete',
    label: 'Delete',
    icon: 'trash',
    isDanger: true,
    onAction: () => void setDeleted(row, true),
  })
  const menuOf = (row: RoleRow) => [
    {
      id: 'view',
      label: 'See as this role',
      icon: 'eye',
      onAction: () => void navigate(rolePath(row.id)),
    } as const,
    // what comes with the system stays as it is named, and stays
    ...(row.system ? [] : row.deleted ? [enableOf(row)] : [renameOf(row), deleteOf(row)]),
  ]
  return (
    <>
      <DataTable
        label="Roles"
        columns={columns}
        rows={roles}
        rowKey={keyOf}
        rowMenu={mayEdit ? menuOf : undefined}
        page={{ number: 0, size: Math.max(roles.length, 1), totalElements: roles.length, totalPages: 1 }}
        caption={plural(roles.length, 'role', 'roles')}
        actions={
          mayEdit ? (
            <Button variant="primary" onPress={() => setEditing('new')}>
              Add role
            </Button>
          ) : undefined
        }
        hidesPages
        onChange={() => undefined}
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

import { plural } from '@capiz/domain/text'
import type { Column, RowMenuItem } from '@capiz/ui/DataTable'
import type { ReactElement } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import type { RoleRow } from './matrix-state.ts'

const columns: Column<RoleRow>[] = [
  { id: 'name', header: 'Role', text: ({ name }) => name, minWidth: 200 },
  {
    id: 'permissions',
    header: 'Permissions',
    kind: 'number',
    text: ({ permissions }) => String(permissions.length),
    minWidth: 110,
  },
]

interface DeletedRolesProps {
  roles: readonly RoleRow[]
  menuOf: ((row: RoleRow) => RowMenuItem[]) | undefined
}

/** The roles that are no longer given, from where they can be enabled again; nothing while there is none. */
export function DeletedRoles({ roles, menuOf }: DeletedRolesProps): ReactElement | null {
  if (roles.length === 0) return null
  return (
    <WholeTable
      label="Deleted roles"
      columns={columns}
      rows={roles}
      rowKey={({ id }) => String(id)}
      rowMenu={menuOf}
      caption={plural(roles.length, 'deleted role', 'deleted roles')}
    />
  )
}

import type { role } from '@capiz/api/contract/auth'
import type { OutputOf } from '@capiz/api/contract/define'
import { permissionGroups, permissions as all, seedRoles, type Permission } from '@capiz/domain/access'
import type { Grants, MatrixRole, PermissionGroup } from '@capiz/ui/accreditation/PermissionMatrix'

/** A role as the wire brings it. */
export type RoleRow = OutputOf<typeof role.list>['content'][number]

/** Ticks that differ from what is saved: permissions by id of the role. */
export type Draft = Readonly<Record<string, readonly string[]>>

/** The rows of the matrix. */
export const matrixGroups: readonly PermissionGroup[] = permissionGroups.map(({ label, permissions }) => ({
  label,
  permissions: permissions.map(({ code, ...texts }) => ({ id: code, ...texts })),
}))

/** Name of a permission in words. */
export function permissionLabel(permission: string): string {
  const labels = matrixGroups.flatMap((group) => group.permissions).find(({ id }) => id === permission)
  return labels?.label ?? permission
}

/** The columns of the matrix, each with the menu of its role. */
export function matrixRoles(
  roles: readonly RoleRow[],
  holders: ReadonlyMap<number, number>,
  menuOf: (row: RoleRow) => MatrixRole['menu'],
): MatrixRole[] {
  return roles.map((row) => {
    return {
      id: String(row.id),
      name: row.name,
      holders: holders.get(row.id) ?? 0,
      ...(row.system ? {} : { note: 'Own role' }),
      menu: menuOf(row),
    }
  })
}

/** How far a permission of a role reaches: providers work on what is theirs, staff on everything. */
function reachIn({ code }: RoleRow, permission: string) {
  const seed = seedRoles.find((one) => one.code === code)
  return seed?.grants[permission as Permission] ?? (seed && seed.marker !== 'ADMIN' ? 'own' : 'all')
}

/** Returns the permissions of each role, with the ticks that are not saved yet. */
export function grantsOf(roles: readonly RoleRow[], draft: Draft): Grants {
  return Object.fromEntries(
    roles.map((one) => {
      const granted = draft[one.id] ?? one.permissions
      return [one.id, Object.fromEntries(granted.map((permission) => [permission, reachIn(one, permission)]))]
    }),
  )
}

/** The draft after one tick; a role that is as it was saved leaves it. */
export function ticked(
  draft: Draft,
  one: RoleRow | undefined,
  permission: string,
  isGranted: boolean,
): Draft {
  if (one === undefined) return draft
  const granted = new Set(draft[one.id] ?? one.permissions)
  if (isGranted) granted.add(permission)
  else granted.delete(permission)
  const next = all.filter((each) => granted.has(each))
  const { [one.id]: _was, ...others } = draft
  const isSame =
    next.length === one.permissions.length && next.every((each) => one.permissions.includes(each))
  return isSame ? others : { ...others, [one.id]: next }
}

/** A role that the draft changes, with what it gains and loses. */
export interface RoleChange {
  role: RoleRow
  permissions: readonly string[]
  gained: readonly string[]
  lost: readonly string[]
}

/** Returns the changes that saving the draft would make. */
export function changesOf(roles: readonly RoleRow[], draft: Draft): RoleChange[] {
  return roles.flatMap((one) => {
    const next = draft[one.id]
    if (next === undefined) return []
    return [
      {
        role: one,
        permissions: next,
        gained: next.filter((each) => !one.permissions.includes(each)),
        lost: one.permissions.filter((each) => !next.includes(each)),
      },
    ]
  })
}

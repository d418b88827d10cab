import type { role } from '@capiz/api/contract/auth'
import type { OutputOf } from '@capiz/api/contract/define'
import { permissions as all, seedRoles, type Permission } from '@capiz/domain/access'
import type { Grants, MatrixRole, PermissionGroup } from '@capiz/ui/PermissionMatrix'
import { permissionAreas } from './permission-words.ts'

/** A role as the wire brings it. */
export type RoleRow = OutputOf<typeof role.list>['content'][number]

/** Ticks that differ from what is saved: permissions by id of the role. */
export type Draft = Readonly<Record<string, readonly string[]>>

/** The rows of the matrix. */
export const matrixGroups: readonly PermissionGroup[] = permissionAreas.map(({ label, permissions }) => ({
  label,
  permissions: Object.entries(permissions).map(([id, words]) => ({ id, ...words })),
}))

/** Name of a permission in words. */
export function permissionLabel(permission: string): string {
  const words = matrixGroups.flatMap((group) => group.permissions).find(({ id }) => id === permission)
  return words?.label ?? permission
}

/** The columns of the matrix. */
export function matrixRoles(roles: readonly RoleRow[], holders: ReadonlyMap<number, number>): MatrixRole[] {
  return roles.map(({ id, name }) => ({ id: String(id), name, holders: holders.get(id) ?? 0 }))
}

/** How far a permission of a role reaches: providers work on what is theirs, staff on everything. */
function reachIn({ code }: RoleRow, permission: string) {
  const seed = seedRoles.find((one) => one.code === code)
  return seed?.grants[permission as Permission] ?? (seed && seed.marker !== 'ADMIN' ? 'own' : 'all')
}

/** Who has what, with the ticks that are not saved yet. */
export function grantsOf(roles: readonly RoleRow[], draft: Draft): Grants {
  return Object.fromEntries(
    roles.map((one) => {
      const held = draft[one.id] ?? one.permissions
      return [one.id, Object.fromEntries(held.map((permission) => [permission, reachIn(one, permission)]))]
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
  const held = new Set(draft[one.id] ?? one.permissions)
  if (isGranted) held.add(permission)
  else held.delete(permission)
  const next = all.filter((each) => held.has(each))
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

/** What saving the draft would change. */
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

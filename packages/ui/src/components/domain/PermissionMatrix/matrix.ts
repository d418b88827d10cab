import type { ReactNode } from 'react'

/** How far a permission reaches: everywhere, the own record, or the providers one is affiliated with. */
export type Reach = 'all' | 'own' | 'affiliated'

/** A role: one column. */
export interface MatrixRole {
  readonly id: string
  readonly name: string
  /** People who have it. */
  readonly holders?: number | undefined
  /** Comes with the product and cannot be changed. */
  readonly isFixed?: boolean | undefined
  /** A word below its name, such as `Own role`. */
  readonly note?: string | undefined
  /** The menu of the role, at its name: `ActionMenu` with `size="sm"`. */
  readonly menu?: ReactNode | undefined
}

/** A permission: one row. */
export interface MatrixPermission {
  readonly id: string
  /** Effect of the permission: `Change rates`. */
  readonly label: string
  readonly hint?: string | undefined
}

/** Permissions under one heading. */
export interface PermissionGroup {
  readonly label: string
  readonly permissions: readonly MatrixPermission[]
}

/** Reach of each permission held, by role and permission. */
export type Grants = Readonly<Record<string, Readonly<Record<string, Reach | undefined>> | undefined>>

/** Words for a reach. */
export const reachLabels: Record<Reach, string> = {
  all: 'all',
  own: 'own record',
  affiliated: 'affiliated',
}

const own = <V>(table: Readonly<Record<string, V>> | undefined, key: string): V | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined

/** The reach of a permission of a role; undefined when it does not have it. Odd names never find the prototype's. */
export function reachOf(grants: Grants, role: string, permission: string): Reach | undefined {
  return own(own(grants, role), permission)
}

/** Roles that hold a permission. */
export function rolesWith(
  roles: readonly MatrixRole[],
  grants: Grants,
  permission: string,
): readonly MatrixRole[] {
  return roles.filter((role) => reachOf(grants, role.id, permission) !== undefined)
}

/** A number and its noun. */
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-PH')} ${count === 1 ? one : many}`

/** `3 roles, 41 people`; people are counted only when every role tells how many it has. */
export function grantedText(granted: readonly MatrixRole[]): string {
  if (granted.length === 0) return 'nobody'
  const roles = counted(granted.length, 'role', 'roles')
  if (granted.some((role) => role.holders === undefined)) return roles
  const people = granted.reduce((sum, role) => sum + (role.holders ?? 0), 0)
  return `${roles}, ${counted(people, 'person', 'people')}`
}

import type { Permission } from './permissions.ts'

/** What kind of user somebody is (specification 1, section 4). */
export type Marker = 'PHY' | 'HFC' | 'ADMIN'

/** Authority names that are told apart; any other is an administrator (specification 1, section 6). */
export const authorities = { physician: 'Physician', coordinator: 'Health Facility Coordinator' } as const

/** The current user, as far as access depends on it (specification 1, section 3). */
export type Principal = {
  authorities: readonly { authority: string }[]
  role: { permissions: readonly string[] }
}

/** Marker of an authority: PHY for Physician, HFC for Health Facility Coordinator, otherwise ADMIN. */
export function markerOf(authority: string): Marker {
  if (authority === authorities.physician) return 'PHY'
  return authority === authorities.coordinator ? 'HFC' : 'ADMIN'
}

/**
 * Permissions of the user's role plus the marker of the first authority (specification 1, section 4). Throws a
 * TypeError when the user cannot be read, upon which the guard clears the token and tries again.
 */
export function permissionSet(principal: Principal): ReadonlySet<string> {
  const [first] = principal.authorities
  if (!first) throw new TypeError('The current user has no authority.')
  return new Set([...principal.role.permissions, markerOf(first.authority)])
}

/** Whether a route is open: it declares no roles, or the user holds at least one (specification 1, section 5). */
export function canEnter(requiredRoles: readonly string[] | undefined, set: ReadonlySet<string>): boolean {
  return !requiredRoles || requiredRoles.length === 0 || requiredRoles.some((role) => set.has(role))
}

/** Where a user belongs: the own doctor or facility page, or the dashboard (specification 1, section 2). */
export function landingPage(marker: Marker, linkedCode?: string | null): string {
  if (marker === 'ADMIN') return '/dashboard'
  const page = marker === 'PHY' ? '/doctor' : '/health-facility'
  return linkedCode ? `${page}/${linkedCode}` : page
}

/** Whether a permission is among those held. */
export function hasPermission(
  held: ReadonlySet<string> | readonly string[],
  permission: Permission,
): boolean {
  return Array.isArray(held) ? held.includes(permission) : (held as ReadonlySet<string>).has(permission)
}

/**
 * Who may use a call. `permissions` names the one for a facility target first and for a physician target second (one
 * entry when there is one kind of target); `own` opens it to providers on their own record.
 */
export type AccessRule =
  | { kind: 'public' }
  | { kind: 'login' }
  | { kind: 'requester' }
  | { kind: 'permission'; permissions: readonly Permission[]; own: boolean }

/** Somebody and the target of a call. */
export type AccessQuestion = {
  access: AccessRule
  permissions: ReadonlySet<string> | readonly string[]
  /** Marker of the user; undefined for a visitor who is not logged in. */
  marker?: Marker
  /** Whether the target is in the user's scope; staff need none (domain model 5.2). */
  inScope?: boolean
  /** Kind of target, for rules with two permissions; without it either permission opens the call. */
  target?: 'facility' | 'physician'
  /** For `requester` rules: whether the user made the request. */
  isRequester?: boolean
}

/** Whether a call is allowed: the role has the permission, and the user is staff or the target in scope (5.2). */
export function isAllowed(question: AccessQuestion): boolean {
  const { access, permissions, marker, inScope = false, target, isRequester = false } = question
  if (access.kind === 'public') return true
  if (marker === undefined) return false
  if (access.kind === 'login') return true
  if (access.kind === 'requester') return isRequester
  const held = wanted(access.permissions, target).some((permission) => hasPermission(permissions, permission))
  return held && (marker === 'ADMIN' || (access.own && inScope))
}

function wanted(permissions: readonly Permission[], target: AccessQuestion['target']): readonly Permission[] {
  const [facility, physician] = permissions
  if (!target || facility === undefined || physician === undefined) return permissions
  return target === 'facility' ? [facility] : [physician]
}

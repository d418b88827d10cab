import type { Permission } from './permissions.ts'

/** The kind of a user (specification 1, section 4). */
export type Marker = 'PHY' | 'HFC' | 'ADMIN'

/** The distinguished authority names; any other is an administrator (specification 1, section 6). */
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
 * The kind of an account, by the code of its role and the record it is linked to, never by the name a role bears: an
 * account that is linked to a record is never staff, whatever its role is called.
 */
export function markerOfAccount(account: { roleCode: string; linkedCode: string | null }): Marker {
  if (account.roleCode === 'PHYSICIAN') return 'PHY'
  if (account.roleCode === 'HF_COORDINATOR') return 'HFC'
  if (account.linkedCode === null) return 'ADMIN'
  return account.linkedCode.startsWith('PHY') ? 'PHY' : 'HFC'
}

/** Authority of an account as it travels: one of the two distinguished names for providers, the role's for staff. */
export function authorityOf(marker: Marker, roleName: string): string {
  if (marker === 'ADMIN') return roleName
  return marker === 'PHY' ? authorities.physician : authorities.coordinator
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

/**
 * Returns the landing page of a user: the own doctor or facility page, or the dashboard (specification 1, section 2).
 */
export function landingPage(marker: Marker, linkedCode?: string | null): string {
  if (marker === 'ADMIN') return '/dashboard'
  const page = marker === 'PHY' ? '/doctor' : '/health-facility'
  return linkedCode ? `${page}/${linkedCode}` : page
}

/** Whether a permission is among those held. */
export function hasPermission(
  granted: ReadonlySet<string> | readonly string[],
  permission: Permission,
): boolean {
  return Array.isArray(granted)
    ? granted.includes(permission)
    : (granted as ReadonlySet<string>).has(permission)
}

import type { Marker } from './access.ts'
import type { Permission } from './permissions.ts'

/** The permissions with which staff decide, administer, or change where money goes. */
const weighty: ReadonlySet<Permission> = new Set<Permission>([
  'HF_EDIT',
  'HF_STATUS',
  'PHY_EDIT',
  'PHY_STATUS',
  'AFFILIATION_STATUS',
  'SA_STATUS',
  'REQUEST_APPROVE',
  'RATE_BACKDATE',
  'USER_EDIT',
  'ROLE_EDIT',
])

/**
 * Returns whether a user must have a second factor where the installation asks for one at all: staff who decide,
 * administer or change payees. What providers change is decided by staff, so they may have one but need not.
 */
export function asksForFactor(marker: Marker, permissions: Iterable<Permission>): boolean {
  return marker === 'ADMIN' && [...permissions].some((permission) => weighty.has(permission))
}

import type { Endpoint } from '@capiz/api/contract/define'
import type { Principal } from '../auth/principal.ts'
import { refuse } from './refuse.ts'

/**
 * Calls whose "own" needs no permission: everybody may see the own profile (domain model 11.6), and who made a request
 * may add remarks to it without being a reviewer (10.2).
 */
const ownForEverybody = new Set(['user.profile', 'request.saveRemarks'])

/** What somebody with a temporary password may still do: look at who one is, choose a password, leave. */
const openWithTemporaryPassword = new Set(['auth.me', 'auth.logout', 'auth.changePassword', 'user.profile'])

/**
 * The decision that needs no record: is this call open to this user at all. Whether the record is in a provider's
 * scope is for the handler (domain model 5.2); providers only ever pass here on calls that are open for the own record.
 */
export function checkAccess(endpoint: Endpoint & { id: string }, principal: Principal | undefined): void {
  const { access } = endpoint
  if (access.kind === 'public') return
  if (!principal) return refuse('UNAUTHENTICATED')
  if (principal.temporaryPassword && !openWithTemporaryPassword.has(endpoint.id))
    refuse('PASSWORD_CHANGE_REQUIRED')
  if (access.kind !== 'permission' || ownForEverybody.has(endpoint.id)) return
  const held = access.permissions.some((permission) => principal.permissions.has(permission))
  if (!held || (principal.marker !== 'ADMIN' && !access.own)) refuse('FORBIDDEN')
}

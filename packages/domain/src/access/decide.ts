import type { Marker } from './access.ts'
import type { Permission, Reach } from './permissions.ts'
import { reachOf } from './roles.ts'

/** The permissions a rule asks for: one, or one for each kind of target. */
export type RequiredPermissions = Permission | Readonly<Record<string, Permission>>

/**
 * The access rule of a call:
 * - `public`: every caller, signed in or not.
 * - `login`: every signed-in user.
 * - `requester`: the user who made the request the call is about.
 * - `permission`: staff with the permission. `own` also opens the call to providers for their own record: `granted`
 *   when they have the permission, `always` to every signed-in user for what is the user's own.
 *
 * `whileTemporaryPassword` keeps the call open to users who have yet to replace a temporary password, and
 * `whileWithoutFactor` to those who have yet to add a second factor.
 */
export type AccessRule =
  | { kind: 'public'; whileTemporaryPassword?: true; whileWithoutFactor?: true }
  | { kind: 'login'; whileTemporaryPassword?: true; whileWithoutFactor?: true }
  | { kind: 'requester'; whileTemporaryPassword?: true; whileWithoutFactor?: true }
  | {
      kind: 'permission'
      permissions: RequiredPermissions
      own: false | 'granted' | 'always'
      whileTemporaryPassword?: true
      whileWithoutFactor?: true
    }

/** A signed-in user, as far as access depends on it. */
export type AccessPrincipal = {
  marker: Marker
  permissions: ReadonlySet<Permission>
  temporaryPassword: boolean
  /** Whether the user has yet to add the second factor that the role asks for. */
  lacksFactor: boolean
}

/** The record a call is about, as far as access depends on it; what is not known yet is left out. */
export type AccessTarget = {
  /** Kind of the record, for rules with one permission for each kind. */
  kind?: string
  /** Whether the record is the user's own: made by the user, or about the user or the user's provider. */
  isOwn?: boolean
}

/** Why a call is refused; each is also an error code. */
export type AccessRefusal = 'UNAUTHENTICATED' | 'PASSWORD_CHANGE_REQUIRED' | 'FACTOR_REQUIRED' | 'FORBIDDEN'

/** Answer of the decision: how far the call may reach, or why it is refused. */
export type Verdict = { ok: true; reach: Reach } | { ok: false; reason: AccessRefusal }

type PermissionRule = Extract<AccessRule, { kind: 'permission' }>

const allow = (reach: Reach): Verdict => ({ ok: true, reach })
const refuse = (reason: AccessRefusal): Verdict => ({ ok: false, reason })

const widest = (marker: Marker | undefined): Reach => (marker === 'ADMIN' ? 'all' : 'own')

/** Returns the distinct permissions a rule names, without those of other kinds of target when the kind is given. */
export function permissionsOf(rule: AccessRule, kind?: string): readonly Permission[] {
  if (rule.kind !== 'permission') return []
  const { permissions } = rule
  if (typeof permissions === 'string') return [permissions]
  if (kind === undefined) return [...new Set(Object.values(permissions))]
  const required = Object.hasOwn(permissions, kind) ? permissions[kind] : undefined
  return required === undefined ? [] : [required]
}

/** Several permissions in question reach as far as the narrowest: it is not known yet which of them counts. */
function reachWith(required: readonly Permission[], marker: Marker): Reach {
  const [only] = required
  return required.length === 1 && only ? reachOf(only, marker) : widest(marker)
}

function decideByPermission(rule: PermissionRule, principal: AccessPrincipal, target: AccessTarget): Verdict {
  const { marker, permissions } = principal
  const required = permissionsOf(rule, target.kind)
  const isGranted = required.some((permission) => permissions.has(permission))
  if (isGranted && (marker === 'ADMIN' || rule.own !== false)) {
    const reach = reachWith(required, marker)
    return reach === 'own' && target.isOwn === false ? refuse('FORBIDDEN') : allow(reach)
  }
  return rule.own === 'always' && target.isOwn !== false ? allow('own') : refuse('FORBIDDEN')
}

/**
 * Decides whether a user may make a call, and how far it reaches (domain model 5.2). It is asked when the call comes in,
 * and again with the target once the record is known; a target that is left out never widens the answer.
 */
export function decideAccess(
  rule: AccessRule,
  principal: AccessPrincipal | undefined,
  target: AccessTarget = {},
): Verdict {
  if (rule.kind === 'public') return allow(widest(principal?.marker))
  if (!principal) return refuse('UNAUTHENTICATED')
  if (principal.temporaryPassword && !rule.whileTemporaryPassword) return refuse('PASSWORD_CHANGE_REQUIRED')
  const isOpenWithout = rule.whileTemporaryPassword ?? rule.whileWithoutFactor
  if (principal.lacksFactor && !isOpenWithout) return refuse('FACTOR_REQUIRED')
  switch (rule.kind) {
    case 'login':
      return allow(widest(principal.marker))
    case 'requester':
      return target.isOwn === false ? refuse('FORBIDDEN') : allow(widest(principal.marker))
    case 'permission':
      return decideByPermission(rule, principal, target)
  }
}

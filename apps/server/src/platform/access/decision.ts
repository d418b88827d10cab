import { decideAccess, type AccessRule, type AccessTarget, type Permission } from '@capiz/domain/access'
import { refuse } from '../errors/refuse.ts'
import type { Principal, SignedInUser } from './principal.ts'

/** Returns the caller of an endpoint with the verdict on its access rule; refuses whom the rule keeps out. */
export function admit(rule: AccessRule, user: SignedInUser): Principal
export function admit(rule: AccessRule, user: SignedInUser | undefined): Principal | undefined
export function admit(rule: AccessRule, user: SignedInUser | undefined): Principal | undefined {
  const verdict = decideAccess(rule, user)
  if (!verdict.ok) return refuse(verdict.reason)
  return user && { ...user, rule, reach: verdict.reach }
}

/** Returns whether the running call is open for a target, without refusing it. */
export function isOpenFor(principal: Principal, target: AccessTarget): boolean {
  return decideAccess(principal.rule, principal, target).ok
}

/** Returns the caller with the verdict for a target that is known by now; refuses when the call is not open for it. */
export function onTarget(principal: Principal, target: AccessTarget): Principal {
  const verdict = decideAccess(principal.rule, principal, target)
  return verdict.ok ? { ...principal, reach: verdict.reach } : refuse(verdict.reason)
}

/** Refuses a caller without a permission that what was sent asks for beside the rule of the call. */
export function need(principal: Principal, permission: Permission): void {
  if (!principal.permissions.has(permission)) refuse('FORBIDDEN')
}

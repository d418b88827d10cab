import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideAccess, permissions, permissionsOf } from './index.ts'
import type { AccessPrincipal, AccessRule, Marker, Permission } from './index.ts'

const byTarget: AccessRule = {
  kind: 'permission',
  permissions: { facility: 'HF_VIEW', physician: 'PHY_VIEW' },
  own: 'granted',
}

const user = (
  marker: Marker,
  granted: readonly Permission[] = [],
  temporaryPassword = false,
  lacksFactor = false,
): AccessPrincipal => ({ marker, permissions: new Set(granted), temporaryPassword, lacksFactor })

const rule = (own: false | 'granted' | 'always', permission: Permission = 'HF_VIEW'): AccessRule => ({
  kind: 'permission',
  permissions: permission,
  own,
})

const allowed = (reach: 'all' | 'own' | 'affiliated') => ({ ok: true, reach })
const forbidden = { ok: false, reason: 'FORBIDDEN' }

describe('decideAccess', () => {
  it('keeps out who lacks the second factor, but for what adds one', () => {
    const lacking = user('ADMIN', ['HF_VIEW'], false, true)
    const refused = { ok: false, reason: 'FACTOR_REQUIRED' }
    expect(decideAccess(rule(false), lacking)).toEqual(refused)
    expect(decideAccess({ kind: 'login' }, lacking)).toEqual(refused)
    expect(decideAccess({ kind: 'public' }, lacking).ok).toBe(true)
    expect(decideAccess({ kind: 'login', whileWithoutFactor: true }, lacking).ok).toBe(true)
    expect(decideAccess({ kind: 'login', whileTemporaryPassword: true }, lacking).ok).toBe(true)
    // the password comes first
    const both = user('ADMIN', ['HF_VIEW'], true, true)
    expect(decideAccess({ kind: 'login', whileWithoutFactor: true }, both)).toEqual({
      ok: false,
      reason: 'PASSWORD_CHANGE_REQUIRED',
    })
  })

  it('needs a login unless public', () => {
    const nobody = { ok: false, reason: 'UNAUTHENTICATED' }
    expect(decideAccess({ kind: 'public' }, undefined)).toEqual(allowed('own'))
    for (const kind of ['login', 'requester'] as const) {
      expect(decideAccess({ kind }, undefined)).toEqual(nobody)
    }
    expect(decideAccess(rule('always'), undefined, { isOwn: true })).toEqual(nobody)
    expect(decideAccess({ kind: 'login' }, user('PHY'))).toEqual(allowed('own'))
    expect(decideAccess({ kind: 'login' }, user('ADMIN'))).toEqual(allowed('all'))
  })

  it('asks for a new password first, but for the calls that stay open', () => {
    const admin = user('ADMIN', permissions, true)
    const change = { ok: false, reason: 'PASSWORD_CHANGE_REQUIRED' }
    for (const one of [{ kind: 'login' }, { kind: 'requester' }, rule('granted')] as const) {
      expect(decideAccess(one, admin)).toEqual(change)
      expect(decideAccess({ ...one, whileTemporaryPassword: true }, admin)).toEqual(allowed('all'))
    }
    expect(decideAccess({ kind: 'public' }, admin).ok).toBe(true)
  })

  it('takes the permission of the kind of target', () => {
    const staff = user('ADMIN', ['HF_VIEW'])
    expect(decideAccess(byTarget, staff, { kind: 'facility' })).toEqual(allowed('all'))
    expect(decideAccess(byTarget, staff, { kind: 'physician' })).toEqual(forbidden)
    expect(decideAccess(byTarget, staff, { kind: 'unknown' })).toEqual(forbidden)
    expect(decideAccess(byTarget, staff, { kind: 'constructor' })).toEqual(forbidden)
    expect(decideAccess(byTarget, staff)).toEqual(allowed('all'))
    expect(decideAccess(byTarget, user('ADMIN', ['SA_VIEW']))).toEqual(forbidden)
    expect(decideAccess(rule(false), staff, { kind: 'physician' })).toEqual(allowed('all'))
  })

  it('reaches as far as the permission of a provider does', () => {
    const both = ['HF_VIEW', 'PHY_VIEW'] as const
    expect(decideAccess(byTarget, user('PHY', both), { kind: 'facility' })).toEqual(allowed('affiliated'))
    expect(decideAccess(byTarget, user('PHY', both), { kind: 'physician' })).toEqual(allowed('own'))
    expect(decideAccess(byTarget, user('HFC', both), { kind: 'physician' })).toEqual(allowed('affiliated'))
    expect(decideAccess(byTarget, user('HFC', both))).toEqual(allowed('own'))
    expect(decideAccess(rule('granted'), user('PHY', both), { isOwn: false })).toEqual(allowed('affiliated'))
    expect(decideAccess(rule('granted'), user('HFC', both), { isOwn: false })).toEqual(forbidden)
  })

  it('lets only the requester use requester calls', () => {
    const requester: AccessRule = { kind: 'requester' }
    const admin = user('ADMIN', permissions)
    expect(decideAccess(requester, admin, { isOwn: false })).toEqual(forbidden)
    expect(decideAccess(requester, admin, { isOwn: true })).toEqual(allowed('all'))
    expect(decideAccess(requester, user('PHY'), { isOwn: true })).toEqual(allowed('own'))
    expect(decideAccess(requester, user('PHY'))).toEqual(allowed('own'))
  })

  it('opens what is always open to its owner to nobody else without the permission', () => {
    const profile = rule('always', 'USER_VIEW')
    for (const marker of ['PHY', 'HFC', 'ADMIN'] as const) {
      expect(decideAccess(profile, user(marker))).toEqual(allowed('own'))
      expect(decideAccess(profile, user(marker), { isOwn: true })).toEqual(allowed('own'))
      expect(decideAccess(profile, user(marker), { isOwn: false })).toEqual(forbidden)
    }
    expect(decideAccess(profile, user('ADMIN', ['USER_VIEW']), { isOwn: false })).toEqual(allowed('all'))
    expect(decideAccess(profile, user('HFC', ['USER_VIEW']), { isOwn: false })).toEqual(forbidden)
  })

  it('keeps providers to what is theirs, whatever permissions they are given', () => {
    fc.assert(
      fc.property(
        fc.subarray([...permissions]),
        fc.constantFrom(...permissions),
        fc.constantFrom<Marker>('PHY', 'HFC', 'ADMIN'),
        fc.constantFrom<false | 'granted'>(false, 'granted'),
        (granted, permission, marker, own) => {
          const verdict = decideAccess(rule(own, permission), user(marker, granted))
          const isStaff = marker === 'ADMIN'
          expect(verdict.ok).toBe(granted.includes(permission) && (isStaff || own !== false))
          if (verdict.ok) expect(verdict.reach === 'all').toBe(isStaff)
        },
      ),
    )
  })

  it('never answers more for a known target than before it was known', () => {
    const rules = fc.constantFrom<AccessRule>(
      { kind: 'login' },
      { kind: 'requester' },
      byTarget,
      rule(false),
      rule('granted'),
      rule('always'),
    )
    const target = fc.record(
      { kind: fc.constantFrom('facility', 'physician', 'other'), isOwn: fc.boolean() },
      { requiredKeys: [] },
    )
    const users = fc
      .tuple(fc.constantFrom<Marker>('PHY', 'HFC', 'ADMIN'), fc.subarray([...permissions]))
      .map(([marker, granted]) => user(marker, granted))
    fc.assert(
      fc.property(rules, users, target, (one, principal, about) => {
        if (decideAccess(one, principal, about).ok) expect(decideAccess(one, principal).ok).toBe(true)
      }),
    )
  })
})

describe('permissionsOf', () => {
  it('names each permission of a rule once', () => {
    expect(permissionsOf({ kind: 'login' })).toEqual([])
    expect(permissionsOf(rule(false))).toEqual(['HF_VIEW'])
    expect(permissionsOf(byTarget)).toEqual(['HF_VIEW', 'PHY_VIEW'])
    expect(permissionsOf({ ...byTarget, permissions: { a: 'HF_VIEW', b: 'HF_VIEW' } })).toEqual(['HF_VIEW'])
    expect(permissionsOf(byTarget, 'physician')).toEqual(['PHY_VIEW'])
  })
})

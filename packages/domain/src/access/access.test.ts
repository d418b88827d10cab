import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canEnter,
  hasPermission,
  isAllowed,
  landingPage,
  markerOf,
  permissionSet,
  permissions,
  seedRoleCodes,
  seedRoles,
} from './index.ts'
import type { AccessRule, Permission, SeedRoleCode } from './index.ts'

describe('markers and landing pages', () => {
  it('tells three kinds of users apart', () => {
    expect(markerOf('Physician')).toBe('PHY')
    expect(markerOf('Health Facility Coordinator')).toBe('HFC')
    expect(markerOf('physician')).toBe('ADMIN')
    expect(markerOf('Anything else')).toBe('ADMIN')
  })
  it('sends each to the own page', () => {
    expect(landingPage('PHY', 'PHY0000001')).toBe('/doctor/PHY0000001')
    expect(landingPage('HFC', 'HF0000001')).toBe('/health-facility/HF0000001')
    expect(landingPage('ADMIN', 'HF0000001')).toBe('/dashboard')
    expect(landingPage('PHY')).toBe('/doctor')
  })
  it('joins role permissions and one marker', () => {
    const set = permissionSet({
      authorities: [{ authority: 'Physician' }],
      role: { permissions: ['HF_VIEW'] },
    })
    expect([...set]).toEqual(['HF_VIEW', 'PHY'])
    expect(() => permissionSet({ authorities: [], role: { permissions: [] } })).toThrow(TypeError)
  })
  it('opens routes by at least one role', () => {
    const set = new Set(['HFC', 'HF_VIEW'])
    expect(canEnter(undefined, set)).toBe(true)
    expect(canEnter([], set)).toBe(true)
    expect(canEnter(['ADMIN', 'HFC'], set)).toBe(true)
    expect(canEnter(['ADMIN'], set)).toBe(false)
  })
})

describe('seed roles', () => {
  const count = (code: SeedRoleCode) => seedRoles.find((role) => role.code === code)?.permissions.length
  it('are eight with distinct names; the administrator holds everything', () => {
    expect(seedRoles.map(({ code }) => code)).toEqual([...seedRoleCodes])
    expect(new Set(seedRoles.map(({ name }) => name)).size).toBe(8)
    expect(seedRoles.at(-1)?.permissions).toEqual([...permissions])
    expect(seedRoleCodes.map(count)).toEqual([12, 12, 26, 14, 26, 16, 9, 36])
  })
  it('give providers their own or affiliated scope only, staff everything', () => {
    for (const { marker, grants } of seedRoles) {
      for (const reach of Object.values(grants)) expect(reach === 'all').toBe(marker === 'ADMIN')
    }
  })
  it('follow the table in its telling places', () => {
    const holders = (permission: Permission) =>
      seedRoles.filter((role) => role.grants[permission]).map(({ code }) => code)
    expect(holders('REQUEST_APPROVE')).toEqual(['APPROVER', 'SYSTEM_ADMINISTRATOR'])
    expect(holders('RATE_BACKDATE')).toEqual(['APPROVER', 'SYSTEM_ADMINISTRATOR'])
    expect(holders('COMPLIANCE_EDIT')).toEqual(['COMPLIANCE_OFFICER', 'SYSTEM_ADMINISTRATOR'])
    expect(holders('RATE_EDIT')).toEqual([
      'PHYSICIAN',
      'HF_COORDINATOR',
      'RATES_OFFICER',
      'APPROVER',
      'SYSTEM_ADMINISTRATOR',
    ])
    expect(seedRoles[0]?.grants.HF_VIEW).toBe('affiliated')
    expect(seedRoles[1]?.grants.PHY_EDIT).toBeUndefined()
  })
})

describe('isAllowed', () => {
  const rule: AccessRule = { kind: 'permission', permissions: ['HF_VIEW', 'PHY_VIEW'], own: true }
  it('needs a login unless public', () => {
    expect(isAllowed({ access: { kind: 'public' }, permissions: [] })).toBe(true)
    expect(isAllowed({ access: { kind: 'login' }, permissions: [] })).toBe(false)
    expect(isAllowed({ access: { kind: 'login' }, permissions: [], marker: 'PHY' })).toBe(true)
    expect(isAllowed({ access: rule, permissions: ['HF_VIEW'], inScope: true })).toBe(false)
  })
  it('takes the permission of the target kind', () => {
    const staff = { access: rule, permissions: ['HF_VIEW'], marker: 'ADMIN' as const }
    expect(isAllowed({ ...staff, target: 'facility' })).toBe(true)
    expect(isAllowed({ ...staff, target: 'physician' })).toBe(false)
    expect(isAllowed(staff)).toBe(true)
    const one: AccessRule = { kind: 'permission', permissions: ['HF_VIEW'], own: false }
    expect(isAllowed({ ...staff, access: one, target: 'physician' })).toBe(true)
  })
  it('lets only the requester use requester calls', () => {
    const ask = {
      access: { kind: 'requester' } as const,
      permissions: [...permissions],
      marker: 'ADMIN' as const,
    }
    expect(isAllowed(ask)).toBe(false)
    expect(isAllowed({ ...ask, isRequester: true })).toBe(true)
  })
  it('keeps providers to their own records', () => {
    fc.assert(
      fc.property(fc.subarray([...permissions]), fc.boolean(), fc.boolean(), (held, inScope, own) => {
        const access: AccessRule = { kind: 'permission', permissions: ['HF_VIEW'], own }
        const has = hasPermission(new Set(held), 'HF_VIEW')
        expect(isAllowed({ access, permissions: held, marker: 'HFC', inScope })).toBe(has && own && inScope)
        expect(isAllowed({ access, permissions: held, marker: 'ADMIN', inScope })).toBe(has)
      }),
    )
  })
})

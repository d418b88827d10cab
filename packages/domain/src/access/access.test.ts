import { describe, expect, it } from 'vitest'
import { authorityOf, canEnter, landingPage, markerOf, markerOfAccount, permissionSet } from './index.ts'

describe('markers and landing pages', () => {
  it('tells three kinds of users apart', () => {
    expect(markerOf('Physician')).toBe('PHY')
    expect(markerOf('Health Facility Coordinator')).toBe('HFC')
    expect(markerOf('physician')).toBe('ADMIN')
    expect(markerOf('Anything else')).toBe('ADMIN')
  })
  it.each([
    ['PHYSICIAN', null, 'PHY', 'Physician'],
    ['PHYSICIAN', 'HF0000001', 'PHY', 'Physician'],
    ['HF_COORDINATOR', null, 'HFC', 'Health Facility Coordinator'],
    ['FRONT_DESK', 'HF0000001', 'HFC', 'Health Facility Coordinator'],
    ['FRONT_DESK', 'PHY0000001', 'PHY', 'Physician'],
    ['SYSTEM_ADMINISTRATOR', 'HF0000001', 'HFC', 'Health Facility Coordinator'],
    ['FRONT_DESK', null, 'ADMIN', 'Front desk'],
  ] as const)('knows an account of %s linked to %s as %s', (roleCode, linkedCode, marker, authority) => {
    expect(markerOfAccount({ roleCode, linkedCode })).toBe(marker)
    expect(authorityOf(marker, 'Front desk')).toBe(authority)
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

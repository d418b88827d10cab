import type { Marker } from '@capiz/domain/access'
import { describe, expect, it } from 'vitest'
import type { SessionState, SignedIn } from '../session/state.ts'
import { decide, type RouteRule, type Visit } from './decide.ts'

function signedIn(
  marker: Marker,
  landing: string,
  ownCode?: string,
  more: Partial<SignedIn['user']> = {},
): SignedIn {
  return {
    status: 'in',
    marker,
    landing,
    ownCode,
    permissions: new Set([marker, 'HF_VIEW']),
    user: {
      authorities: [{ authority: 'x' }],
      role: { name: 'x', permissions: ['HF_VIEW'] },
      code: 'US00001',
      username: 'maria',
      firstName: 'Maria',
      lastName: 'Dalisay',
      emailAddress: 'maria@portal.example',
      applicantType: null,
      linkedCode: null,
      temporaryPassword: false,
      lacksFactor: false,
      ...more,
    },
  }
}

const staff = signedIn('ADMIN', '/dashboard')
const coordinator = signedIn('HFC', '/health-facility/HF01', 'HF01')
const dashboard: RouteRule = { access: 'login', requires: ['ADMIN'] }
const record: RouteRule = { access: 'login', requires: ['ADMIN', 'HFC'], isOwnRecord: true }
const out: SessionState = { status: 'out' }

const visit = (
  rule: RouteRule,
  session: SessionState,
  path = '/dashboard',
  more: Partial<Visit> = {},
): Visit => ({
  rule,
  session,
  path,
  address: path,
  ...more,
})

describe('access guard (specification 1, sections 2 and 4)', () => {
  it('sends visitors to the sign-in page and remembers where they wanted to go', () => {
    const address = '/health-facility?page=2'
    expect(decide(visit({ access: 'login' }, out, '/health-facility', { address }))).toEqual({
      kind: 'go',
      to: '/auth/login',
      from: address,
    })
  })
  it('flags an ended session, and does not offer the way back to somebody who left', () => {
    const ended = decide(visit({ access: 'login' }, { status: 'out', reason: 'idle' }))
    expect(ended).toEqual({ kind: 'go', to: '/auth/login?expired=true', from: '/dashboard' })
    const replaced = decide(visit({ access: 'login' }, { status: 'out', reason: 'replaced' }))
    expect(replaced).toMatchObject({ to: '/auth/login?expired=true&reason=replaced' })
    const left = decide(visit({ access: 'login' }, { status: 'out', reason: 'user' }))
    expect(left).toEqual({ kind: 'go', to: '/auth/login?expired=false' })
  })
  it('waits for the current user, and says when it cannot be read', () => {
    expect(decide(visit(dashboard, { status: 'loading' })).kind).toBe('wait')
    expect(decide(visit(dashboard, { status: 'failed', message: 'No network.' }))).toEqual({
      kind: 'failed',
      message: 'No network.',
    })
  })
  it('keeps signed-in users out of the guest pages, back to where they wanted to go or to the root', () => {
    expect(decide(visit({ access: 'guest' }, staff, '/auth/login'))).toEqual({ kind: 'go', to: '/' })
    expect(
      decide(visit({ access: 'guest' }, { status: 'loading' }, '/register', { from: '/rates' })),
    ).toEqual({
      kind: 'go',
      to: '/rates',
    })
    expect(decide(visit({ access: 'guest' }, out, '/register')).kind).toBe('show')
  })
  it('shows open pages to everybody', () => {
    for (const session of [out, staff, { status: 'loading' } as const]) {
      expect(decide(visit({ access: 'open' }, session, '/faq')).kind).toBe('show')
    }
  })
  it('opens a route to whoever holds one of its roles, and any route without roles', () => {
    expect(decide(visit(dashboard, staff)).kind).toBe('show')
    expect(decide(visit({ access: 'login' }, coordinator, '/reports')).kind).toBe('show')
  })
  it('sends users without access to their landing page', () => {
    expect(decide(visit(dashboard, coordinator))).toEqual({ kind: 'go', to: '/health-facility/HF01' })
  })
  it('shows coordinators their own record and no other; staff see all', () => {
    const at = (session: SessionState, code: string) =>
      decide(visit(record, session, `/health-facility/${code}`, { code }))
    expect(at(coordinator, 'HF01').kind).toBe('show')
    expect(at(coordinator, 'HF02')).toEqual({ kind: 'go', to: '/health-facility/HF01' })
    expect(at(staff, 'HF02').kind).toBe('show')
  })
  it('does not loop when the landing page itself is closed', () => {
    const lost = signedIn('HFC', '/dashboard')
    expect(decide(visit(dashboard, lost)).kind).toBe('refused')
  })
  it('holds people without the second factor that their role asks for there too', () => {
    const without = signedIn('ADMIN', '/dashboard', undefined, { lacksFactor: true })
    expect(decide(visit({ access: 'login' }, without, '/reports'))).toEqual({
      kind: 'go',
      to: '/account-updates',
    })
  })
  it('holds people with a temporary password on the account page', () => {
    const fresh = signedIn('HFC', '/health-facility/HF01', 'HF01', { temporaryPassword: true })
    expect(decide(visit({ access: 'login' }, fresh, '/reports'))).toEqual({
      kind: 'go',
      to: '/account-updates',
    })
    expect(decide(visit({ access: 'login' }, fresh, '/account-updates')).kind).toBe('show')
  })
})

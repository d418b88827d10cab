import { permissions } from '@capiz/domain/access'
import { expect, it } from 'vitest'
import type { SignedIn } from '../session/state.ts'
import { navigationFor } from './navigation.ts'

function user(marker: SignedIn['marker'], granted: readonly string[], temporaryPassword = false): SignedIn {
  return {
    status: 'in',
    marker,
    landing: marker === 'ADMIN' ? '/dashboard' : '/health-facility/HF01',
    ownCode: marker === 'ADMIN' ? undefined : 'HF01',
    permissions: new Set([...granted, marker]),
    user: {
      authorities: [{ authority: 'x' }],
      role: { name: 'x', permissions: [...granted] },
      code: 'US00001',
      username: 'maria',
      firstName: 'Maria',
      lastName: 'Dalisay',
      emailAddress: 'maria@portal.example',
      applicantType: null,
      linkedCode: null,
      temporaryPassword,
      lacksFactor: false,
    },
  }
}

const hrefs = (of: SignedIn, path = '/dashboard') =>
  navigationFor(of, path).flatMap((section) => section.items.map((item) => item.href))

it('offers staff only what they may open', () => {
  expect(hrefs(user('ADMIN', permissions))).toContain('/security')
  const few = hrefs(user('ADMIN', ['REQUEST_VIEW']))
  expect(few).toContain('/dashboard/requests')
  for (const href of ['/security', '/reports', '/audit-logs', '/iso-compliance'])
    expect(few).not.toContain(href)
})

it('opens the requests on what waits for the decision of who approves', () => {
  expect(hrefs(user('ADMIN', ['REQUEST_VIEW', 'REQUEST_APPROVE']))).toContain(
    '/dashboard/requests?queue=approve',
  )
  expect(hrefs(user('ADMIN', ['REQUEST_VIEW', 'REQUEST_REVIEW']))).toContain('/dashboard/requests')
})

it('leads coordinators to their own record', () => {
  expect(hrefs(user('HFC', ['REQUEST_VIEW']))).toEqual([
    '/health-facility/HF01',
    '/dashboard/requests',
    '/account-updates',
    '/faq',
  ])
})

it('marks the one place that is current, also deep inside it', () => {
  const current = (path: string) =>
    navigationFor(user('ADMIN', permissions), path)
      .flatMap((section) => section.items)
      .filter((item) => item.isCurrent)
      .map((item) => item.href)
  expect(current('/dashboard')).toEqual(['/dashboard'])
  expect(current('/dashboard/requests/UR01')).toEqual(['/dashboard/requests?queue=approve'])
  expect(current('/health-facility/HF01/documents')).toEqual(['/health-facility'])
  expect(current('/account-updates')).toEqual([])
})

it('offers only the account page while the password is temporary', () => {
  expect(hrefs(user('ADMIN', permissions, true))).toEqual(['/account-updates'])
})

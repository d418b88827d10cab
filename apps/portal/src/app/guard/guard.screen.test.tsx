import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import type { SampleUser } from '../../../test/sample.ts'
import { button, expectPath, expectTexts, title } from '../../../test/screen.ts'
import { loadUser } from '../../platform/session/session.ts'

const staffMenu = [
  'Today',
  'Requests',
  'Health facilities',
  'Physicians',
  'Rates',
  'Duplicates',
  'ISO compliance',
  'Reports',
  'Audit logs',
  'Reference lists',
  'Users and roles',
] as const

/** Entries of the menu, or addresses, that a role does not have. */
interface Access {
  user: SampleUser
  without: readonly (typeof staffMenu)[number][]
  /** addresses that lead back to the first page of the user */
  closed: readonly string[]
}

const staff: readonly Access[] = [
  { user: 'officer', without: [], closed: [] },
  { user: 'rates', without: ['Duplicates', 'Users and roles'], closed: ['/security'] },
  { user: 'approver', without: [], closed: [] },
  { user: 'compliance', without: ['Duplicates', 'Users and roles'], closed: ['/security'] },
  {
    user: 'reports',
    without: ['Requests', 'Duplicates', 'Users and roles'],
    closed: ['/dashboard/requests', '/security'],
  },
  { user: 'admin', without: [], closed: [] },
]

const menu = () => page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('listitem')

describe('staff', () => {
  it.each(staff)('$user has the menu of the role', async ({ user, without }) => {
    await renderScreen('/', { as: user })
    // the number of requests that wait comes with an answer, before or after the menu is read
    const entries = () =>
      menu()
        .elements()
        .map((item) => item.textContent.trim().replace(/\d+ waiting$/, ''))
    await expect.poll(entries).toEqual(staffMenu.filter((entry) => !without.includes(entry)))
    await expectPath('/dashboard')
  })

  it('rates reaches the arrangements, without the compliance work the role does not see', async () => {
    await renderScreen('/iso-compliance', { as: 'rates' })
    const tabs = page.getByRole('navigation', { name: 'Compliance', exact: true })
    await tabs.getByRole('link', { name: 'Special arrangements' }).click()
    await expect.element(title('Special arrangements')).toBeVisible()
    await expect.element(tabs.getByRole('link', { name: 'Overview' })).not.toBeInTheDocument()
    await expect.element(tabs.getByRole('link', { name: 'Non-conformities' })).not.toBeInTheDocument()
  })

  it.each(staff.flatMap(({ user, closed }) => closed.map((path) => ({ user, path }))))(
    '$user is led from $path to the first page',
    async ({ user, path }) => {
      await renderScreen(path, { as: user })
      await expect.element(title(/^Today/)).toBeVisible()
      await expectPath('/dashboard')
    },
  )
})

describe('providers', () => {
  it.each([
    {
      user: 'coordinator' as const,
      entries: ['My facility', 'My requests', 'My account', 'Questions and answers'],
      own: '/health-facility/HF0000001',
      record: 'Amihan-Dalisay Medical Center',
      foreign: ['/health-facility/HF0000003', '/health-facility', '/dashboard'],
    },
    {
      user: 'physician' as const,
      entries: ['My record', 'My fees', 'My requests', 'My account', 'Questions and answers'],
      own: '/doctor/PHY0000001',
      record: 'Malaya, Isagani Briones',
      foreign: ['/doctor/PHY0000002', '/health-facility/HF0000001', '/security'],
    },
  ])(
    '$user has an own menu and is led home from everything else',
    async ({ user, entries, own, record, foreign }) => {
      await renderScreen('/', { as: user })
      await expectTexts(menu(), entries)
      for (const path of foreign) {
        await renderScreen(path, { as: user })
        await expect.element(title(record)).toBeVisible()
        await expectPath(own)
      }
    },
  )
})

describe('nobody signed in', () => {
  it('is led to the sign-in page and, signed in, to where the address leads', async () => {
    await renderScreen('/health-facility/HF0000003')
    await expect.element(title('Sign in')).toBeVisible()
    await page.getByRole('textbox', { name: 'Username' }).fill('officer')
    await page.getByLabelText('Password', { exact: true }).fill('Bangka-sa-Ilog-77')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.element(title('Luntian-Bukal Medical Clinic')).toBeVisible()
    await expectPath('/health-facility/HF0000003')
  })

  it('reads that an unknown page is not there', async () => {
    await renderScreen('/nowhere')
    await expect.element(title('This page is under construction.')).toBeVisible()
  })
})

it('says why the account cannot be read, and reads it again', async () => {
  await renderScreen('/dashboard', { as: 'officer', fault: { failure: 'stopping', path: '/auth/me' } })
  // signing in has read the account before the failure began; the page now starts with the session alone
  await loadUser()
  await expect.element(page.getByText('Your account could not be read')).toBeVisible()
  await commands.setFault()
  await button('Try again').click()
  await expect.element(title(/^Today/)).toBeVisible()
})

import { afterEach, describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, samplePassword } from '../../../test/sample.ts'
import { config } from '../../platform/config.ts'
import { button, expectNone, expectPath, expectProblem, field, title } from '../../../test/screen.ts'

const password = () => page.getByLabelText('Password', { exact: true })

async function signIn(name: string, secret: string): Promise<void> {
  await field('Username').fill(name)
  await password().fill(secret)
  await button('Sign in').click()
}

describe('signing in', () => {
  it('asks for both fields before anything is sent', async () => {
    await renderScreen('/auth/login')
    await button('Sign in').click()
    await expect.element(field('Username')).toHaveAttribute('aria-invalid', 'true')
    await expectPath('/auth/login')
  })

  it('refuses a wrong password and keeps the name', async () => {
    await renderScreen('/auth/login')
    await signIn('officer2', 'Not-the-Password-1')
    await expect.element(page.getByText('You are not signed in')).toBeVisible()
    await expect.element(field('Username')).toHaveValue('officer2')
    await expectPath('/auth/login')
  })

  it('refuses a disabled account in the same words', async () => {
    await renderScreen('/auth/login')
    await signIn('former.officer', samplePassword)
    await expect.element(page.getByText('You are not signed in')).toBeVisible()
    expect(
      await query(
        `select 1 from session join app_user on app_user.id = session.user_id where username = 'former.officer'`,
      ),
    ).toEqual([])
  })

  it('needs no mouse', async () => {
    await renderScreen('/auth/login')
    await expect.element(field('Username')).toBeVisible()
    const username = field('Username').element()
    for (let step = 0; step < 12 && document.activeElement !== username; step++) await userEvent.tab()
    expect(document.activeElement).toBe(username)
    await userEvent.keyboard(`officer2{Tab}${samplePassword}{Enter}`)
    await expect.element(title(/^Today/)).toBeVisible()
  })

  it.each([
    ['officer', '/dashboard', /^Today/],
    ['coordinator2', '/health-facility/HF0000003', 'Luntian-Bukal Medical Clinic'],
    ['physician2', '/doctor/PHY0000002', 'Bayani, Tala Espiritu'],
  ])('leads %s to %s', async (name, path, heading) => {
    await renderScreen('/auth/login')
    await signIn(name, samplePassword)
    await expect.element(title(heading)).toBeVisible()
    await expectPath(path)
  })

  it('says that the server is not reached, and signs in once it is', async () => {
    await renderScreen('/auth/login', { fault: { failure: 'gateway' } })
    await signIn('officer2', samplePassword)
    await expect.element(page.getByText('502 Bad Gateway').first()).toBeVisible()
    await expect.element(password()).toHaveValue(samplePassword)
    await commands.setFault()
    await button('Sign in').click()
    await expect.element(title(/^Today/)).toBeVisible()
  })
})

describe('single sign-on', () => {
  afterEach(() => {
    config.signOn = ''
  })

  it('is offered where there is a provider, and says when it cannot be begun', async () => {
    await renderScreen('/auth/login')
    await expect.element(field('Username')).toBeVisible()
    await expectNone(button('Sign in with Company login'))
    config.signOn = 'Company login'
    await renderScreen('/auth/login')
    await button('Sign in with Company login').click()
    await expect
      .element(page.getByText('Single sign-on is not set up here. Sign in with your username and password.'))
      .toBeVisible()
    await expectPath('/auth/login')
  })

  it('refuses a return that this tab did not begin, and takes its code out of the address', async () => {
    config.signOn = 'Company login'
    await renderScreen('/auth/return?code=stolen&state=foreign')
    await expect.element(page.getByText('You are not signed in')).toBeVisible()
    await expect
      .element(
        page.getByText(
          'This sign-in was not started in this browser, was used already, or took too long. Begin again.',
        ),
      )
      .toBeVisible()
    expect(location.search).toBe('')
    await page.getByRole('link', { name: 'Back to signing in' }).click()
    await expect.element(field('Username')).toBeVisible()
  })

  it('explains an invitation before it leads to the provider', async () => {
    config.signOn = 'Company login'
    await renderScreen('/auth/invitation#used-already')
    await button('Sign in with Company login').click()
    await expect.element(page.getByText('Nothing was linked')).toBeVisible()
  })
})

describe('a forgotten password', () => {
  it('is replaced with the code of the mail', async () => {
    await renderScreen('/auth/forgot-password')
    const address = field('E-mail address of your account')
    await address.fill('not an address')
    await button('Send a code').click()
    await expectProblem(address, 'Enter an e-mail address such as name@example.ph.', 'not an address')
    await address.fill('rates@staff.example')
    await button('Send a code').click()
    const code = field('Code from the mail')
    await expect.element(code).toBeVisible()
    const { body } = await queryOne<{ body: string }>(
      `select body from outbox_mail where recipient = 'rates@staff.example'`,
    )
    const mailed = /^(\S{6,})$/m.exec(body)?.[1] ?? ''
    const wrong = mailed.slice(1) + mailed.slice(0, 1)
    await code.fill(wrong)
    await button('Mail a temporary password').click()
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent('This code is wrong or no longer valid. Ask for a new one.')
    await expect.element(code).toHaveValue(wrong)
    await code.fill(mailed)
    await button('Mail a temporary password').click()
    await expect.element(page.getByText('A temporary password is on its way')).toBeVisible()
    const { temporary_password: temporary } = await queryOne(
      `select temporary_password from app_user where username = 'rates'`,
    )
    expect(temporary).toBe(true)
  })

  it('says the same of an address nobody has, and sends nothing', async () => {
    await renderScreen('/auth/forgot-password')
    await field('E-mail address of your account').fill('nobody@nowhere.example')
    await button('Send a code').click()
    await expect.element(field('Code from the mail')).toBeVisible()
    expect(await query(`select 1 from outbox_mail where recipient = 'nobody@nowhere.example'`)).toEqual([])
  })
})

describe('a temporary password', () => {
  it('opens the account page alone, until another one is chosen', async () => {
    await query(
      `update app_user set temporary_password = true, temporary_until = '2026-12-01' where username = 'reports'`,
    )
    await renderScreen('/reports', { as: 'reports' })
    await expect.element(page.getByText('Choose your own password')).toBeVisible()
    await expectPath('/account-updates')
    await expectNone(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }))

    const own = 'Parola-sa-Ilaya-52'
    const present = page.getByLabelText('Temporary password', { exact: true })
    await present.fill('wrong-one-entirely')
    await page.getByLabelText('New password', { exact: true }).fill(own)
    await page.getByLabelText('New password again', { exact: true }).fill(own)
    await button('Change password').click()
    await expectProblem(present, 'password')
    await present.fill(samplePassword)
    await button('Change password').click()
    await expect.element(title(/^Today/)).toBeVisible()
    const { temporary_password: temporary } = await queryOne(
      `select temporary_password from app_user where username = 'reports'`,
    )
    expect(temporary).toBe(false)
  })
})

describe('the account page', () => {
  it.each([
    ['short', 'short', 'New password'],
    ['Another-Parola-52', 'Another-Parola-53', 'New password again'],
  ])('refuses %s and %s at the field "%s"', async (first, second, wrong) => {
    await renderScreen('/account-updates', { as: 'compliance' })
    await page.getByLabelText('Current password', { exact: true }).fill(samplePassword)
    await page.getByLabelText('New password', { exact: true }).fill(first)
    await page.getByLabelText('New password again', { exact: true }).fill(second)
    await button('Change password').click()
    await expect.element(page.getByLabelText(wrong, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByLabelText('New password', { exact: true })).toHaveValue(first)
  })

  it('shows who is signed in', async () => {
    await renderScreen('/account-updates', { as: 'coordinator' })
    await expect.element(page.getByText('coordinator@staff.example')).toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Health Facility Coordinator' }))
      .toBeVisible()
  })

  it('has no primary action until a password is typed', async () => {
    await renderScreen('/account-updates', { as: 'compliance' })
    const change = button('Change password')
    await expect.element(change).toBeVisible()
    const before = change.element().className
    await page.getByLabelText('Current password', { exact: true }).fill('x')
    await expect.poll(() => change.element().className).not.toBe(before)
    await expect.element(page.getByRole('region', { name: 'My requests' })).toBeVisible()
  })

  it('has no part for requests without any', async () => {
    await renderScreen('/account-updates', { as: 'admin' })
    await expect.element(page.getByRole('region', { name: 'Devices' })).toBeVisible()
    await expectNone(page.getByRole('region', { name: 'My requests' }))
  })
})

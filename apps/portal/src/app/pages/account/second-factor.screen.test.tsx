import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { query, samplePassword } from '../../../../test/sample.ts'
import {
  button,
  dialog,
  expectNone,
  expectPath,
  field,
  link,
  question,
  title,
} from '../../../../test/screen.ts'
import { codeNow } from '../../../../test/totp.ts'

const password = () => page.getByLabelText('Password', { exact: true })
const factorsOf = (username: string) =>
  query(
    `select f.kind from user_factor f join app_user u on u.id = f.user_id where u.username = '${username}' and f.confirmed_date is not null`,
  )

/** Texts of code shown in a dialog. */
const codesIn = (name: string) =>
  [...dialog(name).element().querySelectorAll('code')].map(({ textContent }) => textContent)

it('a second factor is added, asked for at the sign-in, and removed by an administrator', async () => {
  await renderScreen('/account-updates', { as: 'reports' })
  await button('Add an authenticator app').click()
  await expect.element(field('Code', dialog('Add an authenticator app'))).toBeVisible()
  const [secret = ''] = codesIn('Add an authenticator app')
  await field('Code').fill('12345x')
  await button('Add', dialog('Add an authenticator app')).click()
  await expect.element(field('Code')).toHaveAttribute('aria-invalid', 'true')
  expect(await factorsOf('reports')).toEqual([])
  await field('Code').fill(await codeNow(secret))
  await button('Add', dialog('Add an authenticator app')).click()
  await expect.element(dialog('Keep your recovery codes')).toBeVisible()
  const [recovery = ''] = codesIn('Keep your recovery codes')
  await button('I have kept them').click()
  await expectNone(dialog('Keep your recovery codes'))
  expect(await factorsOf('reports')).toEqual([{ kind: 'TOTP' }])

  await renderScreen('/auth/login')
  await field('Username').fill('reports')
  await password().fill(samplePassword)
  await button('Sign in').click()
  await expect.element(field('Code')).toBeVisible()
  await field('Code').fill('not-a-code')
  await button('Sign in').click()
  await expectPath('/auth/login')
  await field('Code').fill(recovery)
  await button('Sign in').click()
  await expectPath('/dashboard')

  await renderScreen('/security/users', { as: 'admin' })
  await link('Espinosa, Maricel').click()
  await expect.element(title('Maricel Espinosa')).toBeVisible()
  await button('Remove second factor').click()
  await button('Remove second factor', question()).click()
  await expectNone(button('Remove second factor'))
  expect(await factorsOf('reports')).toEqual([])
  expect(
    await query(
      `select u.username from session s join app_user u on u.id = s.user_id where u.username = 'reports' and s.revoked_date is null`,
    ),
  ).toEqual([])
})

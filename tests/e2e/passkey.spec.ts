import { expect, test, type Page } from '@playwright/test'
import { newPerson, samplePassword, signIn } from './support/people.ts'
import { look } from './support/screens.ts'

/** Passkeys with the authenticator that the browser brings for tests (WebAuthn 11.2). */

/** Gives the page an authenticator that makes and uses passkeys without a touch. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill('reports')
  await page.getByLabel('Password', { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a passkey is added, named, used to sign in and to confirm, and removed', async ({ browser }) => {
  test.setTimeout(120_000)
  // browsers make passkeys for names: the public address of the server is localhost
  const baseURL = (test.info().project.use.baseURL ?? '').replace('127.0.0.1', 'localhost')
  const { page } = await newPerson(browser, { baseURL })
  await addAuthenticator(page)
  await signIn(page, 'reports')
  await page.goto('/account-updates')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Office computer')
  await look(page, 'passkey-add')
  await dialog.getByRole('button', { name: 'Make the passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('code')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Office computer')).toBeVisible()

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The same once more')
  await dialog.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(dialog).toContainText('already has a passkey of your account')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Rename' }).click()
  const naming = page.getByRole('dialog', { name: 'Rename the second factor' })
  await naming.getByRole('textbox', { name: 'Name' }).fill('Desk in Makati')
  await naming.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('Desk in Makati')).toBeVisible()
  await look(page, 'passkey-list')

  await page.evaluate(() => localStorage.clear())
  await enterPassword(page)
  await expect(page.getByRole('heading', { name: 'Use your passkey or a code' })).toBeVisible()
  await look(page, 'passkey-sign-in')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)

  await page.goto('/account-updates')
  await expect(page.getByText('Desk in Makati')).toBeVisible()
  await expect(page.getByText(/last used/)).toBeVisible()
  // the sign-in is a moment old: the first call is answered as it is after five minutes, everything after it by the server
  await page.route(
    /\/my-factors\/\d+$/,
    (route) =>
      route.fulfill({
        status: 403,
        json: { errorCode: 'STEP_UP_REQUIRED', message: 'Confirm that it is you.', factors: ['PASSKEY'] },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  const confirming = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(confirming).toBeVisible()
  await look(page, 'passkey-confirm')
  await confirming.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(confirming).toBeHidden()
  await expect(page.getByText('None yet.')).toBeVisible()
})

test('who has no passkey at hand signs in with a recovery code', async ({ browser }) => {
  const baseURL = (test.info().project.use.baseURL ?? '').replace('127.0.0.1', 'localhost')
  const { page } = await newPerson(browser, { baseURL })
  await addAuthenticator(page)
  await signIn(page, 'reports')
  await page.goto('/account-updates')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Phone')
  await dialog.getByRole('button', { name: 'Make the passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  const recovery = await codes.getByRole('code').first().innerText()
  await codes.getByRole('button', { name: 'I have kept them' }).click()

  const other = await newPerson(browser, { baseURL })
  await enterPassword(other.page)
  await other.page.getByLabel('Code').fill(recovery)
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.page).not.toHaveURL(/\/auth\/login/)
  await other.page.goto('/account-updates')
  await other.page.getByRole('button', { name: 'Remove', exact: true }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.page.getByText('None yet.')).toBeVisible()
})

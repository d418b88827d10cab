import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { identityProvider } from '../../apps/server/test/support/identity-provider.ts'
import { freePort } from '../../apps/server/test/setup/free-port.ts'
import { newPerson, signIn } from './support/people.ts'
import { look } from './support/screens.ts'

/** Single sign-on at an identity provider that runs beside a server of its own. */

/** A return asks the server, which asks the provider: two processes beside the browser. */
const answered = { timeout: 60_000 }

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** Starts both, each knowing the other; answers the address of the portal and how to stop them. */
async function startBoth() {
  const baseURL = `http://127.0.0.1:${await freePort()}`
  const provider = await identityProvider({
    returnAddress: `${baseURL}/auth/return`,
    logoutAddress: `${baseURL}/api/auth/single-sign-on/logout`,
  })
  provider.people.set('reports.viewer', {})
  const folder = mkdtempSync(join(tmpdir(), 'capiz-sign-on-'))
  const server = spawn(process.execPath, [main], {
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      CAPIZ_ENVIRONMENT: 'development',
      PORT: new URL(baseURL).port,
      CAPIZ_PUBLIC_URL: baseURL,
      CAPIZ_DATA_DIR: join(folder, 'data'),
      CAPIZ_SEED: 'tiny',
      CAPIZ_LOG_LEVEL: 'error',
      CAPIZ_OIDC_ISSUER: provider.issuer,
      CAPIZ_OIDC_CLIENT_ID: provider.clientId,
      CAPIZ_OIDC_CLIENT_SECRET: provider.clientSecret,
      CAPIZ_OIDC_NAME: 'Company login',
    },
  })
  const isReady = () =>
    fetch(`${baseURL}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await provider.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { baseURL, stop }
}

let running: Awaited<ReturnType<typeof startBoth>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  running = await startBoth()
})
test.afterAll(() => running.stop())

test('an identity is linked under My account and signs in; a cancelled or foreign one is refused', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { baseURL } = running
  const { page } = await newPerson(browser, { baseURL })
  await signIn(page, 'reports')
  await page.goto('/account-updates')
  await expect(page.getByText('Not linked.')).toBeVisible()
  await look(page, 'sign-on-account')
  await page.getByRole('button', { name: 'Link Company login' }).click()
  await page.getByLabel('Name', { exact: true }).fill('reports.viewer')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Company login is linked to your account.').first()).toBeVisible(answered)
  await expect(page).toHaveURL(`${baseURL}/account-updates`)
  await expect(page.getByText(/^Linked since/)).toBeVisible()

  const { page: other } = await newPerson(browser, { baseURL })
  await other.goto('/auth/login')
  await expect(other.getByRole('button', { name: 'Sign in with Company login' })).toBeVisible()
  await look(other, 'sign-on-login')
  await other.getByRole('button', { name: 'Sign in with Company login' }).click()
  await other.getByLabel('Name', { exact: true }).fill('reports.viewer')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible(answered)

  const { page: third } = await newPerson(browser, { baseURL })
  await third.goto('/auth/login')
  await third.getByRole('button', { name: 'Sign in with Company login' }).click()
  await third.getByRole('button', { name: 'Cancel' }).click()
  await expect(third.getByText(/Company login did not sign you in/)).toBeVisible(answered)
  expect(new URL(third.url()).search).toBe('')
  await look(third, 'sign-on-refused')
  await third.getByRole('link', { name: 'Back to signing in' }).click()
  await expect(third.getByLabel('Username')).toBeVisible()
})

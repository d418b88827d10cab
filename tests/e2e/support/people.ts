import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { samplePassword, sampleUsers } from '../../../apps/server/src/seed/user.ts'
import { tokensOf, type TokenPair } from './calls.ts'

export { samplePassword }

/** A person with a separate browser. */
export interface Person {
  context: BrowserContext
  page: Page
}

let browsers = 0

/** Opens an unused browser, from an address of its own. */
export async function newPerson(
  browser: Browser,
  options: { colorScheme?: 'light' | 'dark'; baseURL?: string } = {},
): Promise<Person> {
  browsers += 1
  const headers = { 'x-forwarded-for': `10.${process.pid & 255}.${browsers >> 8}.${browsers & 255}` }
  const context = await browser.newContext({ ...options, extraHTTPHeaders: headers })
  return { context, page: await context.newPage() }
}

/** Signs in by the page, as a user would. */
export async function signIn(page: Page, username: string, password = samplePassword): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
}

/** A person whose browser starts with a session. */
export interface SignedIn extends Person {
  tokens: TokenPair
}

/** A user of the sample (by role or username) at an own browser: signed in by the call of the sign-in page, without the page. */
export async function signedIn(browser: Browser, who: string): Promise<SignedIn> {
  const username = sampleUsers[who as keyof typeof sampleUsers] ?? who
  const person = await newPerson(browser)
  const tokens = await tokensOf(person.context.request, username)
  const { access_token: access, refresh_token: refresh, expires_in: seconds } = tokens
  const life = seconds * 1000
  const kept = {
    session: username,
    access,
    refresh,
    refreshAt: Date.now() + life / 2,
    expiresAt: Date.now() + life,
  }
  const localStorage = [{ name: 'capiz.session', value: JSON.stringify(kept) }]
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  await person.context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  return { ...person, tokens }
}

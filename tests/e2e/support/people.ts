import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { samplePassword, sampleUsers } from '../../../apps/server/src/seed/user.ts'

export { samplePassword }

/** Somebody at their own browser. */
export interface Person {
  context: BrowserContext
  page: Page
}

let browsers = 0

/** A browser nobody has used yet, from an address of its own. */
export async function newPerson(
  browser: Browser,
  options: { colorScheme?: 'light' | 'dark' } = {},
): Promise<Person> {
  browsers += 1
  const headers = { 'x-forwarded-for': `10.${process.pid & 255}.${browsers >> 8}.${browsers & 255}` }
  const context = await browser.newContext({ ...options, extraHTTPHeaders: headers })
  return { context, page: await context.newPage() }
}

/** Signs in by the page, as somebody would. */
export async function signIn(page: Page, username: string, password = samplePassword): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
}

/** A user of the sample at an own browser, signed in. */
export async function signedIn(browser: Browser, role: string): Promise<Person> {
  const person = await newPerson(browser)
  await signIn(person.page, sampleUsers[role as keyof typeof sampleUsers] ?? role)
  return person
}

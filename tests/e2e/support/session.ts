import { expect, type Browser, type BrowserContext, type Page, request } from '@playwright/test'
import { tokensOf } from './calls.ts'

/** Waits in real time. */
export const seconds = (count: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, count * 1000))

interface Stored {
  access: string
  refresh: string
}

/** The pair a tab would use; null when it is signed out. */
export const storedPair = (tab: Page): Promise<Stored | null> =>
  tab.evaluate(() => JSON.parse(localStorage.getItem('capiz.session') ?? 'null') as Stored | null)

/** Makes the renewal of the stored session due in two seconds. */
export async function makeDue(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('capiz.session') ?? '{}') as object
    localStorage.setItem('capiz.session', JSON.stringify({ ...tokens, refreshAt: Date.now() + 2000 }))
  })
  await tab.reload()
}

const heading = (tab: Page) => tab.getByRole('heading', { level: 1 })

/** Opens tabs of a browser of its own at an address, signed in as a user. */
export async function openTabs(
  browser: Browser,
  origin: string,
  username: string,
  count: number,
): Promise<{ context: BrowserContext; tabs: readonly Page[] }> {
  const caller = await request.newContext({ baseURL: origin })
  const { access_token: access, refresh_token: refresh, expires_in: life } = await tokensOf(caller, username)
  await caller.dispose()
  const now = Date.now()
  const kept = {
    session: username,
    access,
    refresh,
    refreshAt: now + life * 500,
    expiresAt: now + life * 1000,
  }
  const localStorage = [{ name: 'capiz.session', value: JSON.stringify(kept) }]
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  for (const tab of tabs) await tab.goto('/account-updates')
  for (const tab of tabs) await expect(heading(tab)).toBeVisible({ timeout: 60_000 })
  return { context, tabs }
}

/** Whether a browser is still signed in, as the server sees it; looks in a tab of its own. */
export async function isSignedIn(context: BrowserContext): Promise<string> {
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(heading(tab)).toBeVisible({ timeout: 60_000 })
  if (tab.url().includes('/auth/login')) return 'signed out'
  const tokens = await storedPair(tab)
  const me = await context.request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${tokens?.access}` },
  })
  return me.ok() ? 'signed in' : `refused with ${me.status()}`
}

/** Waits until a tab holds another pair than before: only then the renewal is over. */
export async function untilRenewed(tab: Page, before: Stored | null): Promise<void> {
  const isRenewed = () => storedPair(tab).then((now) => now !== null && now.refresh !== before?.refresh)
  await expect.poll(isRenewed, { timeout: 90_000 }).toBe(true)
}

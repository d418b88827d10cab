import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { newPerson, signedIn, signIn } from './support/people.ts'

/** The session over several tabs, devices and people: table S of the reliability notes, as a browser sees it. */

const expired = 'Your session has expired.'

interface Tokens {
  access: string
}

/** Makes the access token of the stored session one the server does not know, as after its end. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('capiz.session') ?? '{}') as Tokens
    localStorage.setItem('capiz.session', JSON.stringify({ ...tokens, access: 'expired-token' }))
  })

/**
 * Counts how often a context was given tokens. A page that goes away cuts its renewal off and gives the turn to the next tab,
 * which asks again and is given what the first would have got.
 */
function countTokenCalls(context: BrowserContext): () => number {
  let calls = 0
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/oauth/token')) calls += 1
  })
  return () => calls
}

async function moreTabs(context: BrowserContext, path: string, count: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let at = 0; at < count; at++) {
    const page = await context.newPage()
    await page.goto(path)
    pages.push(page)
  }
  for (const page of pages) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return pages
}

async function signOut(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('S2: ten tabs with a token that has run out renew it once, and nobody is signed out', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { page, context } = await signedIn(browser, 'compliance')
  await page.goto('/account-updates')
  const tabs = [page, ...(await moreTabs(context, '/account-updates', 9))]
  const tokenCalls = countTokenCalls(context)
  await spoilToken(page)
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(tab.url()).not.toContain('/auth/login')
  }
  expect(tokenCalls()).toBe(1)
  await context.close()
})

test('S7 and S8: a clock that jumps and a machine that slept cost one renewal at most', async ({
  browser,
}) => {
  const { page, context } = await newPerson(browser)
  await page.clock.install()
  await signIn(page, 'compliance')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const tokenCalls = countTokenCalls(context)
  await page.clock.fastForward(50 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(5_000)
  await page.mouse.move(200, 200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(tokenCalls()).toBeLessThanOrEqual(1)
  await page.clock.setSystemTime(Date.now() - 24 * 3_600_000)
  await page.clock.runFor(30_000)
  await expect(page).not.toHaveURL(/\/auth\/login/)
  expect(tokenCalls()).toBeLessThanOrEqual(2)
  await context.close()
})

test('S9: activity in one tab keeps the other; without any, both leave', async ({ browser }) => {
  const { page, context } = await newPerson(browser)
  await context.clock.install()
  await signIn(page, 'compliance')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [other] = await moreTabs(context, '/account-updates', 1)
  if (!other) throw new Error('The second tab did not open.')
  // what watches for activity comes with the tools of the frame, once the page is calm
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await context.clock.fastForward(3_000_000)
  await page.bringToFront()
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await context.clock.fastForward(1_200_000)
  await context.clock.runFor(2_000)
  await expect(other).not.toHaveURL(/\/auth\/login/)
  await context.clock.fastForward(3_600_000)
  await context.clock.runFor(3_000)
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(other).toHaveURL(/\/auth\/login/)
  await context.close()
})

test('S11 and S14: signing out in one tab empties all others at once, and Back brings nothing back', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, 'compliance')
  await page.goto('/dashboard')
  const others = await moreTabs(context, '/account-updates', 3)
  await page.goto('/account-updates')
  const started = Date.now()
  await signOut(page, /Account/)
  for (const other of others) await expect(other).toHaveURL(/\/auth\/login/, { timeout: 3_000 })
  expect(Date.now() - started).toBeLessThan(5_000)
  await expect(others[0]!.getByText(expired, { exact: false }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes('.device.'))),
  ).toEqual([])
  await context.close()
})

test('a login on another device says so and ends the first', async ({ browser }) => {
  const first = await signedIn(browser, 'compliance')
  await first.page.goto('/account-updates')
  await expect(first.page.getByRole('heading', { level: 1 })).toBeVisible()
  const second = await newPerson(browser)
  await signIn(second.page, 'compliance')
  await first.page.reload()
  const reason = first.page.getByText(`${expired} Your account has been logged out from another device.`)
  await expect(reason.first()).toBeVisible()
  await expect(first.page).toHaveURL(/\/auth\/login/)
  // the message leaves by itself, and with the page: the page still says why
  await first.page.reload()
  await expect(reason).toBeVisible()
  await expect(second.page).not.toHaveURL(/\/auth\/login/)
  await first.context.close()
  await second.context.close()
})

test('S13: an answer that comes late for one person is never shown to the next at the same device', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, 'officer2')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.route(/\/api\/accr\/hf\/list/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/health-facility')
  await page.waitForTimeout(300)
  await signOut(page, /Account/)
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, 'coordinator2')
  await expect(page).toHaveURL(/\/health-facility\/HF0000003/)
  const until = Date.now() + 4_000
  while (Date.now() < until) {
    expect(await page.locator('body').innerText()).not.toContain('HF0000001')
    await page.waitForTimeout(250)
  }
  await context.close()
})

test('a failed save says what the specification says, once, and keeps what was typed', async ({
  browser,
}) => {
  const { page, context } = await newPerson(browser)
  const list = await page.request.get('/api/accr/public/accredited-list?size=1')
  const [entry] = ((await list.json()) as { content: { code: string }[] }).content
  await page.goto(`/directory/${entry?.code}/report`)
  await page.getByRole('radio', { name: 'Something else' }).check({ force: true })
  await page.getByLabel('What should it say?').fill('The name is spelt otherwise.')
  let answer: { status: number; body: object | string } | undefined
  await page.route(/\/public\/directory-report$/, (route) =>
    answer === undefined
      ? route.abort('internetdisconnected')
      : route.fulfill({
          status: answer.status,
          contentType: 'application/json',
          body: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body),
        }),
  )
  const answers: [typeof answer, string][] = [
    [
      { status: 500, body: { errorCode: 'SERVER_ERROR', message: 'The printer is on fire.' } },
      'The printer is on fire.',
    ],
    [{ status: 502, body: '<html>bad gateway</html>' }, '502 Bad Gateway'],
    [{ status: 504, body: '' }, 'Unable to establish connection to server.'],
    [
      { status: 409, body: { errorCode: 'PHY_PRC_UK', message: 'x' } },
      'Another physician is already registered with the same PRC License Number',
    ],
    [
      { status: 409, body: { errorCode: 'NEVER_HEARD', message: 'Said by the server.' } },
      'Said by the server.',
    ],
    [{ status: 409, body: {} }, 'Error in database transaction. Please contact your administrator.'],
    [undefined, 'Unable to establish connection. Check your internet connection and try again.'],
  ]
  for (const [given, message] of answers) {
    answer = given
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('What should it say?')).toHaveValue('The name is spelt otherwise.')
  }
  await context.close()
})

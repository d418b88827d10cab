import { expect, test, type Page, type Request } from '@playwright/test'
import { tokensOf, type TokenPair } from './support/calls.ts'
import { signedIn } from './support/people.ts'
import { storedPair } from './support/session.ts'

const list = '/health-facility'
const isRows = (request: Request) => request.url().includes('/accr/hf/list')
const isUser = (request: Request) => request.url().endsWith('/auth/me')
const bearer = ({ access_token: token }: TokenPair) => `Bearer ${token}`

/** Collects the requests of a page. */
function watch(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => void requests.push(request))
  return requests
}

/** Opens the list; returns how many requests had begun when its first row was put on the page. */
async function openList(page: Page): Promise<number> {
  const requests = watch(page)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=grid] tbody a') === null) return
      observer.disconnect()
      document.documentElement.dataset['rows'] = String(performance.timeOrigin + performance.now())
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(list)
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const rows = Number(await page.locator('html').getAttribute('data-rows'))
  // what the page before fetched ahead and lost by leaving is none of this visit
  const visit = requests.slice(requests.findIndex((request) => request.isNavigationRequest()))
  // fonts come after the text they are for
  const needed = visit.filter((request) => request.resourceType() !== 'font')
  return needed.filter((request) => request.timing().startTime < rows).length
}

/** The goal is 12; the menus of the table head and the choices of the filters still begin with the rows. */
const most = 14

test('rows stand after few requests, each call sent once and before the program is there', async ({
  browser,
}) => {
  const { page } = await signedIn(browser, 'officer')
  // the first visit learns what the user may open
  await openList(page)
  const requests = watch(page)
  const asked = await openList(page)
  expect(asked).toBeGreaterThan(5)
  expect(asked).toBeLessThanOrEqual(most)
  expect(requests.filter(isRows)).toHaveLength(1)
  expect(requests.filter(isUser)).toHaveLength(1)
  // the styles come in one file, and the links of the single files stay off
  const off = await page
    .locator('link[disabled]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(off.length).toBeGreaterThan(1)
  expect(requests.filter((request) => off.includes(request.url()))).toEqual([])
})

interface FirstDrawing {
  path: string
  /** the reply it waits for */
  reply: RegExp
  /** selectors of what is drawn without that reply, and of what is drawn with it */
  drawn: string
  ready: string
}

const rows = { drawn: '[role=grid]', ready: '[role=grid] tbody a' }
const record = { drawn: 'main > *', ready: 'main h1' }

const firstDrawings: readonly FirstDrawing[] = [
  { path: list, reply: /\/accr\/hf\/list/, ...rows },
  { path: '/doctor', reply: /\/accr\/phy\/list/, ...rows },
  { path: '/dashboard', reply: /\/accr\/work/, drawn: 'main h1', ready: 'main li a[href]' },
  { path: '/health-facility/HF0000001', reply: /\/accr\/hf\/HF0000001$/, ...record },
  { path: '/doctor/PHY0000001', reply: /\/accr\/phy\/PHY0000001$/, ...record },
  { path: '/directory', reply: /\/public\/accredited-list/, drawn: 'main h1', ready: 'main li a' },
]

/** Opens a page whose program comes after the reply, and expects no drawing without it. */
async function expectOneDrawing(page: Page, { path, reply, drawn, ready }: FirstDrawing): Promise<void> {
  const arrived = page.waitForResponse((response) => reply.test(response.url()))
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/index-')) await arrived
    await route.continue()
  })
  await page.addInitScript(
    (selectors) => {
      new MutationObserver(() => {
        if (!document.querySelector(selectors.drawn) || document.querySelector(selectors.ready)) return
        document.documentElement.dataset['drawn'] = 'too early'
      }).observe(document, { subtree: true, childList: true })
    },
    { drawn, ready },
  )
  await page.goto(path)
  await expect(page.locator(ready).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn')
}

for (const drawing of firstDrawings)
  test(`${drawing.path} is drawn once, with the reply that came before the program`, async ({ browser }) => {
    const { page } = await signedIn(browser, 'officer')
    await openList(page)
    await expectOneDrawing(page, drawing)
  })

test('a request is drawn once, with the reply that came before the program', async ({ browser }) => {
  const { page } = await signedIn(browser, 'officer')
  await page.goto('/dashboard/requests')
  const link = page.getByRole('grid').getByRole('link').first()
  const path = (await link.getAttribute('href')) ?? ''
  await page.goto('about:blank')
  await expectOneDrawing(page, { path, reply: /\/accr\/user-request\/[^/?]+$/, ...record })
})

test('a link under the pointer or the focus brings its screen, and reads nothing', async ({ browser }) => {
  const { page, context } = await signedIn(browser, 'officer')
  await page.goto('/health-facility')
  const link = page.getByRole('grid').getByRole('link').first()
  await expect(link).toBeVisible()
  // it begins with the tools of the frame, which come once the page is calm
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await link.hover()
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  const fetched = asked.length
  await link.click()
  const reads = () => asked.slice(fetched).filter((path) => path.startsWith('/api/accr/hf/HF')).length
  await expect.poll(reads).toBeGreaterThan(0)
  await context.close()
})

test('a reply to one user is dropped when another has signed in meanwhile', async ({ browser, request }) => {
  const { page } = await signedIn(browser, 'officer')
  await openList(page)
  const mine = await storedPair(page)
  const theirs = await tokensOf(request, 'admin')
  let goOn = (): void => undefined
  const swapped = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/index-')) await swapped
    await route.continue()
  })
  const requests = watch(page)
  const early = page.waitForRequest(isRows)
  await page.goto(list, { waitUntil: 'commit' })
  expect(await (await early).headerValue('authorization')).toBe(`Bearer ${mine?.access ?? ''}`)
  await page.evaluate((pair) => {
    const until = Date.now() + pair.expires_in * 1000
    const tokens = { access: pair.access_token, refresh: pair.refresh_token, session: 'another' }
    localStorage.setItem('capiz.session', JSON.stringify({ ...tokens, refreshAt: until, expiresAt: until }))
  }, theirs)
  goOn()
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible()
  const [, again] = requests.filter(isRows)
  expect(await again?.headerValue('authorization')).toBe(bearer(theirs))
  expect(await requests.filter(isUser).at(-1)?.headerValue('authorization')).toBe(bearer(theirs))
})

test('a session that was ended elsewhere ends at the sign-in page', async ({ browser, request }) => {
  const { page, tokens } = await signedIn(browser, 'officer2')
  await openList(page)
  const pair = await storedPair(page)
  const access = pair?.access ?? tokens.access_token
  await request.get('/api/auth/logout', { headers: { authorization: `Bearer ${access}` } })
  await page.goto(list)
  await expect(page).toHaveURL(/\/auth\/login\?expired=true/)
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('the page of an address names files that are there, the same for every code', async ({ request }) => {
  const pageAt = async (path: string) => (await request.get(path)).text()
  for (const path of ['/auth/login', '/directory', '/faq', '/dashboard', list, '/doctor/PHY0000001']) {
    const files = [...(await pageAt(path)).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, file]) => file,
    )
    expect(files.length, path).toBeGreaterThan(4)
    for (const file of files) expect((await request.get(file ?? '')).status(), file).toBe(200)
  }
  expect(await pageAt('/doctor/PHY0000001')).toBe(await pageAt('/doctor/NOT-THERE-9'))
})

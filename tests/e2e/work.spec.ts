import { expect, test, type Browser, type Page } from '@playwright/test'
import { signInAdmin } from './support/admin.ts'
import { samplePassword, signedIn, type Person } from './support/people.ts'
import { look } from './support/screens.ts'

/** Work that is not lost, found again, and counted as it is: each part on its own. */

const code = 'HF0000002'
const form = `/health-facility/${code}/edit`
const typed = 'Notes of the visit, typed before the session ended.'

const remarks = (page: Page) => page.getByRole('textbox', { name: 'Notes on opening hours' })
const offer = (page: Page) => page.getByText('You left this form unfinished')

/** The tools of the shell come a moment after the page. */
const tools = (page: Page) => page.getByRole('button', { name: /^Search/ })

async function openForm(page: Page): Promise<void> {
  await page.goto(form)
  await expect(page.getByRole('heading', { level: 1, name: /^Edit / })).toBeVisible()
  await expect(tools(page)).toBeVisible()
}

/** Signs another user in at the browser of the first. */
async function signInAs(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
}

/** Ends the session as a second sign-in elsewhere does. */
async function endSession(page: Page, browser: Browser, role: string): Promise<void> {
  const { context } = await signedIn(browser, role)
  await context.close()
  await page.getByRole('link', { name: 'Reports' }).click()
  const leave = page.getByRole('alertdialog')
  await leave.getByRole('button', { name: 'Leave, keep draft' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
}

test('a form interrupted by the end of the session is offered to the same user, and to nobody else', async ({
  browser,
}) => {
  // five people sign in
  test.setTimeout(120_000)
  const { page, context } = await signedIn(browser, 'ACCREDITATION_OFFICER')
  await openForm(page)
  await remarks(page).fill(typed)

  // every way out asks first
  await page.getByRole('link', { name: 'Reports' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave this form?' })
  await expect(question).toBeVisible()
  await look(page, 'work-1-leave')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(remarks(page)).toHaveValue(typed)

  await endSession(page, browser, 'ACCREDITATION_OFFICER')
  // another person at the same browser
  await signInAs(page, 'officer2')
  await openForm(page)
  await expect(offer(page)).toHaveCount(0)
  await expect(remarks(page)).not.toHaveValue(typed)
  await endSessionQuietly(page, browser)

  await signInAs(page, 'officer')
  await page.goto('/dashboard')
  await expect(page.getByText('You left work unfinished on this device')).toBeVisible()
  await page.getByRole('link', { name: /^Edit / }).click()
  await expect(offer(page)).toBeVisible()
  // without them nothing asks before leaving
  await expect(tools(page)).toBeVisible()
  await look(page, 'work-1-offered')
  await page.getByRole('button', { name: 'Go on with the draft' }).click()
  await expect(remarks(page)).toHaveValue(typed)

  // discard means discard
  await remarks(page).fill(`${typed} More.`)
  await page.getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/reports/)
  await openForm(page)
  await expect(offer(page)).toHaveCount(0)
  await context.close()
})

/** Ends the session of `officer2` while nothing is being typed. */
async function endSessionQuietly(page: Page, browser: Browser): Promise<void> {
  const { context } = await signedIn(browser, 'officer2')
  await context.close()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\/login/)
}

test('a save made without a connection is sent when it is back, once', async ({ browser, request }) => {
  const { page, context } = await signedIn(browser, 'ACCREDITATION_OFFICER')
  await openForm(page)
  const hours = 'Mon to Sat, 7 am to 7 pm'
  await remarks(page).fill(hours)
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^1 save waits/)).toBeVisible()
  await look(page, 'work-2-offline')
  const saves: number[] = []
  page.on('response', (reply) => {
    if (reply.request().method() !== 'GET' && reply.url().endsWith('/hf')) saves.push(reply.status())
  })
  await context.setOffline(false)
  await expect(page).toHaveURL(new RegExp(`/health-facility/${code}$`))
  await expect(page.getByText(/save waits/)).toHaveCount(0)
  const admin = await signInAdmin(request)
  const saved = JSON.parse(await admin.get(`/api/accr/hf/${code}`)) as { clinicHours: string }
  expect(saved.clinicHours).toBe(hours)
  expect(saves.filter((status) => status < 300)).toHaveLength(1)
  await openForm(page)
  await expect(offer(page)).toHaveCount(0)
  await context.close()
})

test('a view is saved, pinned and shared', async ({ browser }) => {
  const officer: Person = await signedIn(browser, 'ACCREDITATION_OFFICER')
  await officer.page.goto('/health-facility?status=ACCREDITED&sort=code%2CDESC')
  const views = officer.page.getByRole('button', { name: 'Saved views' })
  await views.click()
  await officer.page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = officer.page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Newest codes')
  await dialog.getByLabel('Shared with').selectOption('Approver')
  await look(officer.page, 'work-4-save')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  const tab = officer.page
    .getByRole('navigation', { name: 'Saved views' })
    .getByRole('link', { name: 'Newest codes' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await officer.page.goto('/health-facility')
  await tab.click()
  await expect(officer.page).toHaveURL(/sort=code%2CDESC/)
  await officer.context.close()

  // a colleague finds it in the menu, not among the tabs
  const approver = await signedIn(browser, 'APPROVER')
  await approver.page.goto('/health-facility')
  await approver.page.getByRole('button', { name: 'Saved views' }).click()
  const shared = approver.page.getByRole('menuitem', { name: /^Newest codes/ })
  await expect(shared).toBeVisible()
  await look(approver.page, 'work-4-shared')
  await shared.click()
  await expect(approver.page).toHaveURL(/status=ACCREDITED/)
  await approver.page.getByRole('button', { name: 'Saved views' }).click()
  await approver.page.getByRole('menuitem', { name: 'Manage views…' }).click()
  await approver.page.getByRole('switch', { name: 'Tab' }).press('Space')
  await approver.page.keyboard.press('Escape')
  await expect(
    approver.page
      .getByRole('navigation', { name: 'Saved views' })
      .getByRole('link', { name: 'Newest codes' }),
  ).toBeVisible()
  await approver.context.close()
})

/** Returns the row count a list shows under its rows, such as "9 requests" or "1–25 of 40". */
async function rowsOf(page: Page): Promise<number> {
  // a cell says how many days
  const counted = page.locator('main').getByText(/^(?:[\d,]+ (?!days?\b)[a-z -]+|[1-9][\d,–]* of [\d,]+)$/)
  const none = page.getByRole('heading', { name: /^(?:No|Nothing)/ })
  await expect(counted.or(none).first()).toBeVisible()
  if ((await counted.count()) === 0) return 0
  const text = await counted.first().innerText()
  return Number(/^[\d,]+(?= [a-z -]+$)|(?<=of )[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
}

test('the figures of the first page are the rows they lead to', async ({ browser }) => {
  const { page, context } = await signedIn(browser, 'APPROVER')
  await page.goto('/dashboard')
  const tiles = page.getByRole('list', { name: 'What waits' }).getByRole('link')
  await expect(tiles.first()).toContainText(/\d/)
  await expect(
    page.getByRole('list', { name: 'Facilities by status' }).getByRole('link').first(),
  ).toBeVisible()
  await look(page, 'work-5-dashboard')
  const figures: { href: string; count: number }[] = []
  for (const tile of await tiles.all()) {
    const number = /(?:^|\n)([\d,]+)(?:\n|$)/.exec(await tile.innerText())?.[1] ?? 'none'
    figures.push({ href: (await tile.getAttribute('href')) ?? '', count: Number(number.replaceAll(',', '')) })
  }
  const cards = [
    'Facilities by status',
    'Facilities by region',
    'Physicians by status',
    'Open requests by age',
    'Overdue compliance',
  ]
  for (const name of cards) {
    const line = page.getByRole('list', { name, exact: true }).getByRole('listitem').first()
    if ((await line.count()) === 0) continue
    const href = await line.getByRole('link').getAttribute('href')
    figures.push({
      href: href ?? '',
      count: Number(/[\d,]+$/.exec(await line.innerText())?.[0].replaceAll(',', '')),
    })
  }
  expect(figures.length).toBeGreaterThan(6)
  for (const { href, count } of figures) {
    await page.goto(href)
    expect(await rowsOf(page), href).toBe(count)
  }
  await context.close()
})

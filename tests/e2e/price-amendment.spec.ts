import { expect, test } from '@playwright/test'
import { callsOf } from './support/calls.ts'
import { manilaDayIn } from './support/documents.ts'
import { signedIn, type Person } from './support/people.ts'
import { look } from './support/screens.ts'

/** Approved prices are not rewritten by one person: what is tried ends in a refusal and a request. */
test.describe.configure({ mode: 'serial' })

const facility = 'HF0000001'
const rooms = `/health-facility/${facility}/room-rates`
const first = manilaDayIn(70)
const approved = { roomCategoryCode: 'WARD', rate: 2590, beds: 30, inclusions: ['Meals'] }
const why = { reasonCode: 'TYPING_ERROR', reason: 'The contract says 259' }
const state = { sheet: 0, request: '' }
let rates: Person

test.beforeAll(async ({ request }) => {
  const admin = await callsOf(request, 'admin')
  const query = `applicantCode=${facility}&requestType=hf/room-rate&status=PENDING,REVIEWED`
  const { content } = await admin.get<{ content: { code: string }[] }>(`/user-request?${query}`)
  for (const { code } of content)
    await admin.post('/user-request/reject', { code, remarks: 'Out of the way of the journey.' })
  const owner = await callsOf(request, 'coordinator')
  const sheet = { healthFacilityCode: facility, effectiveDate: first, lines: [approved] }
  const { requestCode } = await owner.post<{ requestCode: string }>('/hf/room-rate', sheet)
  await (await callsOf(request, 'rates')).post('/user-request/review', { code: requestCode })
  const approver = await callsOf(request, 'approver')
  await approver.post('/user-request/approve', { code: requestCode, remarks: 'As agreed' })
  const list = `/hf/room-rate?healthFacilityCode=${facility}&effectiveDate=${first}`
  state.sheet = (await approver.get<{ content: { id: number }[] }>(list)).content[0]?.id ?? 0
})

test('1 the rates officer cannot save another amount, nor an earlier day', async ({ request, browser }) => {
  const { tokens, ...person } = await signedIn(browser, 'rates')
  rates = person
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const body = { healthFacilityCode: facility, id: state.sheet, version: 1, ...why }
  for (const day of [first, manilaDayIn(0)]) {
    const data = { ...body, effectiveDate: day, lines: [{ ...approved, rate: 259 }] }
    const refused = await request.post('/api/accr/hf/room-rate', { headers, data })
    expect(refused.status()).toBe(409)
    expect(await refused.json()).toMatchObject({ errorCode: 'PRICE_SEALED' })
  }
})

test('2 the screen says so, and sends a request that its maker cannot decide', async () => {
  test.setTimeout(120_000)
  const { page } = rates
  await page.goto(`${rooms}?version=${state.sheet}`)
  await page.getByRole('button', { name: /^Propose an amendment of the version of/ }).click()
  const form = page.getByRole('form', { name: 'New version' })
  await expect(form.getByText('Another person decides on this change')).toBeVisible()
  await form.getByRole('textbox', { name: 'Rate per day, Ward' }).fill('259')
  await form.getByLabel('Reason for the change').selectOption('Typing error')
  await form.getByLabel('What happened').fill(why.reason)
  await look(page, 'price-amendment-form')
  await form.getByRole('button', { name: 'Send for approval' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('These prices were approved through a request.')).toBeVisible()
  await expect(dialog.getByText(/^Prices change from /)).toBeVisible()
  await look(page, 'price-amendment-questions')
  await dialog.getByRole('button', { name: 'Send for approval' }).click()
  await page.getByRole('button', { name: 'View request' }).click()
  await expect(page).toHaveURL(/\/requests\/UR-/)
  state.request = /UR-\d{4}-\d{6}/.exec(page.url())?.[0] ?? ''
  const main = page.getByRole('main')
  await expect(main.getByText('₱259.00').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await page.goto(`/health-facility/${facility}/prices?day=${first}`)
  await expect(page.getByRole('row').filter({ hasText: 'Ward' }).first()).toContainText('₱2,590.00')
})

test('3 once another person agrees, the bell of the owner rings', async ({ browser }) => {
  test.setTimeout(120_000)
  const { page } = await signedIn(browser, 'APPROVER')
  await page.goto(`/dashboard/requests/${state.request}`)
  const answer = page.waitForResponse((reply) => /user-request\/(?:review|approve)$/.test(reply.url()))
  await page
    .getByRole('region', { name: 'Decision' })
    .getByRole('button', { name: 'Approve', exact: true })
    .click()
  expect((await answer).status()).toBeLessThan(300)
  const owner = await signedIn(browser, 'HF_COORDINATOR')
  await owner.page.goto(`/health-facility/${facility}`)
  await owner.page.getByRole('button', { name: /notification/i }).click()
  await expect(owner.page.getByText(/Prices from .* amended/).first()).toBeVisible()
})

test('4 timeline and audit say both amounts, and the earlier one is still known', async ({ browser }) => {
  test.setTimeout(120_000)
  const { page } = await signedIn(browser, 'APPROVER')
  await page.goto(`/health-facility/${facility}/history`)
  const amended = page
    .getByRole('main')
    .getByText(/Ward: rate per day/)
    .first()
  await expect(amended).toBeVisible()
  await look(page, 'price-amendment-timeline')
  await expect(page.getByRole('main').getByText(/2,590/).first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/\b259(?:\.00)?\b/)
      .first(),
  ).toBeVisible()
  await page.goto('/audit-logs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // a day of the log is an item too, with the list of its entries in it
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`changed room rates .*${facility}`), hasNot: page.getByRole('list') })
  await entry.first().getByRole('button', { name: 'Values before and after' }).click()
  await expect(entry.first().getByText(/2,590/).first()).toBeVisible()
  await expect(
    entry
      .first()
      .getByText(/\b259(?:\.00)?\b/)
      .first(),
  ).toBeVisible()
  await look(page, 'price-amendment-audit')
})

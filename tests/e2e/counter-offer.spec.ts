import { expect, test, type Page } from '@playwright/test'
import { callsOf } from './support/calls.ts'
import { manilaDayIn } from './support/documents.ts'
import { signedIn } from './support/people.ts'
import { look } from './support/screens.ts'

/** A price is agreed in two rounds between approver and coordinator, each on the own screen, and becomes the sheet's. */
test.describe.configure({ mode: 'serial' })

const facility = 'HF0000001'
const first = manilaDayIn(84)
const asked = [
  { roomCategoryCode: 'WARD', rate: 2590, beds: 30, inclusions: ['Meals'] },
  { roomCategoryCode: 'SUITE', rate: 9900, inclusions: ['Meals'] },
]
const state = { code: '' }
const linesOf = (page: Page) => page.getByRole('grid', { name: 'Lines of the proposal' })
const decision = (page: Page) => page.getByRole('region', { name: 'Decision' })

/** Signs somebody in and opens the request. */
async function opened(browser: Parameters<typeof signedIn>[0], who: Parameters<typeof signedIn>[1]) {
  const { page } = await signedIn(browser, who)
  await page.goto(`/dashboard/requests/${state.code}`)
  await expect(linesOf(page)).toBeVisible()
  return page
}

/** Offers an amount for a line on the screen of the approver. */
async function offer(page: Page, name: string, amount: string, reason: string): Promise<void> {
  await linesOf(page).getByLabel(`Decision on ${name}`).selectOption('Counter-offer')
  await linesOf(page).getByLabel(`Amount offered for ${name}`).fill(amount)
  await linesOf(page).getByLabel(`Reason for the offer for ${name}`).fill(reason)
}

/** Sends the counter-offer with the usual days. */
async function sendOffer(page: Page, lines: string): Promise<void> {
  await decision(page)
    .getByRole('button', { name: `Counter-offer on ${lines}…` })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/accepts or declines each line/)).toBeVisible()
  await look(page, `counter-offer-send-${lines.slice(0, 1)}`)
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click()
  await expect(page.getByText(/^Counter-offer on .+: waiting for/)).toBeVisible()
}

test.beforeAll(async ({ request }) => {
  const admin = await callsOf(request, 'admin')
  const query = `applicantCode=${facility}&requestType=hf/room-rate&status=PENDING,REVIEWED`
  const { content } = await admin.get<{ content: { code: string }[] }>(`/user-request?${query}`)
  for (const { code } of content)
    await admin.post('/user-request/reject', { code, remarks: 'Out of the way of the journey.' })
  const owner = await callsOf(request, 'coordinator')
  const sheet = { healthFacilityCode: facility, effectiveDate: first, lines: asked }
  state.code = (await owner.post<{ requestCode: string }>('/hf/room-rate', sheet)).requestCode
  await (await callsOf(request, 'officer')).post('/user-request/review', { code: state.code })
})

test('1 the approver offers other amounts, and cannot approve while they wait', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await opened(browser, 'APPROVER')
  await offer(page, 'Ward', '2590', 'The area pays less')
  await decision(page).getByRole('button', { name: 'Counter-offer on 1 line…' }).click()
  await expect(linesOf(page).getByText('This amount is requested.')).toBeVisible()
  await offer(page, 'Ward', '2,500', 'The area pays less')
  await offer(page, 'Suite', '9,000', 'No suite of the area is above it')
  await look(page, 'counter-offer-decide')
  await sendOffer(page, '2 lines')
  await expect(page.getByText(/A counter-offer waits for its answer/)).toBeVisible()
  await expect(linesOf(page).getByRole('row').filter({ hasText: 'Suite' })).toContainText(
    '₱9,000.00, no answer yet',
  )
  await look(page, 'counter-offer-waiting')
})

test('2 the bell of the owner rings, who accepts one amount and declines the other', async ({ browser }) => {
  test.setTimeout(120_000)
  const { page } = await signedIn(browser, 'HF_COORDINATOR')
  await page.goto(`/health-facility/${facility}`)
  await page.getByRole('button', { name: /notification/i }).click()
  await page.getByRole('link', { name: /Counter-offer on room rates: answer by/ }).click()
  await expect(page.getByText(/We offer another amount for 2 lines/)).toBeVisible()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(linesOf(page).getByText('Accept or decline.').first()).toBeVisible()
  await linesOf(page).getByLabel('Answer for Ward').selectOption('Accept')
  await linesOf(page).getByLabel('Answer for Suite').selectOption('Decline')
  await look(page, 'counter-offer-answer')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Counter-offer answered: 1 accepted, 1 declined')).toBeVisible()
})

test('3 a second round is accepted, and the approver approves the agreed amounts', async ({ browser }) => {
  test.setTimeout(180_000)
  let page = await opened(browser, 'APPROVER')
  await expect(linesOf(page).getByText('Agreed: ₱2,500.00')).toBeVisible()
  await expect(decision(page).getByText('The counter-offer was not accepted: decide on Suite.')).toBeVisible()
  await offer(page, 'Suite', '9,500', 'Half way')
  await sendOffer(page, '1 line')
  const owner = await opened(browser, 'HF_COORDINATOR')
  await owner.getByRole('button', { name: 'Accept all' }).click()
  await owner.getByRole('button', { name: 'Send answer' }).click()
  await expect(owner.getByText('Counter-offer answered: 1 accepted, 0 declined')).toBeVisible()
  page = await opened(browser, 'APPROVER')
  await expect(linesOf(page).getByText('Agreed: ₱9,500.00')).toBeVisible()
  await decision(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(/Room rates of .+ approved\./).first()).toBeVisible()
})

test('4 the sheet carries the agreed amounts, and the request says how they came about', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await opened(browser, 'HF_COORDINATOR')
  for (const amount of ['₱2,500.00', '₱9,500.00'])
    await expect(linesOf(page).getByText(`Accepted at ${amount}`)).toBeVisible()
  await expect(page.getByText(/Suite: ₱9,000.00 declined/)).toBeVisible()
  await look(page, 'counter-offer-decided')
  await page.goto(`/health-facility/${facility}/prices?day=${first}`)
  await expect(page.getByRole('row').filter({ hasText: 'Ward' }).first()).toContainText('₱2,500.00')
  await expect(page.getByRole('row').filter({ hasText: 'Suite' }).first()).toContainText('₱9,500.00')
})

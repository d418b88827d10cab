import { expect, test, type Locator, type Page } from '@playwright/test'
import { callsOf } from './support/calls.ts'
import { chooseDocument, fillDay, manilaDayIn, type SampleDocument } from './support/documents.ts'
import { signedIn, type Person } from './support/people.ts'
import { look } from './support/screens.ts'
import { openXlsx, repriceXlsx } from './support/workbook.ts'

/** The life of a price sheet: from the empty template to prices that hold on their day; each part goes on from the last. */
test.describe.configure({ mode: 'serial' })

const facility = 'HF0000001'
const rooms = `/health-facility/${facility}/room-rates`
const first = manilaDayIn(50)
const second = manilaDayIn(60)
const state = { request: '', items: [] as string[], refused: '' }
let coordinator: Person
let officer: Person
let approver: Person
let file: SampleDocument

/** Opens a page and waits for what it is about. */
async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
}

async function decide(page: Page, text: string): Promise<void> {
  const response = page.waitForResponse((reply) =>
    /user-request\/(?:review|approve|decide-lines)$/.test(reply.url()),
  )
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: text }).click()
  expect((await response).status()).toBeLessThan(300)
}

/** The row of the table that holds the words. */
const row = (scope: Page | Locator, text: string): Locator => scope.getByRole('row').filter({ hasText: text })

test.beforeAll(async ({ request }) => {
  const admin = await callsOf(request, 'admin')
  const query = `applicantCode=${facility}&requestType=hf/room-rate&status=PENDING,REVIEWED`
  const { content } = await admin.get<{ content: { code: string }[] }>(`/user-request?${query}`)
  // the sample has a proposal under way; one at a time can be
  for (const { code } of content)
    await admin.post('/user-request/reject', { code, remarks: 'Out of the way of the journey.' })
})

test('1 a template is filled in badly, mended on the screen and sent for approval', async ({ browser }) => {
  test.setTimeout(180_000)
  coordinator = await signedIn(browser, 'HF_COORDINATOR')
  const { page } = coordinator
  await open(page, rooms, 'Room rates')
  await look(page, 'prices-1-history')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the template' }).click()
  const template = await openXlsx(await (await download).path())
  file = await repriceXlsx(template, first, (at) => (at === 0 ? 'plenty' : 5000 + at * 250))

  await page.getByRole('button', { name: 'Upload a sheet' }).click()
  await chooseDocument(page, 'Your list', file)
  await look(page, 'prices-1-upload')
  await page.getByRole('button', { name: 'Check the file' }).click()
  const cell = page.getByRole('textbox', { name: /^Row \d+, / })
  await expect(cell).toHaveValue('plenty')
  await expect(page.getByRole('button', { name: 'Send all rows for approval' })).toBeDisabled()
  await look(page, 'prices-1-bad-cell')
  // the bench is on the server: a reload goes on where it was
  await page.reload()
  await cell.fill('5,000.50')
  await page.getByRole('button', { name: 'Check 1 corrected cell' }).click()
  const send = page.getByRole('button', { name: /^Send \d+ rows for approval$/ })
  await expect(send).toBeEnabled()
  await expect(page.getByText(/^Against the present prices:/)).toBeVisible()
  await look(page, 'prices-1-dry-run')
  await send.click()
  const link = page.getByRole('link', { name: /View request UR-/ })
  await expect(link).toBeVisible()
  state.request = /UR-\d{4}-\d{6}/.exec(await link.innerText())?.[0] ?? ''
  await look(page, 'prices-1-sent')
})

test('2 one of its lines is refused with a reason, the others are approved', async ({ browser }) => {
  test.setTimeout(120_000)
  officer = await signedIn(browser, 'ACCREDITATION_OFFICER')
  approver = await signedIn(browser, 'APPROVER')
  await open(officer.page, `/dashboard/requests/${state.request}`, 'Room rates')
  await decide(officer.page, 'Mark as reviewed')
  await open(officer.page, `/dashboard/requests/${state.request}`, 'Room rates')
  await expect(officer.page.getByText(/^Reviewed by you on \d.*\.$/)).toBeVisible()
  const { page } = approver
  await open(page, `/dashboard/requests/${state.request}`, 'Room rates')
  const lines = page.getByRole('grid', { name: 'Lines of the proposal' })
  const choices = lines.getByRole('combobox', { name: /^Decision on / })
  await expect(choices.nth(2)).toBeVisible()
  // the three that were changed stand first, as in the file
  for (const choice of (await choices.all()).slice(0, 3)) {
    const label = await choice.evaluate((box) => (box as HTMLSelectElement).labels[0]?.textContent ?? '')
    state.items.push(label.replace('Decision on ', ''))
  }
  state.refused = state.items[1] ?? ''
  await lines.getByLabel(`Decision on ${state.refused}`).selectOption('Refuse')
  const approve = page.getByRole('button', { name: 'Approve without 1 line' })
  await approve.click()
  await expect(page.getByText('Say why.')).toBeVisible()
  await look(page, 'prices-2-reason')
  await lines.getByLabel(`Reason for refusing ${state.refused}`).fill('Above what was agreed for this year.')
  await decide(page, 'Approve without 1 line')
  await page.goto(`/dashboard/requests/${state.request}`)
  await expect(page.getByText(/^Approved by/)).toBeVisible()
  await expect(page.getByText('Refused: Above what was agreed for this year.')).toBeVisible()
  await look(page, 'prices-2-decided')
})

test('3 only the refused line goes back, and is proposed again', async () => {
  test.setTimeout(120_000)
  const { page } = coordinator
  await open(page, `/dashboard/requests/${state.request}`, 'Room rates')
  await page.getByRole('link', { name: 'Propose again' }).click()
  const form = page.getByRole('form', { name: 'New version' })
  await expect(form).toContainText(`${state.refused}: Above what was agreed for this year.`)
  // a journey before this one may have taken the room out of the sheet in force
  await expect(form.getByRole('row').filter({ hasText: state.refused })).toContainText(/changed|new item/)
  await look(page, 'prices-3-again')
  await form.getByRole('textbox', { name: `Rate per day, ${state.refused}` }).fill('4,999.00')
  await fillDay(form, 'Takes effect on', manilaDayIn(5))
  await form.getByRole('button', { name: 'Send for approval' }).click()
  await expect(form.getByText(/30 days/).first()).toBeVisible()
  await fillDay(form, 'Takes effect on', second)
  const sent = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/hf/room-rate'),
  )
  await form.getByRole('button', { name: 'Send for approval' }).click()
  const { requestCode } = (await (await sent).json()) as { requestCode: string }
  expect(requestCode).toMatch(/^UR-/)
  await open(officer.page, `/dashboard/requests/${requestCode}`, 'Room rates')
  await decide(officer.page, 'Mark as reviewed')
  await open(approver.page, `/dashboard/requests/${requestCode}`, 'Room rates')
  await decide(approver.page, 'Approve')
})

test('4 every day has its prices, with the sheet each comes from', async () => {
  test.setTimeout(120_000)
  const { page } = coordinator
  await open(page, `/health-facility/${facility}/prices?day=${first}`, 'Room rates')
  const onDay = page.getByRole('grid', { name: 'Room rates' })
  const [accepted = ''] = state.items
  await expect(row(onDay, accepted)).toContainText('₱5,000.50')
  await expect(row(onDay, state.refused)).not.toContainText('₱4,999.00')
  await look(page, 'prices-4-day')
  await page.goto(`/health-facility/${facility}/prices?day=${second}&with=${first}`)
  const changes = page.getByRole('grid', { name: 'Room rates' })
  await expect(row(changes, state.refused)).toContainText('₱4,999.00')
  await expect(row(changes, state.refused)).toContainText('%')
  await look(page, 'prices-4-compared')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'As a workbook' }).click()
  const exported = await openXlsx(await (await download).path())
  expect(exported.rows.flat().map(String).join(' ')).toContain('4999')
})

test('5 staff see it coming, what is paid, and the file it came in', async () => {
  test.setTimeout(120_000)
  const { page } = approver
  await open(page, `/rates?event=ALL&kind=room-rate&healthFacilityCode=${facility}`, 'Rates')
  await expect(
    page.getByRole('grid').getByRole('row').filter({ hasText: 'Takes effect' }).first(),
  ).toBeVisible()
  await look(page, 'prices-5-board')
  await page.goto(`/rates/room-rates?healthFacilityCode=${facility}`)
  await expect(page.getByRole('grid').getByText('Scheduled').first()).toBeVisible()
  await look(page, 'prices-5-sheets')
  await page.goto('/rates/fee?physician=PHY0000001&item=CONSULT_FIRST')
  await expect(page.getByText(/^We pay ₱|^No fee is agreed/)).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Where the fee was looked for' }).getByRole('row')).toHaveCount(
    7,
  )
  await look(page, 'prices-5-fee')
  await page.goto('/rates/imports')
  await expect(row(page, file.name).first()).toContainText('Saved')
  await look(page, 'prices-5-uploads')
  await page.goto('/doctor/PHY0000001/prices')
  await expect(page.getByRole('region', { name: /Professional fees/ })).toBeVisible()
  await look(page, 'prices-5-physician')
})

test('6 the same file again is recognised before anything is saved', async () => {
  const { page } = coordinator
  await page.goto(`${rooms}?do=upload`)
  await chooseDocument(page, 'Your list', file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('This file was saved before')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the upload' }).click()
  await expect(page.getByText('Nothing was saved.')).toBeVisible()
})

import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { signInAdmin, type Admin } from './support/admin.ts'
import { chooseDocument, fillDay, manilaDayIn, pdf } from './support/documents.ts'
import { signedIn, type Person } from './support/people.ts'
import { callsOf } from './support/calls.ts'
import { look } from './support/screens.ts'
import { decide } from './support/steps.ts'

/** The lives of records: a check-in, and a document that runs out and is renewed. */
test.describe.configure({ mode: 'serial' })

const facility = 'HF0000001'
const record = `/health-facility/${facility}`
const validUntil = manilaDayIn(700)
let admin: Admin
let coordinator: Person
let officer: Person
let approver: Person

const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${iso}T00:00:00Z`))

const rowOf = (scope: Page | Locator, text: string): Locator =>
  scope.getByRole('row').filter({ hasText: text })

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible()

/** Adds a document that ends in a few days to the record of a provider, without a browser. */
async function documentThatEnds(
  request: APIRequestContext,
  { kind, code, docType }: { kind: 'hf' | 'phy'; code: string; docType: string },
): Promise<void> {
  const officer2 = await callsOf(request, 'officer2')
  const file = pdf(`${docType.toLowerCase()}-old.pdf`)
  await officer2.upload(`/${kind}/document/upload`, { code, docType, validityDate: manilaDayIn(5), file })
}

/** Finds a document in the list of expiring documents and requests its renewal. */
async function requestRenewal(page: Page, expiringPage: string, document: string): Promise<void> {
  await page.goto(expiringPage)
  const line = rowOf(page, document)
  await expect(line).toContainText('in 5 days')
  await look(page, 'records-expiring')
  await line.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Ask for renewal' }).click()
  await expect(page.getByText('1 document asked for in 1 mail')).toBeVisible()
  await expect(line).toContainText(day(manilaDayIn(0)))
}

/** Puts the newer document in the place of the older one, and answers with what the server made of it. */
async function replaceDocument(page: Page, document: string, name: string): Promise<{ code?: string }> {
  const chooser = page.waitForEvent('filechooser')
  const onFile = page.getByRole('listitem').filter({ hasText: document })
  await onFile.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Replace' }).click()
  await (await chooser).setFiles(pdf(name))
  await fillDay(page.getByRole('listitem').filter({ hasText: name }), 'Valid until', validUntil)
  const sent = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && /user-request|upload/.test(reply.url()),
  )
  await page.getByRole('button', { name: 'Upload 1 file' }).click()
  return (await (await sent).json()) as { code?: string }
}

/** Takes the sample's own requests of a type out of the way: one at a time can be open. */
async function clearRequests(type: string): Promise<void> {
  const query = `applicantCode=${facility}&requestType=${type}&status=PENDING,REVIEWED`
  const { content } = JSON.parse(await admin.get(`/api/accr/user-request?${query}`)) as {
    content: { code: string }[]
  }
  for (const { code } of content) {
    const done = await admin.post('/api/accr/user-request/reject', { code, remarks: 'Out of the way.' })
    expect(done.ok(), await done.text()).toBe(true)
  }
}

/** Check-ins and documents take one step. */
async function approve(code: string): Promise<void> {
  await approver.page.goto(`/dashboard/requests/${code}`)
  await decide(approver.page, 'Approve')
}

test.beforeAll(async ({ browser, request }) => {
  admin = await signInAdmin(request)
  await clearRequests('hf-kamustahan')
  await clearRequests('hf-document')
  coordinator = await signedIn(browser, 'HF_COORDINATOR')
  officer = await signedIn(browser, 'ACCREDITATION_OFFICER')
  approver = await signedIn(browser, 'APPROVER')
})

test('1 a check-in is sent with a paper, noted, and the paper counts', async () => {
  test.setTimeout(120_000)
  const { page } = coordinator
  await page.goto(`${record}/records?kind=facility-check-ins`)
  await expect(page.getByText(/^\d+ facility check-ins?$/)).toBeVisible()
  await look(page, 'records-1-list')
  await page.getByRole('link', { name: 'Add a facility check-in' }).click()
  const form = page.getByRole('form', { name: 'Add a facility check-in' })
  await form.getByRole('button', { name: 'Send for approval' }).click()
  await expect(page.getByRole('alert').getByText('Rate at least one thing.').first()).toBeVisible()
  await form.getByLabel('Type').selectOption('Renewal')
  await form.getByLabel('How', { exact: false }).first().selectOption('On site')
  await form.getByLabel('Conducted by').fill('Ligaya Ocampo')
  await form.getByLabel('Cleanliness', { exact: true }).selectOption('5, very good')
  await form.getByLabel('Findings').fill('Everything is in place.')
  await form.getByLabel('Result').selectOption('Satisfactory')
  await chooseDocument(page, 'Sanitary permit', pdf('sanitary-new.pdf'), validUntil)
  await look(page, 'records-1-form')
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/user-request/hf-kamustahan'))
  await form.getByRole('button', { name: 'Send for approval' }).click()
  const { requestCode } = (await (await sent).json()) as { requestCode: string }
  await heading(page, 'Facility check-in: renewal')
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('5 of 5, very good')).toBeVisible()
  await page.getByRole('button', { name: 'Preview sanitary-new.pdf' }).click()
  await expect(page.getByRole('dialog', { name: 'sanitary-new.pdf' })).toBeVisible()
  await page.keyboard.press('Escape')
  await look(page, 'records-1-sent')

  await approve(requestCode)
  await page.reload()
  await expect(page.getByText('Noted', { exact: true }).first()).toBeVisible()
  await page.goto(`${record}/documents`)
  await expect(page.getByRole('listitem').filter({ hasText: 'sanitary-new.pdf' })).toContainText(
    day(validUntil),
  )
})

test('2 a document of a facility that expires is requested, sent, approved, and leaves the list', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const document = 'Fire safety inspection certificate'
  await documentThatEnds(request, { kind: 'hf', code: facility, docType: 'FSIC' })
  const expiringPage = `/iso-compliance/expiring?ownerCode=${facility}&docType=FSIC`
  await requestRenewal(officer.page, expiringPage, document)

  await coordinator.page.goto(`${record}/documents`)
  const { code = '' } = await replaceDocument(coordinator.page, document, 'fsic-new.pdf')
  expect(code).toMatch(/^UR-/)
  await approve(code)
  await officer.page.goto(expiringPage)
  await expect(officer.page.getByText('No document matches')).toBeVisible()
})

test("3 a dentist's paper that runs out is renewed by the office, and the older one is kept", async ({
  request,
}) => {
  test.setTimeout(120_000)
  const { get } = await callsOf(request, 'officer2')
  const query = 'type=DMD&accreditationStatusCode=ACCREDITED&size=1'
  const { content } = await get<{ content: { code: string }[] }>(`/phy/list?${query}`)
  const dentist = content[0]?.code ?? ''
  const document = 'PDA card or certificate of good standing'
  await documentThatEnds(request, { kind: 'phy', code: dentist, docType: 'PDA' })
  const expiringPage = `/iso-compliance/expiring?ownerCode=${dentist}&docType=PDA`
  const { page } = officer
  await requestRenewal(page, expiringPage, document)

  await page.goto(`/doctor/${dentist}/documents`)
  await replaceDocument(page, document, 'pda-new.pdf')
  // the uploader names the file too, until the checklist has it
  const line = page.getByRole('listitem').filter({ hasText: 'pda-new.pdf' })
  await expect(line.filter({ hasText: day(validUntil) })).toBeVisible()
  await page.getByRole('button', { name: /^Earlier versions/ }).click()
  await expect(page.getByRole('button', { name: 'Preview pda-old.pdf' })).toBeVisible()
  await page.goto(expiringPage)
  await expect(page.getByText('No document matches')).toBeVisible()
})

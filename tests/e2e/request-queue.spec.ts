import { expect, test, type Locator, type Page } from '@playwright/test'
import { signInAdmin } from './support/admin.ts'
import { chooseDocument, pdf } from './support/documents.ts'
import { signedIn, type Person } from './support/people.ts'
import { look } from './support/screens.ts'

/**
 * A request in the request queue: assigned, more information requested, replied in parts, reassigned, decided among
 * others, and printed.
 */
test.describe.configure({ mode: 'serial' })

const facility = 'HF0000001'
const queue = '/dashboard/requests'
const state = { code: '', twoStep: '' }
let coordinator: Person
let officer: Person
let approver: Person

const row = (scope: Page | Locator, text: string): Locator => scope.getByRole('row').filter({ hasText: text })

/** Presses a button and waits until the server has taken what it sends. */
async function send(page: Page, call: RegExp, press: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && call.test(reply.url()),
  )
  await press()
  expect((await response).status()).toBeLessThan(300)
}

test.beforeAll(async ({ request }) => {
  const admin = await signInAdmin(request)
  const read = async (query: string) =>
    (JSON.parse(await admin.get(`/api/accr/user-request?${query}`)) as { content: { code: string }[] })
      .content
  // the sample has an update of this facility under way; one at a time can be
  const open = 'status=PENDING,REVIEWED'
  for (const { code } of await read(`applicantCode=${facility}&requestType=hf-update&${open}`)) {
    const done = await admin.post('/api/accr/user-request/reject', { code, reasonCode: 'DUPLICATE' })
    expect(done.ok(), await done.text()).toBe(true)
  }
  const [twoStep] = await read('requestType=hf-registration,hf/package,phy/procedure-rate&status=PENDING')
  expect(twoStep, 'the sample has a two-step request that was not reviewed').toBeDefined()
  state.twoStep = twoStep?.code ?? ''
})

test('1 a coordinator asks for a change; an officer takes it and asks for more', async ({ browser }) => {
  coordinator = await signedIn(browser, 'HF_COORDINATOR')
  const { page: own } = coordinator
  await own.goto(`/health-facility/${facility}/edit`)
  await own.getByRole('textbox', { name: 'E-mail' }).first().fill('desk.journey@facility.example')
  const saved = own.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/hf'),
  )
  await own.getByRole('button', { name: 'Save changes' }).click()
  const { requestCode } = (await (await saved).json()) as { requestCode: string }
  expect(requestCode).toMatch(/^UR-/)
  state.code = requestCode

  officer = await signedIn(browser, 'ACCREDITATION_OFFICER')
  const { page } = officer
  await page.goto(`${queue}?queue=unassigned&term=${state.code}`)
  await expect(row(page, state.code)).toBeVisible()
  await look(page, 'desk-1-unassigned')
  // down to the first request and into it, without a mouse
  // the keys are fetched after the page; at the last request the key stays there
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(row(page, state.code).getByRole('link')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Facility update' })).toBeVisible()
  await send(page, /\/assign$/, () => page.getByRole('button', { name: 'Assign to me', exact: true }).click())
  await expect(page.getByText('Assigned to Tomas Velasco')).toBeVisible()

  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Their old address bounced twice.')
  await send(page, /\/note$/, () => page.getByRole('button', { name: 'Save note' }).click())
  await page.getByRole('button', { name: 'Ask for more' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for more' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert').getByText('Name at least one thing.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What is needed' }).fill('Letter of the director\nNew letterhead')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The change is not signed.')
  await look(page, 'desk-1-ask')
  await send(page, /\/ask$/, () => dialog.getByRole('button', { name: 'Send' }).click())
  await expect(page.getByText(/^Waiting for .+ until/)).toBeVisible()
  await look(page, 'desk-1-asked')
})

test('2 the coordinator sees what, why and until when, and answers in parts', async () => {
  const { page } = coordinator
  await page.goto('/')
  await expect(page.getByText(/^You are accredited until /)).toBeVisible()
  await expect(page.getByText('The change is not signed.')).toBeVisible()
  await look(page, 'desk-2-my-accreditation')
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Their old address bounced twice.')).toBeHidden()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  await dialog.getByRole('checkbox', { name: 'Letter of the director' }).check({ force: true })
  await chooseDocument(page, 'Requested document', pdf('letter.pdf'))
  await look(page, 'desk-2-answer')
  await send(page, /\/answer$/, () => dialog.getByRole('button', { name: 'Send answer' }).click())
  await expect(page.getByText(/Letter of the director: answered/)).toBeVisible()
  await expect(page.getByText(/We need something more from you/)).toBeVisible()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('We have no letterhead yet.')
  await send(page, /\/answer$/, () => dialog.getByRole('button', { name: 'Send answer' }).click())
  await expect(page.getByText('Everything asked for was answered')).toBeVisible()
})

test('3 an approver takes it over and decides on many, with a receipt for each', async ({ browser }) => {
  approver = await signedIn(browser, 'APPROVER')
  const { page } = approver
  await page.goto(`${queue}/${state.code}`)
  await expect(page.getByText('Their old address bounced twice.')).toBeVisible()
  await send(page, /\/assign$/, () => page.getByRole('button', { name: 'Reassign to me' }).click())
  await expect(page.getByText('Assigned to Arnel Evangelista')).toBeVisible()
  await page.goto(`${queue}?queue=mine`)
  await expect(row(page, state.code)).toBeVisible()

  await page.goto(`${queue}?size=100`)
  await row(page, state.code).getByRole('checkbox').check({ force: true })
  await row(page, state.twoStep).getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('It has to be reviewed first.')).toBeVisible()
  await look(page, 'desk-3-batch')
  await page.getByRole('button', { name: 'Approve 1…' }).click()
  const dialog = page.getByRole('dialog')
  await send(page, /\/batch$/, () => dialog.getByRole('button', { name: 'Approve 1' }).click())
  const receipt = page.getByRole('heading', { name: 'Approved: 1 of 1 request' })
  await expect(receipt).toBeVisible()
  await look(page, 'desk-3-receipt')
  // the receipt stays under its address
  await page.reload()
  await expect(receipt).toBeVisible()
  await page.getByRole('link', { name: 'Receipts', exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Receipts of batches' })).toContainText('Approved')
  await page.goto(queue)
  await expect(row(page, state.code)).toBeHidden()
})

test('4 the decision prints as it saw things, and the requester sees where it stands', async () => {
  const { page } = approver
  await page.goto(`${queue}/${state.code}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.getByRole('table', { name: 'Requested changes' })).toContainText(
    'desk.journey@facility.example',
  )
  await expect(page.getByText('letter.pdf', { exact: true })).toBeVisible()
  await expect(page.getByText(/^[\da-f]{64}$/)).toBeVisible()
  await look(page, 'desk-4-print')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Printed .+ by Arnel Evangelista$/)).toBeVisible()
  await expect(page.getByText('As decided')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Queues' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const { page: own } = coordinator
  await own.goto(`${queue}?queue=decided&term=${state.code}`)
  await expect(row(own, state.code)).toContainText('Approved')
  await look(own, 'desk-4-my-requests')
  await Promise.all([coordinator, officer, approver].map(({ context }) => context.close()))
})

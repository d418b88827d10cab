// One file of more than 300 lines: one serial journey, whose parts share its state.
import { expect, test, type Page } from '@playwright/test'
import { callsOf, callsWith } from './support/calls.ts'
import { expectEveryStepKept, signInAdmin } from './support/admin.ts'
import { change, confirmAddress, decide, next, passwordFor } from './support/steps.ts'
import { openXlsx, saveXlsx } from './support/workbook.ts'
import { addContract, chooseDocument, fillDay, jpeg, manilaDayIn, pdf } from './support/documents.ts'
import { newPerson, signedIn, signIn, type Person, type SignedIn } from './support/people.ts'
import { fillFacilityApplication } from './support/facility.ts'
import { look } from './support/screens.ts'
import { waitingStatus } from './support/status.ts'

/** The main job of the product, from an application to prices in force; each part goes on where the last one ended. */
test.describe.configure({ mode: 'serial' })

const own = {
  email: 'records@bayani.example',
  tin: '321-654-987',
  licence: 'LTO-SAMPLE-77',
  philHealth: 'H98765432',
}
const state = { name: '', code: '', request: '', priceRequest: '', password: '' }
const nextYear = `${Number(manilaDayIn(0).slice(0, 4)) + 1}-12-31`
let officer: Person
let approver: SignedIn
let coordinator: Person

test('1 a visitor applies, sees likely duplicates and gets a reference number', async ({ browser }) => {
  test.setTimeout(180_000)
  const { page } = await newPerson(browser)
  const list = await page.request.get('/api/accr/public/accredited-list?size=1')
  const [like] = (
    (await list.json()) as { content: Record<'name' | 'city' | 'province' | 'region', string>[] }
  ).content
  if (!like) throw new Error('The sample has no accredited facility.')
  state.name = `${like.name} Inc.`

  await page.goto('/register')
  await page.getByRole('radio', { name: /A health facility/ }).check({ force: true })
  await look(page, '1-who')
  await next(page)

  await fillFacilityApplication(page, { ...own, name: state.name, place: like }, (name) =>
    look(page, `1-${name}`),
  )
  await chooseDocument(page, 'DOH licence to operate', pdf('licence.pdf'), nextYear)
  await chooseDocument(page, 'Bank account certificate or payee form', jpeg('bank.jpg'))
  await page.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect(page.getByRole('button', { name: 'Actions for licence.pdf' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for bank.jpg' })).toBeVisible()
  await look(page, '1-papers')
  await next(page)

  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible()
  await expect(page.getByText(state.name)).toBeVisible()
  await look(page, '1-check')
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.getByRole('checkbox', { name: /I have read the privacy notice/ }).check({ force: true })
  await look(page, '1-consent')
  const refused = page.waitForResponse((reply) => reply.url().endsWith('/public/hf'))
  await page.getByRole('button', { name: /^Send/ }).click()
  expect((await refused).status()).toBe(409)

  await expect(page.getByRole('heading', { name: 'Is this your facility?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Possible duplicates' })).toContainText(like.name)
  await look(page, '1-duplicates')
  await page.getByRole('button', { name: 'This is a different facility, send my application' }).click()
  await expect(page.getByRole('heading', { name: /confirm your e-mail address/ })).toBeVisible()
  await look(page, '1-confirm')
  state.request = await confirmAddress(page, own.email)
  expect(state.request).not.toBe('')
  await look(page, '1-sent')
})

test('2 an officer reviews it, an approver who is somebody else approves', async ({ browser }) => {
  test.setTimeout(120_000)
  officer = await newPerson(browser)
  const { page } = officer
  await signIn(page, 'officer')
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, '2-dashboard')
  // the menu counts what waits behind the name
  await page
    .getByRole('link', { name: /^Requests\b/u })
    .first()
    .click()
  await page.getByLabel('Search requests').fill(state.name)
  await expect(page.getByRole('grid').getByText(state.name).first()).toBeVisible()
  await look(page, '2-desk')
  await page.goto(`/dashboard/requests/${state.request}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, '2-request')
  approver = await signedIn(browser, 'APPROVER')
  await approver.page.goto(`/dashboard/requests/${state.request}`)
  await expect(approver.page.getByRole('region', { name: 'Decision' })).toContainText(
    'It can be approved once another person has reviewed it.',
  )
  await decide(page, 'Mark as reviewed')
  await page.goto(`/dashboard/requests/${state.request}`)
  await expect(page.getByText('Reviewed').first()).toBeVisible()

  await approver.page.goto(`/dashboard/requests/${state.request}`)
  await decide(approver.page, 'Approve')
  await page.goto(`/dashboard/requests/${state.request}`)
  await expect(page.getByText(/^Approved by/)).toBeVisible()
  const target = page.getByRole('link', { name: state.name })
  state.code = /HF\d{7}/.exec((await target.getAttribute('href')) ?? '')?.[0] ?? ''
  expect(state.code).not.toBe('')
})

test('2 nobody decides on a request of their own', async ({ request }) => {
  const admin = await signInAdmin(request)
  const list = JSON.parse(await admin.get('/api/accr/user-request?size=200')) as {
    content: { code: string; docType: string | null; requesterName: string }[]
  }
  const own = list.content.find(({ docType }) => docType === 'FSIC')
  await approver.page.goto(`/dashboard/requests/${own?.code}`)
  const decision = approver.page.getByRole('region', { name: 'Your request' })
  await expect(decision).toContainText('You made this request, so another person has to do this.')
  await expect(decision.getByRole('button', { name: 'Approve', exact: true })).toBeHidden()
})

/** Completes the record and hands in what is missing. */
async function handIn(page: Page): Promise<void> {
  await page.goto(`/health-facility/${state.code}`)
  await expect(page.getByRole('heading', { level: 1, name: state.name })).toBeVisible()
  await look(page, '3-record')
  await change(page, manilaDayIn(0))
  await expect(page.getByRole('dialog')).toContainText('Signed schedule of rates')
  await look(page, '3-refused')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep as it is' }).click()

  await page.goto(`/health-facility/${state.code}/edit`)
  await page.getByLabel('Provider code').fill('P-BAYANI-7')
  await page.getByLabel('Payee').fill('Bayani Health Services Inc.')
  await look(page, '3-form')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/health-facility/${state.code}$`))

  await page.goto(`/health-facility/${state.code}/documents`)
  await page.getByRole('button', { name: 'Preview licence.pdf' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, '3-preview')
  await page.keyboard.press('Escape')
  const documents: [string, string, string?][] = [
    ['PhilHealth accreditation', 'philhealth.pdf', nextYear],
    ['BIR certificate of registration (form 2303)', 'bir.pdf', manilaDayIn(-200)],
    ["Mayor's or business permit", 'permit.pdf', manilaDayIn(-20)],
    ['SEC or DTI registration', 'sec.pdf', manilaDayIn(-300)],
    ['Signed schedule of rates', 'rates.pdf', manilaDayIn(-10)],
  ]
  for (const [kind, name, day] of documents) await chooseDocument(page, kind, pdf(name), day)
  await page.getByRole('button', { name: `Upload ${documents.length} files` }).click()
  await expect(page.getByRole('button', { name: 'Preview rates.pdf' })).toBeVisible()
  await addContract(page, nextYear)
  await look(page, '3-documents')
}

test('3 the officer hands in the documents, another one verifies them and accredits', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  await handIn(officer.page)
  const { page } = await signedIn(browser, 'officer2')
  await page.goto(`/health-facility/${state.code}/checklist`)
  const boxes = page.getByRole('checkbox', { name: /verified$/ })
  await expect(boxes.first()).toBeVisible()
  // the ticks are still on their way when the status is changed: it waits for them
  const ticks = Promise.withResolvers<void>()
  await page.route(/\/accreditation-checklist/, async (route) => {
    if (route.request().method() === 'POST') await ticks.promise
    await route.continue()
  })
  // one after the other without waiting: none may get lost
  for (let at = 0; at < (await boxes.count()); at++) await boxes.nth(at).click()
  await expect(page.getByText('Complete: the record can be accredited.')).toBeVisible()
  for (let at = 0; at < (await boxes.count()); at++) await expect(boxes.nth(at)).toBeChecked()
  await look(page, '3-checklist')
  await change(page, manilaDayIn(0))
  ticks.resolve()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').getByText('On process').first()).toBeVisible()
  const asked = await waitingStatus(callsWith(request, approver.tokens), state.code)
  await approver.page.goto(`/dashboard/requests/${asked}`)
  await expect(approver.page.getByRole('main')).toContainText('Accrediting takes two persons.')
  await look(approver.page, '3-decision')
  await decide(approver.page, 'Approve')
  await page.goto(`/health-facility/${state.code}`)
  await expect(page.getByRole('main').getByText('Accredited').first()).toBeVisible()
  await page.goto(`/health-facility/${state.code}/history`)
  await expect(page.getByText('Accredited').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add activity' }).click()
  const note = page.getByRole('dialog')
  await note.getByLabel('Kind').selectOption({ label: 'Call' })
  await note.getByLabel('What happened').fill('Told Ligaya Tala that the facility is accredited.')
  await note.getByRole('button', { name: 'Add activity' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByText('Told Ligaya Tala that the facility is accredited.')).toBeVisible()
  await look(page, '3-history')
  await expectEveryStepKept(await signInAdmin(request), state)
})

test('4 it is in the directory and in the list of the staff', async ({ browser }) => {
  test.setTimeout(90_000)
  const { page } = await newPerson(browser)
  await page.goto('/directory')
  await page.getByRole('searchbox', { name: 'Name' }).fill(state.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: state.name })).toBeVisible()
  // until the others are gone these are the rows of before, paler
  await expect(page.getByRole('link', { name: 'Habagat-Kalinga Hospital' }).first()).toBeHidden()
  await look(page, '4-directory')
  await officer.page.goto('/health-facility')
  await officer.page.getByLabel('Search facilities').fill(state.name)
  await expect(
    officer.page.getByRole('grid').getByRole('link', { name: state.name, exact: true }),
  ).toBeVisible()
  await expect(officer.page).toHaveURL(/term=|name=/)
  await look(officer.page, '4-list')
})

test('5 the coordinator gets an account, must choose a password and lands on the own facility', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const { page } = officer
  await page.goto(`/health-facility/${state.code}`)
  await page.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Create portal account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail address').fill('ligaya@bayani.example')
  await look(page, '5-account')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog).toBeHidden()

  coordinator = await newPerson(browser)
  const given = await passwordFor(coordinator.page, 'ligaya@bayani.example')
  await signIn(coordinator.page, given.username, given.password)
  await expect(coordinator.page.getByText('Choose your own password')).toBeVisible()
  await coordinator.page.goto(`/health-facility/${state.code}`)
  await expect(coordinator.page.getByText('Choose your own password')).toBeVisible()
  await look(coordinator.page, '5-password')
  state.password = 'Parola-sa-Bukid-31'
  await coordinator.page.getByLabel('Temporary password', { exact: true }).fill(given.password)
  await coordinator.page.getByLabel('New password', { exact: true }).fill(state.password)
  await coordinator.page.getByLabel('New password again').fill(state.password)
  await coordinator.page.getByRole('button', { name: 'Change password', exact: true }).click()
  await expect(coordinator.page).toHaveURL(new RegExp(`/health-facility/${state.code}`), { timeout: 15_000 })
  await coordinator.page.goto('/health-facility/HF0000001')
  await expect(coordinator.page).toHaveURL(new RegExp(`/health-facility/${state.code}`))
  await expect(coordinator.page.getByRole('heading', { level: 1, name: state.name })).toBeVisible()
})

test('6 prices by workbook: bad cells named, mended, approved, compared', async ({ browser, request }) => {
  test.setTimeout(240_000)
  const { page } = coordinator
  await page.goto(`/health-facility/${state.code}/room-rates?do=upload`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the template' }).click()
  const template = await openXlsx(await (await download).path())
  const admin = await callsOf(request, 'admin')
  const second = callsWith(request, approver.tokens)
  const [category = ''] = (template.choices[0] ?? '').split(' - ')
  for (const [days, rate] of [
    [-200, 1100],
    [-30, 1300],
  ] as const) {
    const { requestCode } = await admin.post<{ requestCode: string }>('/hf/room-rate', {
      healthFacilityCode: state.code,
      effectiveDate: manilaDayIn(days),
      backdateReason: 'Agreed before the portal was used.',
      lines: [{ roomCategoryCode: category, rate }],
    })
    // prices of days gone by always take a second person
    await second.post('/user-request/approve', { code: requestCode, remarks: 'As the contract says.' })
  }
  const day = manilaDayIn(45)
  const bad = await saveXlsx(template, day, (row) => (row === 0 ? 'plenty' : 1500 + row * 250))
  const good = await saveXlsx(template, day, (row) => 1500 + row * 250)
  await page.goto(`/health-facility/${state.code}/room-rates?do=upload`)
  await chooseDocument(page, 'Your list', bad)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('textbox', { name: /^Row \d+, / })).toHaveValue('plenty')
  await expect(page.getByRole('button', { name: 'Send all rows for approval' })).toBeDisabled()
  await look(page, '6-problems')
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await chooseDocument(page, 'Your list', good)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Send 3 rows for approval' }).click()
  const link = page.getByRole('link', { name: /^View request UR-/ })
  await expect(link).toBeVisible()
  const answer = { requestCode: /UR-\d{4}-\d{6}/.exec(await link.innerText())?.[0] ?? '' }

  await approver.page.goto(`/dashboard/requests/${answer.requestCode}`)
  await expect(approver.page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(approver.page, '6-request')
  await decide(approver.page, 'Mark as reviewed')
  await approver.page.goto(`/dashboard/requests/${answer.requestCode}`)
  await expect(approver.page.getByRole('region', { name: 'Decision' })).toContainText(
    'You reviewed this request, so another person has to approve it.',
  )
  const { page: administrator } = await signedIn(browser, 'SYSTEM_ADMINISTRATOR')
  await administrator.goto(`/dashboard/requests/${answer.requestCode}`)
  await decide(administrator, 'Approve')
  await page.goto(`/health-facility/${state.code}/room-rates`)
  const history = page.getByRole('region', { name: 'Room rates' })
  const versions = history.getByLabel('Compare with').getByRole('option')
  await expect(history).toContainText(/Scheduled/i)
  await expect(history.getByRole('row').filter({ hasText: '1,300' }).first()).toBeVisible()
  const text = (await versions.allInnerTexts()).join(' ')
  for (const one of [/past/i, /scheduled/i]) expect(text).toMatch(one)
  await history.getByLabel('Compare with').selectOption({ index: 1 })
  await look(page, '6-difference')
  await fillDay(history, 'In force on', manilaDayIn(-100))
  await expect(history.getByRole('row').filter({ hasText: '1,100' }).first()).toBeVisible()
  await look(page, '6-history')
})

import { expect, test, type Page } from '@playwright/test'
import { completeChecklist } from './support/checklist.ts'
import { readyClinic } from './support/clinic.ts'
import { chooseDocument, fillDay, manilaDayIn, pdf } from './support/documents.ts'
import { signedIn, type Person } from './support/people.ts'
import { callsOf } from './support/calls.ts'
import { look } from './support/screens.ts'
import { approveStatus } from './support/status.ts'
import { change, decide } from './support/steps.ts'

/** A facility and a physician in the hands of the office, from the first day to the last. */
test.describe.configure({ mode: 'serial' })

const nextYear = Number(manilaDayIn(0).slice(0, 4)) + 1
const clinic = { name: 'Lakas Ngipin Dental Clinic', code: '' }
const person = { lastName: 'Dimaculangan', firstName: 'Amihan', code: '' }
let officer: Person
let request = ''

/** A day as the screens say it. */
const dayText = (isoDay: string): string =>
  new Date(`${isoDay}T00:00:00Z`)
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace('Sept', 'Sep')

/** Suspends the record that is shown; without a last day the end is open. */
async function suspend(page: Page, from: string, until: string): Promise<void> {
  await page.getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Suspended/ }).check({ force: true })
  await fillDay(dialog, 'Takes effect on', from)
  await fillDay(dialog, 'Last day of the suspension', until)
  await dialog.getByLabel('Reason').fill('The permit is being renewed.')
  await dialog.getByRole('button', { name: 'Change status' }).click()
}

/** The status the history part shows for a day. */
async function expectStatusOn(page: Page, isoDay: string, status: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Status on a day' })
  await fillDay(card, 'Day', isoDay)
  await expect(card.getByRole('status')).toContainText(status)
}

/** Head of the record, its status beside its name. */
const badge = (page: Page) => page.getByRole('main').locator('header').first()

test('1 a facility is suspended from one day to another, and any day tells its status', async ({
  browser,
  request: calls,
}) => {
  const verifier = await callsOf(calls, 'admin')
  clinic.code = await readyClinic(await callsOf(calls, 'officer2'), verifier, clinic.name)
  officer = await signedIn(browser, 'ACCREDITATION_OFFICER')
  const { page } = officer
  await page.goto(`/health-facility/${clinic.code}`)
  await expect(page.getByRole('heading', { level: 1, name: clinic.name })).toBeVisible()
  await change(page, manilaDayIn(0))
  await expect(page.getByRole('dialog')).toBeHidden()
  await approveStatus(await callsOf(calls, 'approver'), clinic.code)
  await page.reload()
  await expect(badge(page)).toContainText('Accredited')

  await suspend(page, manilaDayIn(5), manilaDayIn(4))
  await expect(page.getByRole('dialog')).toContainText('neither before the first day nor over already')
  await look(page, 'provider-1-suspend')
  await fillDay(page.getByRole('dialog'), 'Last day of the suspension', manilaDayIn(14))
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(`Suspended from ${dayText(manilaDayIn(5))}, in 5 days`)).toBeVisible()
  await expect(page.getByText(`Accredited from ${dayText(manilaDayIn(15))}, in 15 days`)).toBeVisible()

  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expectStatusOn(page, manilaDayIn(4), 'Accredited')
  await expectStatusOn(page, manilaDayIn(14), 'Suspended')
  await expectStatusOn(page, manilaDayIn(15), 'Accredited')
  await look(page, 'provider-1-history')
})

test('2 suspended at once, returned, then disaccredited through a request two others decide', async ({
  browser,
  request: calls,
}) => {
  const { page } = officer
  await page.goto(`/health-facility/${clinic.code}`)
  await suspend(page, manilaDayIn(0), manilaDayIn(3))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(badge(page)).toContainText('Suspended')
  await expect(page.getByText(`Accredited from ${dayText(manilaDayIn(4))}, in 4 days`)).toBeVisible()
  await change(page, manilaDayIn(0))
  await expect(page.getByRole('dialog')).toBeHidden()
  await approveStatus(await callsOf(calls, 'approver'), clinic.code)
  await page.reload()
  await expect(badge(page)).toContainText('Accredited')

  await page.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Request disaccreditation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose a reason of the list.')
  await look(page, 'provider-2-request')
  await dialog.getByLabel('Reason').selectOption({ label: 'Non-compliance' })
  await dialog.getByLabel('Details').fill('Three notices about the missing permit were not answered.')
  await chooseDocument(page, 'Notice or other document', pdf('notice.pdf'))
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toBeHidden()
  const link = page.getByRole('link', { name: 'Disaccreditation', exact: true })
  await expect(link).toBeVisible()
  request = /UR-\d{4}-\d{6}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''

  const approver = await signedIn(browser, 'APPROVER')
  await approver.page.goto(`/dashboard/requests/${request}`)
  await decide(approver.page, 'Mark as reviewed')
  const admin = await signedIn(browser, 'SYSTEM_ADMINISTRATOR')
  await admin.page.goto(`/dashboard/requests/${request}`)
  const decision = admin.page.getByRole('region', { name: 'Decision' })
  await decision.getByRole('button', { name: 'Approve' }).click()
  const response = admin.page.waitForResponse((reply) => reply.url().endsWith('/user-request/approve'))
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  expect((await response).status()).toBe(200)
  await page.reload()
  await expect(badge(page)).toContainText('Disaccredited')
  await look(page, 'provider-2-disaccredited')
})

/** Fills the form of a new physician up to what the first save needs. */
async function fillPhysician(page: Page, prcNumber: string, contact: string): Promise<void> {
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('First name').fill(person.firstName)
  await fillDay(page, 'Birth date', '1981-06-12')
  await page.getByRole('radio', { name: 'Female', exact: true }).check({ force: true })
  await page.getByLabel('E-mail').fill(`${contact}@dimaculangan.example`)
  await page.getByLabel('Mobile').fill(`091755501${prcNumber.slice(-2)}`)
  await page.getByLabel('PRC licence number').fill(prcNumber)
  await fillDay(page, 'PRC licence valid until', `${nextYear + 1}-06-12`)
  await page.getByLabel('Specialty', { exact: true }).selectOption({ label: 'Internal medicine' })
}

test('3 staff add a physician; the namesake is told apart with a reason', async () => {
  const { page } = officer
  await page.goto('/doctor')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await look(page, 'provider-3-list')
  await page.getByRole('link', { name: 'Add physician' }).click()
  await page.getByRole('button', { name: 'Add physician' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Last name')
  await look(page, 'provider-3-form')
  await fillPhysician(page, '8123451', 'one')
  await page.getByRole('button', { name: 'Add physician' }).click()
  await expect(page).toHaveURL(/\/doctor\/PHY\d{7}$/)
  person.code = /PHY\d{7}/.exec(page.url())?.[0] ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dimaculangan, Amihan')

  await page.goto('/doctor/new')
  await fillPhysician(page, '8123452', 'two')
  await expect(page.getByText(/physicians? on record looks? like this one/)).toBeVisible()
  await page.getByRole('button', { name: 'Add physician' }).click()
  const alike = page.getByRole('region', { name: 'Possible duplicates' })
  await expect(alike).toContainText(person.code)
  await alike.getByRole('button', { name: 'It is a different one' }).click()
  await expect(page).toHaveURL(/\/doctor\/PHY\d{7}$/)

  await page.goto(`/doctor/${person.code}/duplicates`)
  await expect(page.getByRole('table', { name: /In common with/ })).toContainText('Same last name')
  await look(page, 'provider-3-duplicates')
  await page.getByRole('button', { name: /^Not a duplicate/ }).click()
  await page.getByRole('dialog').getByLabel('How you know').fill('Twin sisters, two licences.')
  await page.getByRole('dialog').getByRole('button', { name: 'Remember' }).click()
  await expect(page.getByText('No likely duplicate')).toBeVisible()
  await expect(page.getByText(/Twin sisters, two licences/)).toBeVisible()
})

test('4 the physician is accredited once nothing is missing, and suspended', async ({ request: calls }) => {
  const { page } = officer
  await page.goto(`/doctor/${person.code}`)
  await change(page, manilaDayIn(0))
  await expect(page.getByRole('dialog')).toContainText('PRC identification card')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep as it is' }).click()

  const verifier = await callsOf(calls, 'admin')
  await completeChecklist(await callsOf(calls, 'officer2'), verifier, 'phy', person.code)
  await page.goto(`/doctor/${person.code}/edit`)
  await page.getByLabel('PhilHealth accreditation number').fill('912345678901')
  await fillDay(page, 'PhilHealth valid until', `${nextYear}-12-31`)
  await page.getByLabel('Professional tax receipt number').fill('PTR-8123')
  await fillDay(page, 'Professional tax receipt issued on', manilaDayIn(-10))
  await page.getByLabel('PMA or PDA number').fill('PMA-8123')
  await fillDay(page, 'PMA or PDA valid until', `${nextYear}-12-31`)
  await page.getByRole('textbox', { name: 'TIN' }).fill('812-345-100')
  await page.getByRole('textbox', { name: 'Payee', exact: true }).fill('Amihan Dimaculangan')
  await page.getByLabel('Contract number').fill('C-8123')
  await fillDay(page, 'Contract in force from', manilaDayIn(-1))
  await fillDay(page, 'Contract in force until', `${nextYear}-12-31`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/doctor/${person.code}$`))
  await change(page, manilaDayIn(0))
  await expect(page.getByRole('dialog')).toBeHidden()
  await approveStatus(await callsOf(calls, 'approver'), person.code)
  await page.reload()
  await expect(badge(page)).toContainText('Accredited')
  await look(page, 'provider-4-record')

  await suspend(page, manilaDayIn(0), manilaDayIn(9))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(badge(page)).toContainText('Suspended')
  await expect(page.getByText(`Accredited from ${dayText(manilaDayIn(10))}, in 10 days`)).toBeVisible()
})

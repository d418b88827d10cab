import { expect, test, type Locator, type Page } from '@playwright/test'
import { addClinic } from './support/clinic.ts'
import { signedIn } from './support/people.ts'
import { callsOf } from './support/calls.ts'
import { look } from './support/screens.ts'

/** Facilities that are like one another. */
test.describe.configure({ mode: 'serial' })

const names = {
  kept: 'Hiwaga Dental Clinic',
  twin: 'Hiwaga Dental Clinic Inc.',
  like: 'Hiwaga Dental Klinik',
}
/** The values shared by the three facilities, and by no others of the sample. */
const own = { tin: '654-321-870', telephone: ['(02) 5555-0133'] }
const codes = { kept: '', twin: '', like: '' }
let page: Page

/** The card that compares another record with the one that is shown. */
const compared = (name: string): Locator =>
  page.getByRole('table', { name: `In common with ${name}`, exact: true })

test.beforeAll(async ({ browser, request }) => {
  const officer2 = await callsOf(request, 'officer2')
  for (const which of ['kept', 'twin', 'like'] as const) {
    const { code } = await addClinic(officer2, names[which], {
      ...own,
      hfCode: `P-HIWAGA-${which.toUpperCase()}`,
    })
    codes[which] = code
  }
  ;({ page } = await signedIn(browser, 'ACCREDITATION_OFFICER'))
})

test('1 a facility that only looks alike is told apart with a reason, on both records', async () => {
  test.setTimeout(120_000)
  await page.goto(`/health-facility/${codes.kept}/duplicates`)
  await expect(compared(names.twin)).toContainText('Same TIN')
  await expect(compared(names.like)).toBeVisible()
  await look(page, 'facilities-1-duplicates')
  await page.getByRole('button', { name: `Not a duplicate: ${names.like}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Not a duplicate' })
  await dialog.getByRole('button', { name: 'Remember' }).click()
  await expect(dialog.getByRole('alert').getByText('Give the reason in a few words.')).toBeVisible()
  await dialog.getByLabel('How you know').fill('A branch in the same building, with its own licence.')
  await look(page, 'facilities-1-different')
  await dialog.getByRole('button', { name: 'Remember' }).click()
  await expect(dialog).toBeHidden()
  await expect(compared(names.like)).toBeHidden()
  await expect(page.getByText(/A branch in the same building/)).toBeVisible()
  await page.goto(`/health-facility/${codes.like}/duplicates`)
  await expect(page.getByText(/A branch in the same building/)).toBeVisible()
  await expect(compared(names.kept)).toBeHidden()
})

test('2 a facility that is the same is merged, and stays readable with its history', async () => {
  test.setTimeout(120_000)
  await page.goto(`/health-facility/${codes.kept}/duplicates`)
  await page.getByRole('button', { name: `Merge into this record: ${names.twin}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/The merge can be undone under Duplicates/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog.getByRole('alert').getByText('Give the reason in a few words.')).toBeVisible()
  await look(page, 'facilities-2-merge')
  await dialog.getByLabel('Reason').fill('Registered twice, once with Inc.')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('No likely duplicate')).toBeVisible()

  await page.goto(`/health-facility/${codes.twin}`)
  await expect(page.getByRole('link', { name: codes.kept, exact: true })).toBeVisible()
  await look(page, 'facilities-2-twin')
  await page.goto(`/health-facility/${codes.twin}/history`)
  await expect(page.getByText('Registered twice, once with Inc.').first()).toBeVisible()
  await page.goto(`/health-facility?term=${encodeURIComponent(names.kept)}`)
  const rows = page.getByRole('grid')
  await expect(rows.getByRole('link', { name: names.kept, exact: true })).toBeVisible()
  await expect(rows.getByRole('link', { name: names.twin, exact: true })).toBeHidden()
})

import { expect, test } from '@playwright/test'
import { callsOf } from './support/calls.ts'
import { pdf } from './support/documents.ts'
import { signedIn } from './support/people.ts'
import { look } from './support/screens.ts'

interface Row {
  code: string
  name?: string
  lastName?: string
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

test('a memo goes to twelve providers, and two of them have received it', async ({ browser, request }) => {
  test.setTimeout(240_000)
  const admin = await callsOf(request, 'admin')
  const read = async (path: string) => (await admin.get<{ content: Row[] }>(path)).content
  const listed = [
    ...(await read('/hf/list?size=100&status=ACCREDITED')),
    ...(await read('/phy/list?size=100&status=ACCREDITED')),
  ]
  const twelve = listed.slice(0, 12)
  expect(twelve).toHaveLength(12)

  const { page } = await signedIn(browser, 'COMPLIANCE_OFFICER')
  await page.goto('/iso-compliance/memos')
  await page.getByRole('button', { name: 'Add a memo' }).click()
  const dialog = page.getByRole('dialog')
  const providers = dialog.getByRole('combobox', { name: 'Providers' })
  for (const { code } of twelve) {
    await providers.fill(code)
    await page.getByRole('option').filter({ hasText: code }).first().click()
  }
  await providers.press('Tab')
  await expect(dialog.getByRole('row')).toHaveCount(12)
  await dialog.getByLabel('Kind').selectOption('Policy')
  const fileName = 'twelve-clinics.pdf'
  await dialog.locator('input[type=file]').first().setInputFiles(pdf(fileName))
  await look(page, 'walk-memo-1-filled')
  const [day = '', month = '', year = ''] = await dialog
    .getByRole('group', { name: 'Date of memo' })
    .getByRole('spinbutton')
    .allTextContents()
  const written = `${day} ${months[Number(month) - 1]} ${year}`
  await dialog.getByRole('button', { name: 'Add memo' }).click()
  await expect(page.getByText('The memo has been saved for 12 providers.').first()).toBeVisible()

  await page.goto('/iso-compliance/memos?standing=UNSENT&size=100')
  const rows = page.getByRole('row').filter({ hasText: 'Policy' }).filter({ hasText: written })
  await expect(rows).toHaveCount(12)
  await page.getByRole('checkbox', { name: /page/i }).first().click()
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByText(/marked as sent$/).first()).toBeVisible()
  await page.goto('/iso-compliance/memos?standing=SENT&size=100')
  await expect(rows).toHaveCount(12)
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Mark as received' }).click()
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await expect(page.getByText(/^2 memos marked as received$/).first()).toBeVisible()
  await look(page, 'walk-memo-2-received')

  const memos = await admin.get<{ content: { fileName: string; dateReceived: string | null }[] }>(
    '/memo?size=100',
  )
  const own = memos.content.filter((one) => one.fileName === fileName)
  expect(own.map(({ dateReceived }) => dateReceived !== null).filter(Boolean)).toHaveLength(2)
  expect(own).toHaveLength(12)
})

test('an application is found by the name of the applicant before anybody approved it', async ({
  browser,
  request,
}) => {
  const admin = await callsOf(request, 'admin')
  const { content } = await admin.get<{ content: { code: string; targetName: string }[] }>(
    '/user-request?requestType=hf-registration&status=PENDING,REVIEWED',
  )
  const [application] = content
  if (!application) throw new Error('The sample has no open application.')
  const { page } = await signedIn(browser, 'ACCREDITATION_OFFICER')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /Control K/ }).waitFor()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('searchbox', { name: 'Search', exact: true })
  await box.fill(application.targetName)
  const option = page.getByRole('menuitem').filter({ hasText: application.targetName }).first()
  await expect(option).toBeVisible()
  await look(page, 'walk-application-1-palette')
  await option.click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/requests/${application.code}$`))
  await expect(page.getByText(application.targetName).first()).toBeVisible()
  await look(page, 'walk-application-2-request')
})

import { expect, test, type Page } from '@playwright/test'
import { callsOf } from './support/calls.ts'
import { manilaDayIn } from './support/documents.ts'
import { signedIn } from './support/people.ts'
import { look } from './support/screens.ts'

const facility = 'HF0000001'
const added = Array.from({ length: 14 }, (_, at) => ({
  packageName: `Invented check-up ${String(at + 1).padStart(2, '0')}`,
  price: 1_500 + at * 125,
  serviceType: 'OUTPATIENT',
  inclusions: ['Consultation'],
}))
const pesos = (price: number): string => `₱${price.toLocaleString('en-PH', { minimumFractionDigits: 2 })}`

/** Opens a request and answers its table of lines. */
async function openLines(page: Page, code: string) {
  await page.goto(`/dashboard/requests/${code}`)
  const lines = page.getByRole('grid', { name: 'Lines of the proposal' })
  await expect(lines.getByRole('columnheader', { name: /^In force/ })).toBeVisible()
  return lines
}

test('14 added lines are decided with their prices visible', async ({ browser, request }) => {
  test.setTimeout(180_000)
  const admin = await callsOf(request, 'admin')
  const query = `applicantCode=${facility}&requestType=hf/package&status=PENDING,REVIEWED`
  const { content } = await admin.get<{ content: { code: string }[] }>(`/user-request?${query}`)
  // the sample has a proposal under way; one at a time can be
  for (const { code } of content)
    await admin.post('/user-request/reject', { code, remarks: 'Out of the way of the journey.' })
  const coordinator = await callsOf(request, 'coordinator')
  const proposed = { healthFacilityCode: facility, effectiveDate: manilaDayIn(70), lines: added }
  const { requestCode } = await coordinator.post<{ requestCode: string }>('/hf/packages', proposed)
  await (await callsOf(request, 'officer')).post('/user-request/review', { code: requestCode })

  const { page } = await signedIn(browser, 'APPROVER')
  let lines = await openLines(page, requestCode)
  for (const { packageName, price } of added) {
    const row = lines.getByRole('row').filter({ hasText: packageName })
    await expect(row).toContainText(`+ ${pesos(price)}`)
    await expect(row).toContainText('not offered')
  }
  await look(page, 'price-decision-1-open')
  const [first, last] = ['Invented check-up 01', 'Invented check-up 14']
  await lines.getByLabel(`Decision on ${first}`).selectOption('Accept')
  await lines.getByLabel(`Decision on ${last}`).selectOption('Refuse')
  await lines.getByLabel(`Reason for refusing ${last}`).fill('Its contents are those of another package.')
  await look(page, 'price-decision-1-refused')
  await page.getByRole('button', { name: 'Approve without 1 line' }).click()
  await expect(page.getByText(/Packages of .+ approved\./).first()).toBeVisible()

  lines = await openLines(page, requestCode)
  await expect(lines.getByRole('columnheader', { name: 'In force at the decision' })).toBeVisible()
  const refused = lines.getByRole('row').filter({ hasText: last })
  await expect(refused).toContainText('Refused: Its contents are those of another package.')
  await expect(refused).toContainText(pesos(added.at(-1)?.price ?? 0))
  await look(page, 'price-decision-2-decided')
  await page.goto(`/dashboard/requests/${requestCode}/print`)
  for (const { packageName, price } of added) {
    await expect(page.getByRole('row').filter({ hasText: packageName })).toContainText(pesos(price))
  }
  await look(page, 'price-decision-3-paper')
})

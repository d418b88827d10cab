import { expect, test } from '@playwright/test'
import { signedIn } from './support/people.ts'

test('a report says at the field what its address has wrong, and comes when that is mended', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, 'ACCREDITATION_OFFICER')
  await page.goto('/reports/registered-physicians?from=2026-05-01&to=2020-01-01&show=1')
  await expect(page.getByText('Choose an end on or after the start.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Workbook' })).toHaveCount(0)
  await page.goto('/reports/summary-of-doctors?asOf=2026-02-30&show=1')
  await expect(page.getByText('Enter a day of the calendar.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the report' }).click()
  await expect(page.getByRole('button', { name: 'Workbook' })).toBeVisible()
  await page.goto('/reports/summary-of-doctors?region=ATLANTIS&asOf=2026-02-02&show=1')
  await expect(page.getByText('No region is known as “ATLANTIS”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the report' }).click()
  await expect(page.getByRole('button', { name: 'Workbook' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?asOf=2026-02-02&show=1')
  // a province that came without its region is shown with it, and can be cleared
  await page.goto('/reports/health-facility-report-by-location?province=0600400000&show=1')
  await expect(page.getByLabel('Province')).toHaveValue('0600400000')
  await expect(page.getByLabel('Region')).toHaveValue('0600000000')
  await page.getByLabel('Province').selectOption({ label: 'Any' })
  await page.getByLabel('Region').selectOption({ label: 'Any' })
  await page.getByRole('button', { name: 'Show the report' }).click()
  await expect(page).toHaveURL(/by-location\?show=1$/)
  // a place that does not lie in what its address names above it goes by its name, and is said to lie elsewhere
  await page.goto(
    '/reports/health-facility-report-by-location?region=1400000000&province=0600400000&city=1400101000&show=1',
  )
  const province = page.getByLabel('Province')
  await expect(province.locator('option:checked')).toHaveText('Aklan')
  await expect(province).toHaveAccessibleDescription(/^Aklan lies in .+ Choose another province or region\.$/)
  const city = page.getByLabel('City or municipality')
  await expect(city.locator('option:checked')).toHaveText('Bangued')
  await expect(city).toHaveAccessibleDescription(/ lies in Abra\. Choose another city or province\.$/)
  await province.selectOption({ label: 'Abra' })
  await expect(province).toHaveAccessibleDescription('')
  await page.goto('/reports/mcap-hmo-users-report?show=1')
  await expect(page.getByText('This report is not open to your role')).toBeVisible()
  await context.close()
})

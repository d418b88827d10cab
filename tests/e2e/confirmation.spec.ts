import { expect, test } from '@playwright/test'
import { signedIn } from './support/people.ts'
import { look } from './support/screens.ts'

/** The size of a telephone, on which a clinic confirms its details between two patients. */
const phone = { width: 390, height: 844 }

test('a clinic confirms its hours on a phone, and visitors of the directory see the day', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, 'coordinator')
  await page.setViewportSize(phone)
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Are your details still right?' })
  await expect(card).toContainText(/\d sections? (?:is|are) to be confirmed/)
  await card.getByRole('link', { name: 'Confirm now' }).click()

  const hours = page.getByRole('region', { name: 'Opening hours', exact: true })
  await expect(hours).toContainText(/To be confirmed|Confirmation overdue/)
  await look(page, 'confirmation-1-open')
  await hours.getByRole('button', { name: 'Still right: Opening hours' }).press('Enter')
  await expect(hours).toContainText(/Confirmed on .* Due on /)
  await expect(page.getByRole('region', { name: 'Care settings', exact: true })).toBeFocused()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(phone.width)
  await look(page, 'confirmation-2-confirmed')

  const code = new URL(page.url()).pathname.split('/').find((part) => /^HF\d{7}$/.test(part)) ?? ''
  await page.goto(`/directory/${code}`)
  await expect(page.getByText(/^Confirmed by the facility: .*opening hours on /)).toBeVisible()
  await look(page, 'confirmation-3-directory')
  await context.close()
})

import { expect, test } from '@playwright/test'
import { newPerson, signedIn } from './support/people.ts'
import { look } from './support/screens.ts'

/** The size of a telephone, on which a clinic confirms its details between two patients. */
const phone = { width: 390, height: 844 }

/** A facility of the smallest sample whose coordinator has nothing to do in other journeys. */
const clinic = 'HF0000005'

test('a clinic confirms its hours on a phone, and visitors of the directory see the day', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, 'coordinator')
  await page.setViewportSize(phone)
  await page.goto('/')
  const facts = page.getByRole('region', { name: 'Facts', exact: true })
  await facts.getByRole('link', { name: 'Confirm details' }).click()

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
  await expect(page.getByText(/Confirmed by the facility: [^.]*opening hours on /)).toBeVisible()
  await look(page, 'confirmation-3-directory')
  await context.close()
})

test('a clinic confirms its hours on a phone through the mailed link, without signing in', async ({
  browser,
}) => {
  const officer = await signedIn(browser, 'officer')
  await officer.page.goto(`/health-facility/${clinic}/confirmation`)
  await officer.page.getByRole('button', { name: 'Mail the link' }).click()
  await expect(officer.page.getByText('The link was mailed to the address on record.').first()).toBeVisible()
  await officer.page.goto('/dev/outbox')
  const mail = officer.page.getByRole('article').filter({ hasText: '/confirm#' }).first()
  const [link = ''] = /\/confirm#\S+/.exec(await mail.innerText()) ?? []
  await officer.context.close()

  const { page, context } = await newPerson(browser)
  await page.setViewportSize(phone)
  await page.goto(link)
  const hours = page.getByRole('region', { name: 'Opening hours', exact: true })
  await expect(hours).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payee', exact: true })).toHaveCount(0)
  await look(page, 'confirmation-link-1-open')
  await hours.getByRole('button', { name: 'Still right: Opening hours' }).click()
  await expect(hours).toContainText(/Confirmed on .* Due on /)
  const places = page.getByRole('region', { name: 'Addresses and telephone', exact: true })
  await places.getByRole('button', { name: 'Something is wrong: Addresses and telephone' }).click()
  await look(page, 'confirmation-link-2-wrong')
  await places.getByLabel('What is wrong in addresses and telephone?').fill('The second number is gone.')
  await places.getByRole('button', { name: 'Send' }).click()
  await expect(places).toContainText('The provider reported an error on')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await look(page, 'confirmation-link-3-answered')

  await page.goto(`/directory/${clinic}`)
  await expect(
    page.getByText(/Reported as wrong: addresses and telephone on .*opening hours on /),
  ).toBeVisible()
  await look(page, 'confirmation-link-4-directory')
  await context.close()
})

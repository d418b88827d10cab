import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newPerson, signedIn, signIn } from './support/people.ts'

test('the state of the list is in the address and survives reload and back', async ({ browser }) => {
  const { page } = await signedIn(browser, 'officer2')
  await page.goto('/health-facility')
  const table = page.getByRole('grid')
  // the name alone: the validity is drawn a moment after the row
  const firstName = table.getByRole('row').nth(1).getByRole('link').first()
  await expect(firstName).toBeVisible()
  const unsorted = await firstName.innerText()
  await page
    .getByRole('columnheader', { name: /Name|Facility/ })
    .getByRole('button')
    .first()
    .click()
  await expect(page).toHaveURL(/sort=/)
  const sorted = page.url()
  // the address changes at once, the rows when the answer is there
  await expect(firstName).not.toHaveText(unsorted)
  const first = await firstName.innerText()
  await page.reload()
  await expect(firstName).toHaveText(first)
  expect(page.url()).toBe(sorted)
  await firstName.click()
  await expect(page).toHaveURL(/\/health-facility\/HF\d{7}/)
  await page.goBack()
  await expect(page).toHaveURL(sorted)
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
})

test('an unattended screen warns, counts down and signs out', async ({ browser }) => {
  const { page } = await newPerson(browser)
  await page.clock.install()
  await signIn(page, 'rates')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(10_000)
  await page.clock.fastForward((3595 - 110) * 1000)
  await page.clock.runFor(2000)
  await expect(page.getByText('You will be signed out in two minutes')).toBeVisible()
  await page.clock.fastForward(100_000)
  await page.clock.runFor(2000)
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(page).toHaveURL(/\/auth\/login/)
})

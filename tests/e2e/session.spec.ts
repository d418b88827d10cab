import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newPerson, samplePassword, signedIn, signIn } from './support/people.ts'

test('a wrong password says so and keeps the name', async ({ browser }) => {
  const { page } = await newPerson(browser)
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill('officer2')
  await page.getByLabel('Password', { exact: true }).fill('Not-the-Password-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('You are not signed in')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('officer2')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expectAccessible(page)
})

test('signing in needs no mouse', async ({ browser }) => {
  const { page } = await newPerson(browser)
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    if (await page.getByLabel('Username').evaluate((input) => input === document.activeElement)) break
  }
  await page.keyboard.type('officer2')
  await page.keyboard.press('Tab')
  await page.keyboard.type(samplePassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
})

test('another facility is not there for a coordinator', async ({ browser }) => {
  const { page } = await newPerson(browser)
  await signIn(page, 'coordinator2')
  await expect(page).toHaveURL(/\/health-facility\/HF0000003/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const own = await page.getByRole('heading', { level: 1 }).innerText()
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/') && response.url().includes('HF0000001'))
      answers.push(response.status())
  })
  await page.goto('/health-facility/HF0000001')
  await page.waitForLoadState('networkidle')
  expect(answers.filter((status) => status < 400)).toEqual([])
  await page.goto('/health-facility')
  await expect(page).toHaveURL(/\/health-facility\/HF0000003/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own)
})

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

import { expect, type Page } from '@playwright/test'
import { fillDay } from './documents.ts'

/** To the next step of a form in steps. */
export const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** Presses a decision and waits until the server has taken it. */
export async function decide(page: Page, text: string): Promise<void> {
  const response = page.waitForResponse((reply) => /user-request\/(?:review|approve)$/.test(reply.url()))
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: text }).click()
  expect((await response).status()).toBeLessThan(300)
}

/** Chooses a region, province or city by its name. */
export async function choosePlace(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await box.fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
}

/** Asks for the facility to be accredited from a day. */
export const change = async (page: Page, day: string): Promise<void> => {
  await page.getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Accredited/ }).check({ force: true })
  await fillDay(dialog, 'Takes effect on', day)
  await dialog.getByRole('button', { name: /^Change status|^Send request/ }).click()
}

/** Reads the temporary password that was mailed to an address from the outbox of the development server. */
export async function passwordFor(
  page: Page,
  email: string,
): Promise<{ username: string; password: string }> {
  await page.goto('/dev/outbox')
  const text = await page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: 'Temporary password' })
    .first()
    .innerText()
  const username = /Username: (\S+)/.exec(text)?.[1] ?? ''
  const password = /Temporary password: (\S+)/.exec(text)?.[1] ?? ''
  return { username, password }
}

/** Reads the link by which an applicant answers from the outbox of the development server. */
export async function answerLinkFor(page: Page, email: string): Promise<string> {
  await page.goto('/dev/outbox')
  const text = await page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: '/answer#' })
    .first()
    .innerText()
  return /\/answer#\S+/.exec(text)?.[0] ?? ''
}

/** Confirms the mail address of an application by the link in the outbox; returns the number of its request. */
export async function confirmAddress(page: Page, email: string): Promise<string> {
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
  await page.goto('/dev/outbox')
  const mail = page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: '/confirm-application#' })
  const [link = ''] = /\/confirm-application#\S+/.exec(await mail.first().innerText()) ?? []
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm and send the application' }).click()
  await expect(page.getByRole('heading', { name: 'Your application was sent' })).toBeVisible()
  return /UR-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
}

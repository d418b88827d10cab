import { sampleFiles } from '../../../apps/server/src/seed/samples.ts'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** A file as the browser takes it. */
export interface SampleDocument {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A real PDF; the name is written into it, so that no two are the same file. */
export function pdf(name: string): SampleDocument {
  const bytes = Buffer.concat([sampleFiles.certificate.bytes, Buffer.from(`\n% ${name}\n`)])
  return { name, mimeType: 'application/pdf', buffer: bytes }
}

/** A real JPEG photograph. */
export function jpeg(name: string): SampleDocument {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(sampleFiles.photograph.bytes) }
}

/** Types a day into the three parts of a date field. */
export async function fillDay(scope: Locator | Page, label: string | RegExp, isoDay: string): Promise<void> {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  const group = scope.getByRole('group', { name: label }).first()
  // Day, month, year: each part hands on to the next when it is full.
  await group.getByRole('spinbutton').first().focus()
  await group.page().keyboard.type(`${day}${month}${year}`, { delay: 20 })
}

/** Fills the two days of a period: the last part of the first day hands on to the second. */
export async function fillPeriod(
  scope: Locator | Page,
  label: string | RegExp,
  days: readonly [from: string, to: string],
): Promise<void> {
  const group = scope.getByRole('group', { name: label }).first()
  await group.getByRole('spinbutton').first().focus()
  const typed = days.map((isoDay) => isoDay.split('-').toReversed().join('')).join('')
  await group.page().keyboard.type(typed, { delay: 20 })
}

/** Chooses a file for a type of document and, where needed, its day. */
export async function chooseDocument(
  page: Page,
  kind: string,
  document: SampleDocument,
  isoDay?: string,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose file for ${kind}` }).click()
  await (await chooser).setFiles(document)
  const row = page.getByRole('listitem').filter({ hasText: document.name })
  await expect(row).toBeVisible()
  if (isoDay !== undefined) await fillDay(row, /Valid until|Issued on/, isoDay)
}

/** Today in Manila, some days on. */
export function manilaDayIn(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

/** Adds a memorandum of agreement, in force since yesterday, on the page of a facility's documents. */
export async function addContract(page: Page, until: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Add (?:a )?contract$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Document').selectOption('MOA')
  await fillPeriod(dialog, 'In force', [manilaDayIn(-1), until])
  await chooseDocument(page, 'Signed contract', pdf('contract.pdf'))
  await dialog.getByRole('button', { name: 'Add contract' }).click()
  await expect(dialog).toBeHidden()
}

import { sampleFiles } from '../../../apps/server/src/seed/samples.ts'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** A file as the browser takes it. */
export interface Paper {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A real PDF; the name is written into it, so that no two are the same file. */
export function pdf(name: string): Paper {
  const bytes = Buffer.concat([sampleFiles.certificate.bytes, Buffer.from(`\n% ${name}\n`)])
  return { name, mimeType: 'application/pdf', buffer: bytes }
}

/** A real JPEG photograph. */
export function jpeg(name: string): Paper {
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

/** Chooses a file for a kind of paper and, where it asks for one, its day. */
export async function choosePaper(page: Page, kind: string, paper: Paper, isoDay?: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose file for ${kind}` }).click()
  await (await chooser).setFiles(paper)
  const row = page.getByRole('listitem').filter({ hasText: paper.name })
  await expect(row).toBeVisible()
  if (isoDay !== undefined) await fillDay(row, /Valid until|Issued on/, isoDay)
}

/** Today in Manila, some days on. */
export function manilaDayIn(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

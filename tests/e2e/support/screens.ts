import { expect, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expectAccessible } from './axe.ts'

const folder = fileURLToPath(new URL('../../test-results/screens', import.meta.url))

/** A dialog and what was typed into it stay when a tablet is turned, whatever the page behind it becomes. */
async function expectDialogKept(page: Page): Promise<void> {
  const before = page.viewportSize()
  const typed = () =>
    page
      .getByRole('dialog')
      .locator('input, textarea, select')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const open = await page.getByRole('dialog').count()
  if (open === 0 || before === null) return
  const values = await typed()
  for (const width of [390, before.width]) {
    await page.setViewportSize({ width, height: before.height })
    // the page behind has been laid out anew
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
    await expect(page.getByRole('dialog')).toHaveCount(open)
    expect(await typed()).toEqual(values)
  }
}

/** Pictures of a screen at three widths in light and dark when CAPIZ_E2E_SCREENS is set; axe looks in any case. */
export async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  await expectDialogKept(page)
  if (!process.env['CAPIZ_E2E_SCREENS']) return
  mkdirSync(folder, { recursive: true })
  const before = page.viewportSize()
  // a dialog covers the window, not the whole page: at full height its backdrop would end half way
  const fullPage = (await page.getByRole('dialog').count()) === 0
  // the fixed parts of the frame lie where the page was scrolled to
  await page.evaluate(() => scrollTo(0, 0))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.waitForTimeout(250)
      await page.screenshot({ path: `${folder}/${name}.${colorScheme}.${width}.png`, fullPage })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

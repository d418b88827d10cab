import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Colours that fade into the other scheme would be measured halfway. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** The page has nothing to complain of, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await standStill(page)
    // The announcer's log names what was spoken by fields that may be gone again; it empties itself after seconds.
    const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
    )
    expect.soft(found, `${colorScheme} ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** The rules whose outcome can differ between the schemes: a scheme changes colours only. */
const THEMED_RULES = ['color-contrast', 'link-in-text-block']

/** A scheme a page is looked at in. */
export type Scheme = 'light' | 'dark'

/** Colours that fade into the other scheme would be measured halfway. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // one that follows a scroll bar ends when somebody scrolls
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/**
 * The page has nothing to complain of: every rule in light, those that see colours in dark too. Where a journey runs on
 * both engines by wish, each looks in one scheme, for its pages are the same on both.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { schemes } = test.info().project.metadata as { schemes: readonly Scheme[] }
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await finishAnimations(page)
    // The announcer's log names what was spoken by fields that may be gone again; it empties itself after seconds.
    const builder = new AxeBuilder({ page }).exclude('[data-live-announcer]')
    builder.options({
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' ? { runOnly: { type: 'rule', values: THEMED_RULES } } : {}),
    })
    // All frames are of our own origin, so no page of its own is opened to gather what they found.
    const { violations } = await builder.setLegacyMode().analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
    )
    expect.soft(found, `${colorScheme} ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

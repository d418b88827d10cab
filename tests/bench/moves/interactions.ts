import type { Page } from 'playwright'

/** The slowest interaction on a screen: ms from the event until the next frame, and the act that caused it. */
export interface Slowest {
  ms: number
  act: string
}

interface Noted {
  slow: { ms: number; act: string }
  act: string
}

/** Notes the longest interaction in the page, with the act under way when it began. */
const watch = `(() => {
  const noted = (window.noted = { slow: { ms: 0, act: '' }, act: '' })
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.interactionId > 0 && one.duration > noted.slow.ms) noted.slow = { ms: one.duration, act: noted.act + ' (' + one.name + ')' }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
})()`

const noteAct = (act: string): void => {
  const { noted } = globalThis as { noted?: Noted }
  if (noted) noted.act = act
}
const notedBy = (): Slowest => (globalThis as { noted?: Noted }).noted?.slow ?? { ms: Number.NaN, act: '' }

/** Time in ms an act gets until its frame is drawn and what it began is over. */
const pause = 300

/** Acts that every screen allows, as far as it has their targets. */
const acts: readonly [name: string, take: (page: Page) => Promise<void>][] = [
  [
    'typing a search',
    async (page) => {
      const field = page.locator('main [type=search]').first()
      if (!(await field.isVisible())) return
      await field.click()
      for (const letter of 'san') {
        await page.keyboard.press(letter)
        await page.waitForTimeout(pause / 4)
      }
    },
  ],
  [
    'moving by Tab',
    async (page) => {
      for (let step = 0; step < 8; step++) await page.keyboard.press('Tab')
    },
  ],
  [
    'sorting',
    async (page) => {
      const head = page.locator('main [role=grid] th button').first()
      if (await head.isVisible()) await head.click()
    },
  ],
  [
    'moving by arrows',
    async (page) => {
      const link = page.locator('main [role=grid] tbody a').first()
      if (!(await link.isVisible())) return
      await link.focus()
      for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowDown')
    },
  ],
  [
    'opening a menu',
    async (page) => {
      const menu = page.locator('main button[aria-haspopup]').first()
      if (!(await menu.isVisible())) return
      await menu.click()
      await page.waitForTimeout(pause)
      await page.keyboard.press('Escape')
    },
  ],
  [
    'another tab',
    async (page) => {
      const tab = page.locator('main nav a, main [role=tab]').nth(1)
      if (await tab.isVisible()) await tab.click()
    },
  ],
  [
    'another screen',
    async (page) => {
      const link = page.locator('nav a[href^="/"]:not([aria-current])').last()
      if (await link.isVisible()) await link.click()
    },
  ],
]

/** Prepares a page to note its interactions, before it is opened. */
export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(watch)

/** Takes every act on the page that is open, and returns the slowest. */
export async function interact(page: Page): Promise<Slowest> {
  for (const [name, take] of acts) {
    await page.evaluate(noteAct, name)
    await take(page)
    await page.waitForTimeout(pause)
  }
  return page.evaluate(notedBy)
}

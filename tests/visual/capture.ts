import type { Browser as PlaywrightBrowser, Page } from 'playwright'
import { chromium } from 'playwright'
import type { Browser } from '../../scripts/browser.ts'
import type { Shot, Theme } from './shots.ts'

/** Flags that make the same page give the same pixels in every run. */
const RENDERING_FLAGS = [
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--run-all-compositor-stages-before-draw',
]

/** The moment every story believes it is: a Friday morning in Manila. */
const NOW = new Date('2026-11-20T09:00:00+08:00')

const STORY_TIMEOUT = 20_000

/** How often, and how far apart in ms, a picture is taken again to see whether the story stands still. */
const STILL_ATTEMPTS = 6
const STILL_PAUSE = 150

interface StoryEnd {
  storyId: string
  status: 'success' | 'error'
}

interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: 'storyFinished') => [StoryEnd] | undefined }
}

/** Starts the browser with the flags for steady pictures. */
export function launchForPictures({ executablePath, env, args }: Browser): Promise<PlaywrightBrowser> {
  return chromium.launch({ executablePath, env, args: [...args, ...RENDERING_FLAGS] })
}

/** Opens the page on which place, time, language and motion never differ. */
export async function openPage(browser: PlaywrightBrowser): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: 'light',
    deviceScaleFactor: 1,
    locale: 'en-PH',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Manila',
  })
  // Only the date stands still; timers run on, or components that wait would never be done.
  await context.clock.setFixedTime(NOW)
  return context.newPage()
}

/** Shows a story and waits until it has played to its end. */
export async function showStory(page: Page, url: string, shot: Shot): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: shot.height })
  // The checker's findings are the story tests' matter; here it would only cost time.
  await page.goto(`${url}/iframe.html?id=${shot.story}&viewMode=story&globals=a11y.manual:!true`)
  const end = await page.waitForFunction(
    (id) => {
      const [last] = (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? []
      return last?.storyId === id && last.status
    },
    shot.story,
    { timeout: STORY_TIMEOUT },
  )
  // A picture of a story that broke half-way says nothing; the story tests say why it broke.
  if ((await end.jsonValue()) === 'error') throw new Error('the story failed')
}

/** Takes the picture of the story on the page in one theme, once its fonts and images are there. */
export async function takePicture(page: Page, theme: Theme): Promise<Buffer> {
  await page.evaluate(settle, theme)
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', timeout: STORY_TIMEOUT })
}

/** Takes pictures until two in a row are the same: what is committed must not be a story caught in motion. */
export async function takeStillPicture(page: Page, theme: Theme): Promise<Buffer> {
  let last = await takePicture(page, theme)
  for (let attempt = 0; attempt < STILL_ATTEMPTS; attempt += 1) {
    await page.waitForTimeout(STILL_PAUSE)
    const next = await takePicture(page, theme)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('the story never stands still')
}

async function settle(theme: string): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        resolve()
      })
    })
  // The theme is nothing but this attribute, so one page serves both.
  document.documentElement.dataset['theme'] = theme
  await frame()
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await frame()
  await frame()
}

import type { Browser as PlaywrightBrowser, Page } from 'playwright'
import { chromium } from 'playwright'
import type { Browser } from '../../scripts/browser.ts'
import type { Pixels } from './png.ts'
import { decodePng } from './png.ts'
import { waitUntilSettled, watchTimers } from './settle.ts'
import type { Look, Shot } from './shots.ts'

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

interface StoryEnd {
  storyId: string
  status: 'success' | 'error'
}

interface Channel {
  last: (event: 'storyFinished') => [StoryEnd] | undefined
  emit: ((event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void) &
    ((event: 'updateGlobals', change: { globals: object }) => void)
}

interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> }
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
  const page = await context.newPage()
  await watchTimers(page)
  return page
}

/** Shows a story on a fresh page and waits until it has played to its end and stands still. */
export async function showStory(page: Page, url: string, shot: Shot): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: shot.height })
  await page.emulateMedia({
    media: 'screen',
    forcedColors: shot.looks.includes('forced') ? 'active' : 'none',
  })
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => (window as PreviewWindow).__STORYBOOK_PREVIEW__ !== undefined)
  await page.evaluate(playStory, shot.story)
  await untilPlayed(page, shot)
}

/**
 * Shows a story in place of the one before it, without loading the page anew: much faster, and the same picture unless the
 * one before left something behind. Whoever finds a difference shows it on a fresh page before believing it.
 */
export async function showNextStory(page: Page, shot: Shot): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: shot.height })
  await page.evaluate(leaveStory)
  await page.evaluate(playStory, shot.story)
  await untilPlayed(page, shot)
}

/** Puts back what the story before and its pictures changed about the page itself. */
function leaveStory(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  Object.assign(document.documentElement.dataset, { theme: 'light', spacing: 'normal' })
  scrollTo(0, 0)
}

async function untilPlayed(page: Page, shot: Shot): Promise<void> {
  const end = await page.waitForFunction(
    (id) => {
      const [last] = (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? []
      if (last?.storyId !== id) return false
      return last.status
    },
    shot.story,
    { timeout: STORY_TIMEOUT },
  )
  // A picture of a story that broke half-way says nothing; the story tests say why it broke.
  if ((await end.jsonValue()) === 'error') throw new Error('the story failed')
  await waitUntilSettled(page)
  await fitHeight(page, shot)
}

/** Starts a story once the fonts are there: what is placed beside text that then changes its width stays misplaced. */
async function playStory(story: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow
  const ours = [...document.fonts].filter(({ family }) => family.includes('IBM Plex'))
  if (ours.length === 0) throw new Error('The fonts of the components are not declared.')
  await Promise.all([preview?.ready(), ...ours.map((font) => font.load())])
  // The checker's findings are the story tests' matter: here it would cost time, and in forced colours it sees our own.
  channel?.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  channel?.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
}

/** Makes the window as high as the page: a picture beyond the window would move overlays while it is taken. */
async function fitHeight(page: Page, { width, height }: Shot): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight)
  if (needed <= height) return
  await page.setViewportSize({ width, height: needed })
  await waitUntilSettled(page)
}

function stopCaret(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true
}

/** Takes the picture of the story on the page in one look. */
export async function takePicture(page: Page, shot: Shot, look: Look): Promise<Pixels> {
  // Only now: stories play with what is on the screen, of which paper leaves much away.
  if (look === 'print') await page.emulateMedia({ media: 'print' })
  // Theme and text spacing are nothing but attributes, so one page serves every look.
  await page.evaluate(
    ({ theme, spacing }) => {
      Object.assign(document.documentElement.dataset, { theme, spacing })
    },
    {
      theme: look === 'dark' || look === 'print' ? 'dark' : 'light',
      spacing: look === 'spaced' ? 'wide' : 'normal',
    },
  )
  // Forced colours draw the blinking caret even where it is hidden; a field that is read only has none.
  if (look === 'forced') await page.evaluate(stopCaret)
  await waitUntilSettled(page)
  // Words with more room, and on paper, make the page longer; it is the last look, so nothing has to be taken back.
  if (look === 'spaced' || look === 'print') await fitHeight(page, shot)
  return decodePng(await page.screenshot({ animations: 'disabled', caret: 'hide', timeout: STORY_TIMEOUT }))
}

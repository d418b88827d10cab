import type { Browser as PlaywrightBrowser, Page } from 'playwright'
import { chromium } from 'playwright'
import type { Browser } from '../../scripts/browser.ts'
import type { Picture } from './compare.ts'
import { decodePicture } from './compare.ts'
import { waitUntilSettled, watchTimers } from './settle.ts'
import { showDocs } from './docs-pages.ts'
import type { Look, Shot } from '../../apps/storybook/src/pictures/shots.ts'

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

/** The moment of every picture: a Friday morning in Manila. */
export const pictureMoment = new Date('2026-11-20T09:00:00+08:00')

const STORY_TIMEOUT = 20_000

interface StoryEnd {
  storyId: string
  status: 'success' | 'error'
}

interface Phase {
  storyId: string
  newPhase: string
}

interface Channel {
  last: (event: 'storyFinished') => [StoryEnd] | undefined
  on: (event: 'storyRenderPhaseChanged', listener: (phase: Phase) => void) => void
  emit: ((event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void) &
    ((event: 'updateGlobals', change: { globals: object }) => void)
}

interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> }
  /** Phases that the story on the page went through since it was started. */
  capizPhases?: string[]
}

/** Starts the browser with the flags for repeatable pictures. */
export function launchForPictures({ executablePath, env, args }: Browser): Promise<PlaywrightBrowser> {
  return chromium.launch({ executablePath, env, args: [...args, ...RENDERING_FLAGS] })
}

/** Opens a page with fixed time zone, date, language and motion; `baseURL` is put before paths without a host. */
export async function openPage(browser: PlaywrightBrowser, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    colorScheme: 'light',
    deviceScaleFactor: 1,
    locale: 'en-PH',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Manila',
  })
  // Only the date is fixed; timers run, or components that wait would never finish.
  await context.clock.setFixedTime(pictureMoment)
  const page = await context.newPage()
  await watchTimers(page)
  return page
}

/** Shows a story on a fresh page and waits until it has played and nothing moves. */
export async function showStory(page: Page, url: string, shot: Shot): Promise<void> {
  if (shot.isDocs === true) return showDocs(page, url, shot)
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
 * Shows a story in place of the one before it, without loading the page again: much faster, and the same picture unless the
 * one before left something behind. A difference has to be confirmed on a fresh page.
 */
export async function showNextStory(page: Page, shot: Shot): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: shot.height })
  await page.evaluate(leaveStory)
  await page.evaluate(playStory, shot.story)
  await untilPlayed(page, shot)
}

/** Resets what the previous story and its pictures changed on the page. */
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
      // A story that is drawn again while it plays counts as finished too early.
      const phases = (window as PreviewWindow).capizPhases ?? []
      const isPlaying =
        phases.includes('playing') && !phases.includes('played') && !phases.includes('errored')
      return isPlaying ? false : last.status
    },
    shot.story,
    { timeout: STORY_TIMEOUT },
  )
  // A picture of a failed story is meaningless; the story tests report why it failed.
  if ((await end.jsonValue()) === 'error') throw new Error('the story failed')
  await waitUntilSettled(page)
  await fitHeight(page, shot)
}

/** Starts a story once the fonts are loaded: overlays placed beside text are not moved when its width changes. */
async function playStory(story: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow
  const ownFonts = [...document.fonts].filter(({ family }) => family.includes('IBM Plex'))
  if (ownFonts.length === 0) throw new Error('The fonts of the components are not declared.')
  await Promise.all([preview?.ready(), ...ownFonts.map((font) => font.load())])
  // The story tests run the accessibility check; here it would cost time and see the wrong colours in forced colours.
  channel?.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  const phases: string[] = []
  Object.assign(window, { capizPhases: phases })
  channel?.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
    if (storyId === story) phases.push(newPhase)
  })
  channel?.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
}

/** Makes the window as high as the page: a picture larger than the window would move overlays while it is taken. */
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
export async function captureStory(page: Page, shot: Shot, look: Look): Promise<Picture> {
  // Only after the story has played: print styles hide elements it plays with.
  if (look === 'print') await page.emulateMedia({ media: 'print' })
  // Theme and text spacing are attributes, so one page serves every look.
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
  // Wide text spacing and print make the page longer; they are the last look, so the height is not reset.
  if (look === 'spaced' || look === 'print') await fitHeight(page, shot)
  return decodePicture(
    await page.screenshot({ animations: 'disabled', caret: 'hide', timeout: STORY_TIMEOUT }),
  )
}

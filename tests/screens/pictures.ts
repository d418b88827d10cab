import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import type { Browser as FoundBrowser } from '../../scripts/browser.ts'
import { launchForPictures, openPage, pictureMoment } from '../visual/capture.ts'
import { decodePicture, type Picture } from '../visual/compare.ts'
import { attempt, type Finding, findLeftovers, judgePicture, type PictureStore } from '../visual/judge.ts'
import type { Options } from '../visual/options.ts'
import { checkOutline } from '../visual/outline.ts'
import { encodePalette, halved, roundedLike } from '../visual/palette.ts'
import type { Failure } from '../visual/report.ts'
import { endRun, runPictures } from '../visual/command.ts'
import { waitUntilSettled } from '../visual/settle.ts'
import { settle, standStill } from './crawl.ts'
import { checkTwice, lookAtEach } from './each-screen.ts'
import {
  type PicturedScreen,
  picturedScreens,
  screenLooks,
  screenName,
  screenPicture,
  type ScreenLook,
} from './picture-list.ts'
import { serveSampleAt, signIn } from './sample.ts'

/**
 * `npm run visual:screens`: the screens of the built portal over the sample at a fixed moment, each with its outline and a
 * picture in every look, against the committed ones. Takes the options of `npm run visual`; `--accept` writes new ones.
 */
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pictures: PictureStore = { folder: folder('pictures'), encode: encodePalette, roundedLike }
const outlines = folder('outlines')
const report = folder('../visual-report/screens')

const usualHeight = 900
/** Height in px at which a picture ends: what follows repeats what is above, and the outline holds all of it. */
const tallest = 1600

const outlineOf = (screen: PicturedScreen) => `${screenName(screen)}.yml`

/** Heights are rounded up to these px, so that a rounding of the layout is no change of size. */
const heightStep = 100

/** Resizes the window to the width, and to the height of the page within the limit. */
async function fit(page: Page, width: number): Promise<void> {
  const isOther = page.viewportSize()?.width !== width
  await page.setViewportSize({ width, height: usualHeight })
  // another width may load what is drawn in it, as the cards of a list: until they are here the page is short
  await (isOther ? standStill(page) : settle(page))
  const needed = await page.evaluate(() => document.documentElement.scrollHeight)
  // a page of the window's height has no more to show
  const height = needed <= usualHeight + 1 ? usualHeight : Math.ceil(needed / heightStep) * heightStep
  await page.setViewportSize({ width, height: Math.min(height, tallest) })
}

/** Opens the panel that is pictured over the screen, unless it is open: its button is out of reach then. */
async function open(page: Page, { opens }: PicturedScreen): Promise<void> {
  if (opens === undefined) return
  const panel = page.getByRole('dialog', { name: opens })
  if (!(await panel.isVisible())) await page.getByRole('button', { name: opens }).click()
  await panel.waitFor()
}

async function take(page: Page, screen: PicturedScreen, look: ScreenLook): Promise<Picture> {
  const { theme, width, isHalved } = look
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await fit(page, width)
  await open(page, screen)
  await waitUntilSettled(page)
  const picture = decodePicture(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  return isHalved ? halved(picture) : picture
}

/** Time in ms after which a screen is looked at again: on a busy machine a count or a list may come late. */
const patience = 1500

/** Shows a screen in its first window. */
async function show(page: Page, screen: PicturedScreen): Promise<void> {
  await page.setViewportSize({ width: 1440, height: usualHeight })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(screen.path)
  await standStill(page)
  await waitUntilSettled(page)
  await open(page, screen)
}

/** Checks the pictures of a screen and its outline; a screen that cannot be shown fails in all of them. */
async function judge(page: Page, screen: PicturedScreen, options: Options): Promise<Failure[]> {
  const failures: Failure[] = []
  const shown = await attempt(show(page, screen))
  const note = async (name: string, task: (accept: boolean) => Promise<Finding | undefined>) => {
    const isAccepted = options.accept && options.isPicture(name)
    const check = () => attempt(task(isAccepted))
    const finding =
      shown ?? (isAccepted ? await check() : await checkTwice(check, () => page.waitForTimeout(patience)))
    if (finding !== undefined && (isAccepted || !options.accept)) failures.push({ name, ...finding })
  }
  const outline = outlineOf(screen)
  await note(outline, (accept) => checkOutline(page.locator('body'), outlines, outline, accept))
  for (const look of screenLooks) {
    const name = screenPicture(screen, look)
    await note(name, async (accept) => judgePicture(pictures, name, await take(page, screen, look), accept))
  }
  return failures
}

/** The screens of a role, on a page of its own. */
interface Task {
  page: Page
  own: readonly PicturedScreen[]
}

/** Signs every role in, one after the other, so that the log of the server is the same in each run. */
async function signInAll(
  launched: readonly Browser[],
  address: string,
  chosen: readonly PicturedScreen[],
): Promise<Task[]> {
  const tasks: Task[] = []
  for (const who of new Set(picturedScreens.map((screen) => screen.who))) {
    const browser = launched[tasks.length % launched.length]
    if (browser === undefined) throw new Error('No browser was opened.')
    const page = await openPage(browser, address)
    if (who !== 'nobody') await signIn(page, who)
    // a page that waits must not call the server
    await page.goto('about:blank')
    tasks.push({ page, own: chosen.filter((screen) => screen.who === who) })
  }
  return tasks
}

/** Number of files of a screen: its pictures and its outline. */
const filesOfScreen = screenLooks.length + 1

async function run(browser: FoundBrowser, options: Options): Promise<number> {
  const idOf = (screen: PicturedScreen) => screenName(screen).replace('/', '--')
  const wanted = picturedScreens.filter((screen) => options.isWanted(idOf(screen)))
  const chosen = wanted.filter((_, at) => at % options.shard.count === options.shard.index)
  if (chosen.length === 0) throw new Error('No screen has a picture by that name: see picture-list.ts.')
  const server = await serveSampleAt(pictureMoment)
  // a browser for each page: in a shared one the pages take the window's focus from each other
  const launched = await Promise.all([1, 2].map(() => launchForPictures(browser)))
  const failures: Failure[] = []
  try {
    const tasks = await signInAll(launched, server.address, chosen)
    const queues = launched.map((browser) =>
      tasks
        .filter(({ page }) => page.context().browser() === browser)
        .flatMap(({ page, own }) => own.map((screen) => ({ page, screen }))),
    )
    const { results, broken } = await lookAtEach(queues, ({ page, screen }) => judge(page, screen, options))
    failures.push(
      ...results.flat(),
      ...broken.map(({ screen: { screen }, reason }) => ({ name: screenName(screen), reason })),
    )
  } finally {
    await Promise.all(launched.map((one) => one.close()))
    server.stop()
  }
  const passed = chosen.length * filesOfScreen - failures.length
  if (!options.partial && options.shard.index === 0) failures.push(...(await leftovers(options.accept)))
  return endRun(report, { passed, failures, command: 'visual:screens' })
}

/** Finds pictures and outlines of screens that have left the list; accepting removes them. */
function leftovers(accept: boolean): Promise<Failure[]> {
  const names = picturedScreens.flatMap((screen) => screenLooks.map((look) => screenPicture(screen, look)))
  const kinds = [
    { folder: pictures.folder, pattern: '**/*.png', wanted: new Set(names) },
    { folder: outlines, pattern: '**/*.yml', wanted: new Set(picturedScreens.map(outlineOf)) },
  ]
  return findLeftovers(kinds, accept)
}

process.exitCode = await runPictures({ report, args: process.argv.slice(2), run })

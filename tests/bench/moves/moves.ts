import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../../scripts/browser.ts'
import { serveSample } from '../../screens/sample.ts'
import { quantile } from '../figures.ts'
import { screensOf, type Screen } from '../screens.ts'
import { slowProcessor } from '../slow-processor.ts'
import { interact, watchInteractions, type Slowest } from './interactions.ts'

/** The slowest interaction on a screen, the middle of the rounds. */
export interface ScreenMoves {
  screen: string
  rounds: Slowest[]
  middle: number
}

/** Milliseconds after which a screen has fetched what it fetches when idle. */
const calm = 3000

async function movesOn(browser: Browser, address: string, { path, context }: Screen): Promise<Slowest> {
  const own = await browser.newContext({
    ...context,
    baseURL: address,
    viewport: { width: 1366, height: 900 },
  })
  try {
    const page = await own.newPage()
    await watchInteractions(page)
    await slowProcessor(page)
    await page.goto(path)
    await page.waitForTimeout(calm)
    return await interact(page)
  } finally {
    await own.close()
  }
}

/** Times the interactions on the named screens, or all, at 4x CPU throttle: each from the event until the next frame. */
export async function timeMoves(names: readonly string[] | undefined, rounds = 2): Promise<ScreenMoves[]> {
  const { executablePath, env, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  const server = await serveSample()
  try {
    const screens = await screensOf(browser, server.address)
    const found: ScreenMoves[] = []
    for (const [screen, place] of screens) {
      if (names && !names.includes(screen)) continue
      const all: Slowest[] = []
      for (let round = 0; round < rounds; round++) all.push(await movesOn(browser, server.address, place))
      const times = all.map(({ ms }) => ms)
      found.push({ screen, rounds: all, middle: quantile(times, 0.5) })
    }
    return found
  } finally {
    server.stop()
    await browser.close()
  }
}

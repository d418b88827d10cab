import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { slowProcessor } from '../slow-processor.ts'

/** A first visit: ms from the navigation until text is drawn, the page has what it is for, and no long task follows. */
export interface Visit {
  painted: number
  ready: number
  interactive: number
  /** long tasks beyond 50 ms each, after the first paint */
  blocked: number
  /** requests that had begun when the page was ready, without fonts */
  requests: number
}

/** An address to visit, and a condition, as text, that says that it has what it is for. */
export interface Place {
  url: string
  isReady: string
  context: BrowserContextOptions
  /** value of the token a peer looks for in its storage */
  token?: string
}

/** The link of the peers' README: that of a slow phone, put on each request. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** Time after which nothing of a first visit follows. */
const settleTime = 2500

/** Notes paints and long tasks in the page, and the moment its condition comes true. */
const watch = (isReady: string): string => `(() => {
  const seen = (window.seen = { painted: 0, ready: 0, long: [] })
  new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.long.push([one.startTime, one.duration]) })
    .observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (one.name === 'first-contentful-paint') seen.painted = one.startTime })
    .observe({ type: 'paint', buffered: true })
  new MutationObserver(() => { if (seen.ready === 0 && (${isReady})) seen.ready = performance.now() })
    .observe(document, { subtree: true, childList: true, characterData: true })
})()`

interface Seen {
  painted: number
  ready: number
  long: [start: number, duration: number][]
}

// run in the page, which allows no text to be run as a program
const isThere = (): boolean => ((globalThis as { seen?: Seen }).seen?.ready ?? 0) > 0
const seenBy = (): Seen => (globalThis as { seen?: Seen }).seen ?? { painted: 0, ready: 0, long: [] }

async function visitIn(page: Page, { url, isReady, token }: Place): Promise<Visit> {
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.addInitScript(watch(isReady))
  const begun: number[] = []
  page.on('request', (request) => request.resourceType() !== 'font' && begun.push(performance.now()))
  const cdp = await slowProcessor(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Network.emulateNetworkConditions', slow)
  const from = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isThere, undefined, { timeout: 60_000 })
  await page.waitForTimeout(settleTime)
  const { painted, ready, long } = await page.evaluate(seenBy)
  // a task that begins well after the page is ready is not part of getting there
  const before = long.filter(([start]) => start < ready + 500)
  return {
    painted,
    ready,
    interactive: Math.max(painted, ready, ...before.map(([start, duration]) => start + duration)),
    blocked: long
      .filter(([start]) => start >= painted)
      .reduce((sum, [, each]) => sum + Math.max(0, each - 50), 0),
    requests: begun.filter((moment) => moment - from <= ready).length,
  }
}

/** Visits a page for the first time: with an empty cache, on a slow link and a slowed processor. */
export async function visit(browser: Browser, place: Place): Promise<Visit> {
  const context = await browser.newContext({ ...place.context, viewport: { width: 1366, height: 900 } })
  try {
    return await visitIn(await context.newPage(), place)
  } finally {
    await context.close()
  }
}

import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'
import { serveSample, signedIn } from '../screens/sample.ts'
import { quantile } from './figures.ts'
import { lastResults, saveResults } from './results.ts'

/** A first visit: ms from the navigation until text is drawn, the page has what it is for, and no long task follows. */
interface Visit {
  painted: number
  ready: number
  interactive: number
  /** long tasks beyond 50 ms each, after the first paint */
  blocked: number
  /** requests that had begun when the page was ready, without fonts */
  requests: number
}

/** An address to visit, and a condition, as text, that says that it has what it is for. */
interface Place {
  url: string
  isReady: string
  context: BrowserContextOptions
  /** value of the token a peer looks for in its storage */
  token?: string
}

/** The middle visits to one page of one program. */
export interface FirstLoad {
  program: string
  page: string
  visits: number
  middle: Visit
}

const pages = ['sign-in', 'list'] as const
type PageName = (typeof pages)[number]

/** The link of the peers' README: that of a slow phone, put on each request. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4
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

async function visit(browser: Browser, { url, isReady, context: options, token }: Place): Promise<Visit> {
  const context = await browser.newContext({ ...options, viewport: { width: 1366, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.addInitScript(watch(isReady))
  const begun: number[] = []
  page.on('request', (request) => request.resourceType() !== 'font' && begun.push(performance.now()))
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Network.emulateNetworkConditions', slow)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const from = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isThere, undefined, { timeout: 60_000 })
  await page.waitForTimeout(settleTime)
  const { painted, ready, long } = await page.evaluate(seenBy)
  await context.close()
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

interface PeerServer {
  serve: (folder: string, port: number, encoding: string) => Promise<{ srv: Server }>
}

/** The programs of the folder of peers that are built, each served with its own small API. */
async function peersOf(
  folder: string,
): Promise<{ places: Map<string, Record<PageName, Place>>; close: () => void }> {
  const { serve } = (await import(pathToFileURL(join(folder, 'measure/serve.mjs')).href)) as PeerServer
  const servers: Server[] = []
  const places = new Map<string, Record<PageName, Place>>()
  for (const name of ['hello', 'plain', 'rac', 'mantine', 'ra']) {
    const dist = join(folder, 'web', name, 'dist')
    if (!existsSync(dist)) throw new Error(`${dist} is missing: build the peers as their README says.`)
    const { srv } = await serve(dist, 0, 'br')
    servers.push(srv)
    const address = srv.address()
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const [signIn, list] =
      name === 'hello'
        ? ['/', '/']
        : name === 'ra'
          ? ['/#/login', '/#/facilities']
          : ['/login', '/facilities']
    const form = `document.querySelector('input[type=password]') || document.querySelector('[data-ready=login]')`
    const rows = `document.body?.textContent.includes('HF-000010') || document.querySelector('[data-ready=login]')`
    places.set(name, {
      'sign-in': { url: base + signIn, isReady: form, context: {} },
      list: { url: base + list, isReady: rows, context: {}, token: 'a.b.c' },
    })
  }
  return { places, close: () => servers.forEach((server) => server.close()) }
}

/**
 * Times first visits to the sign-in page and to the list with rows, with an empty cache, on a slow link and a slowed
 * processor; with a folder of peers theirs in turn with ours. Answers the middle of the visits, and those of the run before.
 */
export async function timeFirstLoad(
  peers: string | undefined,
  repeats = 5,
): Promise<{ loads: FirstLoad[]; last: FirstLoad[] }> {
  const { executablePath, env, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  const sample = await serveSample()
  const others = peers === undefined ? undefined : await peersOf(resolve(peers))
  try {
    const page = await signedIn(browser, sample.address, 'officer')
    // the first visit learns what the user may open
    await page.goto('/health-facility')
    await page.getByRole('grid').getByRole('link').first().waitFor()
    const storageState = await page.context().storageState()
    await page.context().close()
    const ours: Record<PageName, Place> = {
      'sign-in': {
        url: `${sample.address}/auth/login`,
        isReady: `document.querySelector('input[type=password]')`,
        context: {},
      },
      list: {
        url: `${sample.address}/health-facility`,
        isReady: `document.querySelector('[role=grid] tbody a')`,
        context: { storageState },
      },
    }
    const programs = new Map([['ours', ours], ...(others?.places ?? [])])
    const found = new Map<string, Visit[]>()
    for (let turn = 0; turn < repeats; turn++)
      for (const [program, places] of programs)
        for (const name of pages) {
          const key = `${program} ${name}`
          found.set(key, [...(found.get(key) ?? []), await visit(browser, places[name])])
        }
    const loads = [...found].map(([key, visits]): FirstLoad => {
      const [program = '', name = ''] = key.split(' ')
      const middle = (of: keyof Visit) =>
        quantile(
          visits.map((one) => one[of]),
          0.5,
        )
      return {
        program,
        page: name,
        visits: visits.length,
        middle: {
          painted: middle('painted'),
          ready: middle('ready'),
          interactive: middle('interactive'),
          blocked: middle('blocked'),
          requests: middle('requests'),
        },
      }
    })
    const last = lastResults<FirstLoad[]>('first-load') ?? []
    saveResults('first-load', loads)
    return { loads, last }
  } finally {
    others?.close()
    sample.stop()
    await browser.close()
  }
}

import { chromium, expect, request, test, type Browser, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../../scripts/browser.ts'
import { startServer, type RunningServer } from '../faults/server.ts'
import { fallAsleep } from './support/asleep.ts'
import { freePort } from '../../apps/server/test/setup/free-port.ts'
import { pageOf, startProxy, type Proxy } from './support/proxy.ts'
import { isSignedIn, makeDue, openTabs, seconds, storedPair, untilRenewed } from './support/session.ts'

/**
 * Nobody is signed out by a server that is away or a lid that is closed, and a thief still is. In real time, against the
 * built portal, with a proxy between browser and server; the server and the browser are processes the test stops.
 */

const portal =
  process.env['CAPIZ_PORTAL_DIR'] ?? fileURLToPath(new URL('../../apps/portal/dist', import.meta.url))

/** Runs a case with a proxy of its own before a server. */
async function behindProxy<T>(origin: string, work: (proxy: Proxy) => Promise<T>): Promise<T> {
  const proxy = await startProxy(origin)
  try {
    return await work(proxy)
  } finally {
    await proxy.close()
  }
}

type Outage = (server: RunningServer) => Promise<void>

/** What the server goes through, and for how long, while a renewal is due in every tab. */
const outages: Readonly<Record<string, Outage>> = {
  'a server that hangs for 40 s': async ({ child }) => {
    child.kill('SIGSTOP')
    await seconds(40)
    child.kill('SIGCONT')
  },
  'a server that is killed and started again': async ({ child, ended }) => {
    child.kill('SIGKILL')
    await ended
  },
  'a server that is stopped for 28 s': async ({ child, ended }) => {
    child.kill('SIGTERM')
    await ended
    await seconds(28)
  },
}

/** A server of its own that goes through every outage, with three tabs open. */
async function serverAway(browser: Browser): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'capiz-outage-'))
  const settings = { PORT: String(await freePort()), CAPIZ_PORTAL_DIR: portal, CAPIZ_TRUST_PROXY: 'true' }
  let server = await startServer(folder, settings)
  /** One outage, from the call for tokens on its way to the pair that comes in the end. */
  async function goThrough(proxy: Proxy, tabs: readonly Page[], outage: Outage): Promise<void> {
    const [first] = tabs
    if (!first) throw new Error('No tab was opened.')
    const before = await storedPair(first)
    const asked = new Promise<void>((resolve) => {
      proxy.onTokens(async ({ serverAnswers, deliver }) => {
        resolve()
        await seconds(1)
        deliver(await serverAnswers())
      })
    })
    await Promise.all(tabs.map((tab) => makeDue(tab)))
    await asked
    await outage(server)
    const hasEnded = server.child.exitCode !== null || server.child.signalCode !== null
    if (hasEnded) server = await startServer(folder, settings)
    proxy.onTokens()
    await untilRenewed(first, before)
  }
  try {
    return await behindProxy(server.url, async (proxy) => {
      const { context, tabs } = await openTabs(browser, proxy.url, 'compliance', 3)
      const outcomes: string[] = []
      for (const [name, outage] of Object.entries(outages)) {
        await goThrough(proxy, tabs, outage)
        const left = tabs.filter((tab) => tab.url().includes('/auth/login')).length
        outcomes.push(`${name}: ${await isSignedIn(context)}, ${left} tabs signed out`)
      }
      await context.close()
      return outcomes
    })
  } finally {
    server.child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One page of a proxy in place of the tokens, with three tabs open. */
const firewall = (browser: Browser, origin: string): Promise<string> =>
  behindProxy(origin, async (proxy) => {
    const { context, tabs } = await openTabs(browser, proxy.url, 'reports', 3)
    const [first] = tabs
    if (!first) throw new Error('No tab was opened.')
    const before = await storedPair(first)
    let pages = 0
    proxy.onTokens(async ({ serverAnswers, deliver }) => {
      pages += 1
      deliver(pages === 1 ? pageOf(403) : await serverAnswers())
    })
    await makeDue(first)
    await untilRenewed(first, before)
    expect(pages).toBeGreaterThan(1)
    const outcome = await isSignedIn(context)
    await context.close()
    return outcome
  })

/** A lid closed for 65 s just as a renewal is under way: its answer is lost, or waits at the machine that sleeps. */
const closedLid = (origin: string, username: string, isLost: boolean): Promise<string> =>
  behindProxy(origin, async (proxy) => {
    const { executablePath, env, args } = await findBrowser()
    const own = await chromium.launchServer({ executablePath, env, args })
    const browser = await chromium.connect(own.wsEndpoint())
    const pid = own.process().pid
    if (pid === undefined) throw new Error('The browser has no process.')
    try {
      const { context, tabs } = await openTabs(browser, proxy.url, username, 1)
      const [tab] = tabs
      if (!tab) throw new Error('No tab was opened.')
      const before = await storedPair(tab)
      const asleep = new Promise<() => void>((resolve) => {
        proxy.onTokens(async ({ serverAnswers, deliver, lose }) => {
          proxy.onTokens()
          resolve(fallAsleep(pid))
          const answer = await serverAnswers()
          await seconds(2)
          if (isLost) lose()
          else deliver(answer)
        })
      })
      await makeDue(tab)
      const wake = await asleep
      await seconds(65)
      wake()
      await untilRenewed(tab, before)
      const outcome = await isSignedIn(context)
      await context.close()
      return outcome
    } finally {
      await own.close()
    }
  })

/** A thief who renews first and uses the pair; the owner, who comes more than a minute later, and the thief are both out. */
const thiefFirst = (browser: Browser, origin: string): Promise<string> =>
  behindProxy(origin, async (proxy) => {
    const { context, tabs } = await openTabs(browser, proxy.url, 'physician2', 1)
    const [owner] = tabs
    if (!owner) throw new Error('No tab was opened.')
    const stolen = await storedPair(owner)
    const thief = await request.newContext({ baseURL: origin })
    const renew = (refresh: string) =>
      thief.post('/api/auth/oauth/token', { form: { grant_type: 'refresh_token', refresh_token: refresh } })
    const taken = (await (await renew(stolen?.refresh ?? '')).json()) as {
      access_token: string
      refresh_token: string
    }
    const asThief = () =>
      thief.get('/api/auth/me', { headers: { authorization: `Bearer ${taken.access_token}` } })
    expect((await asThief()).status()).toBe(200)
    await seconds(62)
    await makeDue(owner)
    await expect(owner).toHaveURL(/\/auth\/login/, { timeout: 60_000 })
    expect((await asThief()).status()).toBe(401)
    const again = await renew(taken.refresh_token)
    await thief.dispose()
    await context.close()
    return again.ok() ? 'the thief goes on' : 'both signed out'
  })

test('a server that is away, a closed lid and a firewall sign nobody out, a thief who comes first both', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(420_000)
  const origin = baseURL ?? ''
  const [away, ...others] = await Promise.all([
    serverAway(browser),
    firewall(browser, origin),
    closedLid(origin, 'officer', true),
    closedLid(origin, 'approver', false),
    thiefFirst(browser, origin),
  ])
  expect(away).toEqual(Object.keys(outages).map((name) => `${name}: signed in, 0 tabs signed out`))
  expect(others).toEqual(['signed in', 'signed in', 'signed in', 'both signed out'])
})

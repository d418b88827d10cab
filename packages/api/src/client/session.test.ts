import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, json } from '../testing/fake-server.ts'
import { fakeLocks, isKnown, oneTab, openTab } from '../testing/fake-tab.ts'
import { memoryStorage } from './session/index.ts'
import { tokensKey } from './session/tokens.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('one renewal for any number of refusals', () => {
  it('S1: 1,000 parallel calls with an expired token make exactly one token call and all succeed', async () => {
    const { client, server } = await oneTab()
    server.expire()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => isKnown(client)))
    expect(answers.filter(Boolean)).toHaveLength(1000)
    expect(server.tokenCalls()).toBe(1)
  })

  it.each([
    ['with the lock', fakeLocks, 1],
    ['without locks', () => undefined, 10],
  ])('S2: ten tabs of 100 calls each %s lose nobody', async (_, locks, most) => {
    const server = fakeServer()
    const storage = memoryStorage()
    const shared = locks()
    const first = openTab(server, storage, shared)
    await first.client.session.signIn('maria', 'secret')
    const tabs = [first, ...Array.from({ length: 9 }, () => openTab(server, storage, shared))]
    server.seen.length = 0
    server.expire()
    const calls = tabs.flatMap(({ client }) => Array.from({ length: 100 }, () => isKnown(client)))
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(1000)
    expect(server.tokenCalls()).toBeLessThanOrEqual(most)
    expect(tabs.flatMap((tab) => tab.ended())).toEqual([])
  })

  it('S3: a tab whose renewal is refused adopts the newer tokens another tab stored meanwhile', async () => {
    const { client, server, storage, ended } = await oneTab()
    const other = openTab(server, storage)
    server.expire()
    const inner = server.fetch
    server.fetch = async (url, init) => {
      if (!url.endsWith('/oauth/token')) return inner(url, init)
      server.fetch = inner
      await isKnown(other.client)
      return json({ errorCode: 'REFRESH_REFUSED', message: 'Used.' }, 400)
    }
    const late = openTab({ fetch: (url, init) => server.fetch(url, init) }, storage)
    expect(await isKnown(late.client)).toBe(true)
    expect(await isKnown(client)).toBe(true)
    expect([...ended(), ...late.ended()]).toEqual([])
  })

  it('S4: a lock that is never freed does not freeze the page', async () => {
    const server = fakeServer()
    const storage = memoryStorage()
    const stuck = fakeLocks()
    void stuck.request(
      'auth-refresh',
      { signal: new AbortController().signal },
      () => new Promise(() => undefined),
    )
    const { client } = openTab(server, storage, stuck)
    await client.session.signIn('maria', 'secret')
    server.expire()
    const answer = isKnown(client)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toBe(true)
  })

  it('S5: a lost answer is asked for again every 5 s, three times, and the session lives on', async () => {
    const { client, server, ended } = await oneTab()
    server.expire()
    server.tokens = 'lose'
    const answer = isKnown(client)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(server.tokenCalls()).toBe(3)
    server.tokens = 'answer'
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe(true)
    expect(server.tokenCalls()).toBe(4)
    expect(ended()).toEqual([])
  })

  it('ends the session when all three retries fail', async () => {
    const { client, server, ended, storage } = await oneTab()
    server.expire()
    server.tokens = 'fail'
    const answer = isKnown(client).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await answer).toMatchObject({ status: 401 })
    expect(server.tokenCalls()).toBe(4)
    expect(ended()).toEqual(['expired'])
    expect(storage.getItem(tokensKey)).toBeNull()
  })

  it('waits instead of ending while the browser is offline', async () => {
    const server = fakeServer()
    let online = true
    const { client, ended } = openTab(server, memoryStorage(), undefined, () => online)
    await client.session.signIn('maria', 'secret')
    online = false
    server.tokens = 'fail'
    await vi.advanceTimersByTimeAsync(7_200_000)
    expect([server.tokenCalls(), ...ended()]).toEqual([1])
    online = true
    server.tokens = 'answer'
    await vi.advanceTimersByTimeAsync(10_000)
    expect([server.tokenCalls(), ...ended()]).toEqual([2])
  })

  it('does not renew because the token call itself was refused', async () => {
    const server = fakeServer()
    server.tokens = 'refuse'
    const { client } = openTab(server, memoryStorage())
    await expect(client.session.signIn('maria', 'wrong')).rejects.toMatchObject({ status: 400 })
    expect(server.tokenCalls()).toBe(1)
  })

  it('ends the session when a token straight from the server is refused as well', async () => {
    const { client, server, ended } = await oneTab()
    const inner = server.fetch
    const always = openTab({ fetch: inner }, memoryStorage())
    await always.client.session.signIn('maria', 'secret')
    const strict = fakeServer(() => json({ errorCode: 'SESSION_EXPIRED', message: 'No.' }, 401))
    const tab = await oneTab(strict)
    await expect(isKnown(tab.client)).rejects.toMatchObject({ status: 401 })
    expect(strict.tokenCalls()).toBe(1)
    expect(tab.ended()).toEqual(['expired'])
    expect(await isKnown(client)).toBe(true)
    expect(ended()).toEqual([])
  })
})

describe('deadlines', () => {
  it('renews 180 s before expiry, once', async () => {
    const { server } = await oneTab()
    await vi.advanceTimersByTimeAsync(3_420_000 - 1)
    expect(server.tokenCalls()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.tokenCalls()).toBe(1)
  })

  it('S7: never renews more than once a minute however the clock jumps, and nobody is logged out', async () => {
    const { server, ended } = await oneTab()
    for (const jump of [3_600_000, -3_600_000, 86_400_000, -86_400_000, 10_800_000]) {
      const before = server.tokenCalls()
      vi.setSystemTime(Date.now() + jump)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(server.tokenCalls() - before).toBeLessThanOrEqual(1)
    }
    expect(ended()).toEqual([])
  })

  it.each([1, 100, 180, 200, 359, 3_000_000])('never loops on a life of %i s', async (expiresIn) => {
    const server = fakeServer()
    server.expiresIn = expiresIn
    await oneTab(server)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.tokenCalls()).toBeLessThanOrEqual(12)
  })

  it('S8: after 50 minutes of sleep past expiry one renewal comes before the first call', async () => {
    const { client, server } = await oneTab()
    vi.setSystemTime(Date.now() + 6_600_000)
    server.expire()
    client.session.check()
    expect(await isKnown(client)).toBe(true)
    expect(server.seen).toEqual(['/api/auth/oauth/token', '/api/accr/public/thing/known'])
  })
})

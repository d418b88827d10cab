import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Client, type ClientEvent, createClient } from './create-client.ts'
import { type FakeServer, fakeServer, json } from './fake-server.ts'
import { type KeyValueStorage, type Locks, memoryStorage, openStorage, tokensKey } from './session/index.ts'
import { things } from './test-endpoints.ts'
import type { Fetch } from './transport.ts'

const bases = { accr: '/api/accr', auth: '/api/auth', reports: '/api/reports', audit: '/api/audit' }

/** A lock as browsers have it: one holder at a time over all tabs; a waiting request can be aborted. */
function fakeLocks(): Locks {
  let tail: Promise<unknown> = Promise.resolve()
  return {
    request(_name, { signal }, task) {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('AbortError')))
      })
      const mine = tail.then(() => (signal.aborted ? undefined : task()))
      tail = mine.catch(() => undefined)
      return Promise.race([mine, aborted])
    },
  }
}

interface Tab {
  client: Client
  events: ClientEvent[]
  ended: () => string[]
}

function openTab(
  server: { fetch: Fetch },
  storage: KeyValueStorage,
  locks?: Locks,
  isOnline?: () => boolean,
): Tab {
  const events: ClientEvent[] = []
  const client = createClient({
    bases,
    fetch: server.fetch,
    storage,
    locks,
    isOnline,
    keep: (key) => key.startsWith('capiz.device.'),
    onEvent: (event) => void (event.type === 'activity' || events.push(event)),
  })
  return { client, events, ended: () => events.flatMap((e) => (e.type === 'signed-out' ? [e.reason] : [])) }
}

async function oneTab(server: FakeServer = fakeServer()) {
  const storage = memoryStorage()
  const tab = openTab(server, storage)
  await tab.client.session.signIn('maria', 'secret')
  server.seen.length = 0
  return { ...tab, server, storage }
}

const isKnown = (client: Client): Promise<boolean> => client.call(things.isKnown)

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

describe('the end of a session', () => {
  it('S12: signing out empties everything at once, whatever the server does', async () => {
    const never: Fetch = () => new Promise(() => undefined)
    const failing: Fetch = () => Promise.resolve(json({}, 500))
    for (const logout of [never, failing]) {
      const server = fakeServer()
      const storage = memoryStorage()
      storage.setItem('capiz.device.theme', 'dark')
      storage.setItem('anything', 'x')
      const fetch: Fetch = (url, init) =>
        url.endsWith('/logout') ? logout(url, init) : server.fetch(url, init)
      const { client, ended } = openTab({ fetch }, storage)
      await client.session.signIn('maria', 'secret')
      client.session.signOut()
      expect(client.session.isSignedIn()).toBe(false)
      expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
        'capiz.device.theme',
      ])
      expect(ended()).toEqual(['user'])
      await vi.advanceTimersByTimeAsync(7_200_000)
      expect(server.tokenCalls()).toBe(1)
    }
  })

  it('tells the server with the old token', async () => {
    const { client, server } = await oneTab()
    client.session.signOut()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.seen).toEqual(['/api/auth/logout'])
  })

  it('S11: the other tabs leave when one signs out, and follow when one signs in again', async () => {
    const { client, server, storage } = await oneTab()
    const other = openTab(server, storage)
    client.session.signOut()
    other.client.session.check()
    expect(other.ended()).toEqual(['elsewhere'])
    await client.session.signIn('maria', 'secret')
    other.client.session.check()
    expect(other.client.session.isSignedIn()).toBe(true)
  })

  it('S13: notices that another tab signed in as somebody else', async () => {
    const { client, server, storage } = await oneTab()
    const other = openTab(server, storage)
    client.session.signOut()
    await client.session.signIn('jose', 'secret')
    other.client.session.check()
    expect(other.events).toEqual([{ type: 'user-changed' }])
  })

  it('S15: storage cleared by hand is a logout at the next call', async () => {
    const { client, storage, ended } = await oneTab()
    storage.removeItem(tokensKey)
    await expect(client.call(things.names)).rejects.toMatchObject({ errorCode: 'NO_SESSION' })
    expect(ended()).toEqual(['elsewhere'])
  })

  it('S15: blocked or full storage keeps the session for the life of the tab', async () => {
    const blocked = openStorage(() => {
      throw new Error('SecurityError')
    })
    const full = openStorage(() => ({
      ...memoryStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }))
    for (const storage of [blocked, full]) {
      const { client } = openTab(fakeServer(), storage)
      await client.session.signIn('maria', 'secret')
      expect(await isKnown(client)).toBe(true)
      expect(storage.isLasting).toBe(false)
    }
  })

  it.each(['{', '[]', '{"session":"s","access":7}', 'null'])('treats tampered tokens %s as none', (text) => {
    const storage = memoryStorage()
    storage.setItem(tokensKey, text)
    expect(openTab(fakeServer(), storage).client.session.isSignedIn()).toBe(false)
  })

  it('leaves at once, without a renewal, when a login elsewhere took over', async () => {
    const { client, server, ended } = await oneTab()
    server.expire()
    server.refusal = 'SESSION_REPLACED'
    await expect(isKnown(client)).rejects.toMatchObject({ errorCode: 'SESSION_REPLACED' })
    expect(ended()).toEqual(['replaced'])
    expect(server.tokenCalls()).toBe(0)
  })

  it('takes over an issued pair', async () => {
    const server = fakeServer()
    const { client, events } = openTab(server, memoryStorage())
    client.session.adopt({ access_token: 'foreign', refresh_token: 'refresh-9', expires_in: 3600 })
    expect(events).toEqual([{ type: 'signed-in' }])
    expect(await isKnown(client)).toBe(true)
    expect(server.tokenCalls()).toBe(1)
  })
})

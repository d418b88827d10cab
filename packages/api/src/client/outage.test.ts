import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, json } from '../testing/fake-server.ts'
import { isKnown, oneTab, openTab } from '../testing/fake-tab.ts'
import { memoryStorage } from './session/index.ts'

const realImmediate = setImmediate

/** Advances the clock in steps; between them real imports get their turn. */
async function advance(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 2500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 2500))
    await new Promise((resolve) => {
      realImmediate(resolve)
    })
  }
}

// loaded with the first failure; a module cannot be awaited while the clock stands still
beforeAll(() => import('@capiz/domain/errors'))
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** The renewal is due 180 s before the end of a life of 3,600 s. */
const due = 3_420_000
const page = (status: number) => () =>
  new Response('<html>Please wait</html>', { status, headers: { 'Content-Type': 'text/html' } })

const answers = {
  'nothing at all': 'fail',
  'a lost answer': 'lose',
  'a page of a firewall': page(403),
  'a page that asks to sign in to the network': page(200),
  'a bare 401': page(401),
  'a gateway error': page(502),
  'too many calls': page(429),
  'an answer without a pair': () => json({}),
  'an error of another service': () => json({ error: 'invalid_grant' }, 400),
} as const

describe.each(Object.entries(answers))('a renewal ahead of expiry that gets %s', (_, answer) => {
  it('is put off while the access token is valid, and made up for', async () => {
    const { client, server, ended, events } = await oneTab()
    server.tokens = answer
    await advance(due + 90_000)
    expect(ended()).toEqual([])
    expect(events.filter(({ type }) => type === 'renewal')).toEqual([{ type: 'renewal', isDelayed: true }])
    expect(await isKnown(client)).toBe(true)
    server.tokens = 'answer'
    await advance(90_000)
    expect(events.at(-1)).toEqual({ type: 'renewal', isDelayed: false })
    await advance(120_000)
    expect(await isKnown(client)).toBe(true)
    expect(ended()).toEqual([])
  })

  it('ends the session once the access token has expired', async () => {
    const { server, ended } = await oneTab()
    server.tokens = answer
    await advance(due + 180_000 + 90_000)
    expect(ended()).toEqual(['expired'])
  })
})

describe('during an outage', () => {
  it('waits longer between the tries, and a minute at most', async () => {
    const { server } = await oneTab()
    const tries: number[] = []
    server.tokens = () => {
      tries.push(Date.now())
      throw new TypeError('network')
    }
    await advance(due + 175_000)
    expect(tries.length).toBeGreaterThanOrEqual(12)
    expect(tries.length).toBeLessThanOrEqual(20)
  })

  it('calls go on with the valid token while a renewal hangs', async () => {
    const { client, server } = await oneTab()
    server.tokens = () => new Promise(() => undefined)
    await advance(due + 1000)
    expect(await isKnown(client)).toBe(true)
  })

  it('tries at once when the browser is online again', async () => {
    const { client, server } = await oneTab()
    const events = new EventTarget()
    client.session.attach(Object.assign(events, { document: new EventTarget() }) as unknown as Window)
    server.tokens = 'fail'
    await advance(due + 90_000)
    server.tokens = 'answer'
    const before = server.tokenCalls()
    events.dispatchEvent(new Event('online'))
    await advance(5000)
    expect(server.tokenCalls()).toBe(before + 1)
  })

  it('a page that is left ends nothing by the calls it cuts off', async () => {
    const { client, server, ended } = await oneTab()
    const events = new EventTarget()
    client.session.attach(Object.assign(events, { document: new EventTarget() }) as unknown as Window)
    server.expire()
    server.tokens = 'fail'
    const call = isKnown(client).catch((error: unknown) => error)
    await advance(14_000)
    events.dispatchEvent(new Event('pagehide'))
    await advance(2000)
    expect(await call).toMatchObject({ status: 401 })
    expect(ended()).toEqual([])
  })

  it('a 401 page of a proxy is no word of the server', async () => {
    const { client, server, ended } = await oneTab(fakeServer(page(401)))
    await expect(isKnown(client)).rejects.toMatchObject({ status: 401 })
    expect([server.tokenCalls(), ...ended()]).toEqual([0])
  })
})

it.each([
  ['text', '3600', due],
  ['nothing', undefined, 150_000],
  ['words', 'soon', 150_000],
])('a life given as %s keeps nobody out', async (_, expiresIn, renewed) => {
  const server = fakeServer()
  server.tokens = () => json({ access_token: 'access-1', refresh_token: 'refresh-1', expires_in: expiresIn })
  const { client } = openTab(server, memoryStorage())
  await client.session.signIn('maria', 'secret')
  expect(client.session.isSignedIn()).toBe(true)
  await advance(renewed - 1)
  expect(server.tokenCalls()).toBe(1)
  await advance(1)
  expect(server.tokenCalls()).toBe(2)
})

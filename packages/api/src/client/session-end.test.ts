import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, json } from '../testing/fake-server.ts'
import { isKnown, oneTab, openTab } from '../testing/fake-tab.ts'
import { memoryStorage, openStorage } from './session/index.ts'
import { tokensKey } from './session/tokens.ts'
import { things } from '../testing/test-endpoints.ts'
import type { Fetch } from './transport.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

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

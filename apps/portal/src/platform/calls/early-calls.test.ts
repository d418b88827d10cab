import { describe, expect, it } from 'vitest'
import { createEarlyCalls } from './early-calls.ts'

/** A server that numbers its replies; its clock is set by hand. */
function setUp() {
  const sent: { url: string; authorization: string | undefined }[] = []
  const state = { now: 0, fails: false }
  const early = createEarlyCalls(
    async (url, init) => {
      const { Authorization: authorization } = init.headers as Record<string, string>
      sent.push({ url, authorization })
      if (state.fails) throw new TypeError('no network')
      return new Response(`reply ${sent.length}`)
    },
    () => state.now,
  )
  const read = async (url: string, token?: string, init: RequestInit = {}) => {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    return (await early.fetch(url, { method: 'GET', headers, ...init })).text()
  }
  return { sent, state, early, read }
}

describe('a call that was sent early', () => {
  it('is taken over by the call of the client, once', async () => {
    const { sent, early, read } = setUp()
    early.send('/rows', 'mine')
    expect(await read('/rows', 'mine')).toBe('reply 1')
    expect(sent).toEqual([{ url: '/rows', authorization: 'Bearer mine' }])
    expect(await read('/rows', 'mine')).toBe('reply 2')
  })

  it('is dropped when another user has signed in, or the token was renewed', async () => {
    const { sent, early, read } = setUp()
    early.send('/rows', 'mine')
    expect(await read('/rows', 'theirs')).toBe('reply 2')
    expect(sent[1]).toEqual({ url: '/rows', authorization: 'Bearer theirs' })
    expect(await read('/rows', 'mine')).toBe('reply 3')
  })

  it('is dropped for a visitor who is not signed in any more, and the other way round', async () => {
    const { early, read } = setUp()
    early.send('/rows', 'mine')
    expect(await read('/rows')).toBe('reply 2')
    early.send('/open', undefined)
    expect(await read('/open', 'mine')).toBe('reply 4')
    early.send('/open', undefined)
    expect(await read('/open')).toBe('reply 5')
  })

  it('is dropped after 15 seconds, and for anything but a GET', async () => {
    const { state, early, read } = setUp()
    early.send('/rows', 'mine')
    state.now = 15_000
    expect(await read('/rows', 'mine')).toBe('reply 2')
    early.send('/rows', 'mine')
    expect(await read('/rows', 'mine', { method: 'DELETE' })).toBe('reply 4')
  })

  it('is sent again when it got no answer', async () => {
    const { sent, state, early, read } = setUp()
    state.fails = true
    early.send('/rows', 'mine')
    await Promise.resolve()
    state.fails = false
    expect(await read('/rows', 'mine')).toBe('reply 2')
    expect(sent).toHaveLength(2)
  })

  it('is not waited for by a call that was stopped', async () => {
    const { early, read } = setUp()
    early.send('/rows', 'mine')
    const stop = new AbortController()
    stop.abort()
    await expect(read('/rows', 'mine', { signal: stop.signal })).rejects.toThrow('Stopped')
  })
})

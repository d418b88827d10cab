import type { Fetch } from '../client/transport.ts'

/** The state of a fake auth service; for tests only. */
export interface FakeServer {
  fetch: Fetch
  /** addresses of all requests, in order */
  seen: string[]
  tokenCalls: () => number
  /** Ends the life of every access token given out so far. */
  expire: () => void
  /** Next behaviour of the token endpoint: answer, refuse, fail, renew and lose the answer, or give another's answer. */
  tokens: 'answer' | 'refuse' | 'fail' | 'lose' | (() => Response | Promise<Response>)
  /** Error code of a 401. */
  refusal: string
  expiresIn: number
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}

/** A server with rotating tokens that gives the same successor to a repeated refresh token. */
export function fakeServer(
  reply: (url: string, init: RequestInit) => Response = () => json(true),
): FakeServer {
  const valid = new Set<string>()
  const successors = new Map<string, string>()
  let round = 0

  function pair(refresh: string): Response {
    round += 1
    const access = `access-${round}`
    valid.add(access)
    return json({ access_token: access, refresh_token: refresh, expires_in: server.expiresIn })
  }

  function token(init: RequestInit): Response {
    const form = new URLSearchParams(init.body instanceof URLSearchParams ? init.body : '')
    const used = form.get('refresh_token')
    if (used === null) return pair('refresh-0')
    const next = successors.get(used) ?? `${used}+`
    successors.set(used, next)
    return pair(next)
  }

  const server: FakeServer = {
    seen: [],
    tokens: 'answer',
    refusal: 'SESSION_EXPIRED',
    expiresIn: 3600,
    tokenCalls: () => server.seen.filter((url) => url.endsWith('/oauth/token')).length,
    expire: () => valid.clear(),
    async fetch(url, init) {
      server.seen.push(url)
      await Promise.resolve()
      if (url.endsWith('/oauth/token')) {
        if (typeof server.tokens === 'function') return server.tokens()
        if (server.tokens === 'fail') throw new TypeError('network')
        if (server.tokens === 'refuse') return json({ errorCode: server.refusal, message: 'No.' }, 400)
        const answer = token(init)
        if (server.tokens === 'lose') throw new TypeError('cut')
        return answer
      }
      const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '')
      if (bearer !== undefined && !valid.has(bearer)) {
        return json({ errorCode: server.refusal, message: 'Token refused.' }, 401)
      }
      return reply(url, init)
    },
  }
  return server
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A call that was sent before the program was there to send it. */
interface EarlyCall {
  authorization: string | undefined
  /** when it was sent, in ms of the browser's clock */
  sentAt: number
  reply: Promise<Response>
}

/** Milliseconds for which a reply may be taken over: as long as the query cache takes one for fresh. */
const usable = 15_000

/** The early calls of a page. */
export interface EarlyCalls {
  /** Sends a GET with the given access token, or without any. */
  send: (url: string, token: string | undefined) => void
  /**
   * Fetches for the client. A GET that was sent early takes over that reply, once, and only with the very token that was
   * sent: another user's reply, or one from before a renewal, is dropped. A call that got no answer is sent again.
   */
  fetch: Fetch
}

/** Makes the store of early calls; one per page. */
export function createEarlyCalls(fetch: Fetch, now: () => number): EarlyCalls {
  const calls = new Map<string, EarlyCall>()

  function take(url: string, init: RequestInit): EarlyCall | undefined {
    const call = calls.get(url)
    calls.delete(url)
    const { Authorization: authorization } = init.headers as Record<string, string>
    if (call === undefined || init.method !== 'GET' || call.authorization !== authorization) return undefined
    return now() - call.sentAt < usable ? call : undefined
  }

  return {
    send(url, token) {
      const authorization = token === undefined ? undefined : `Bearer ${token}`
      const reply = fetch(url, {
        method: 'GET',
        headers: {
          Accept: 'application/json',
          ...(authorization !== undefined && { Authorization: authorization }),
        },
        credentials: 'same-origin',
        cache: authorization === undefined ? 'no-cache' : 'no-store',
      })
      // whoever takes it over hears of the failure; nobody may
      reply.catch(() => undefined)
      calls.set(url, { authorization, sentAt: now(), reply })
    },
    async fetch(url, init) {
      const call = take(url, init)
      if (call === undefined) return fetch(url, init)
      const stopped = new Promise<never>((_, reject) => {
        const stop = () => reject(new DOMException('Stopped', 'AbortError'))
        if (init.signal?.aborted === true) stop()
        else init.signal?.addEventListener('abort', stop)
      })
      return Promise.race([stopped, call.reply.catch(() => fetch(url, init))])
    },
  }
}

import type { Endpoint } from '../contract/define.ts'
import type { LooseInput } from './address.ts'
import { type ApiError, isApiError } from './api-error.ts'

import {
  concernsSession,
  createSession,
  type EndReason,
  isTokenPair,
  type KeyValueStorage,
  type Locks,
  type RefreshAnswer,
  type SessionEvent,
  type TokenPair,
} from './session/index.ts'
import { signInCalls } from './sign-in-calls.ts'

/** What the page does with the session. */
export interface SignIn {
  isSignedIn: () => boolean
  /** Signs in with user name and password (specification 1, section 7). */
  signIn: (username: string, password: string) => Promise<void>
  /** Signs in with an already issued pair. */
  adopt: (pair: TokenPair) => void
  /** Clears everything at once and tells the server, whether or not it hears (specification 1, section 4). */
  signOut: (reason?: EndReason) => void
  /** Re-reads clock and storage; call it when the page wakes up. */
  check: () => void
  /** Listens to other tabs and to the page waking up; answers how to stop. */
  attach: (page: Window) => () => void
}

export interface SignInDeps {
  storage: KeyValueStorage
  locks: Locks | undefined
  now: () => number
  isOnline: () => boolean
  keep: (key: string, reason: EndReason) => boolean
  onEvent: (event: SessionEvent) => void
  exchange: (endpoint: Endpoint, input: LooseInput, how?: { signal?: AbortSignal }) => Promise<unknown>
  farewell: (endpoint: Endpoint, token: string) => Promise<unknown>
}

/** A refusal of the token itself, as against a server that is merely unwell. */
function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && [400, 401, 403].includes(error.status)
}

const wakeUps = ['pageshow', 'focus', 'online'] as const

export interface SignInMachinery {
  session: SignIn
  /** The token to send, renewed first when that is overdue. */
  freshToken: () => Promise<string | undefined>
  /** After a 401: the token to try again with, or undefined when the session is over. */
  tokenAfterRefusal: (used: string, failure: ApiError) => Promise<string | undefined>
  /** After a second 401: a token straight from the server was refused, so there is no session any more. */
  giveUp: (used: string, failure: ApiError) => void
}

/** Login, renewal and farewell over HTTP, on top of the pure session. */
export function createSignIn(deps: SignInDeps): SignInMachinery {
  async function requestTokens(refreshToken: string): Promise<RefreshAnswer> {
    try {
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const pair = await deps.exchange(signInCalls.refresh, { body })
      return isTokenPair(pair) ? { result: 'renewed', pair } : { result: 'failed' }
    } catch (error) {
      return isRefusal(error) ? { result: 'refused', errorCode: error.errorCode } : { result: 'failed' }
    }
  }

  const session = createSession({
    storage: deps.storage,
    locks: deps.locks,
    now: deps.now,
    isOnline: deps.isOnline,
    keep: deps.keep,
    onEvent: deps.onEvent,
    newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(''),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds)
      }),
    requestTokens,
  })

  function endReason(failure: ApiError): EndReason {
    return failure.errorCode === 'SESSION_REPLACED' ? 'replaced' : 'expired'
  }

  async function freshToken(): Promise<string | undefined> {
    const token = session.accessToken()
    if (token === undefined || !session.isDue()) return token
    await session.renew(token)
    return session.accessToken()
  }

  return {
    freshToken,
    async tokenAfterRefusal(used, failure) {
      const current = session.accessToken()
      if (current !== used) return current
      // renewing a session that another login took over would only be refused as well
      if (failure.errorCode === 'SESSION_REPLACED') session.end('replaced')
      else await session.renew(used)
      return session.accessToken()
    },
    giveUp(used, failure) {
      if (session.accessToken() === used) session.end(endReason(failure))
    },
    session: {
      isSignedIn: session.isSignedIn,
      async signIn(username, password) {
        const body = { grant_type: 'password', username, password }
        const pair = await deps.exchange(signInCalls.login, { body })
        if (isTokenPair(pair)) session.start(pair)
      },
      adopt: session.start,
      signOut(reason = 'user') {
        const token = session.end(reason)
        if (token !== undefined) deps.farewell(signInCalls.logout, token).catch(() => undefined)
      },
      check: session.check,
      attach(page) {
        const onStorage = (event: StorageEvent): void => {
          if (concernsSession(event.key)) session.check()
        }
        for (const name of wakeUps) page.addEventListener(name, session.check)
        page.document.addEventListener('visibilitychange', session.check)
        page.addEventListener('storage', onStorage)
        return () => {
          for (const name of wakeUps) page.removeEventListener(name, session.check)
          page.document.removeEventListener('visibilitychange', session.check)
          page.removeEventListener('storage', onStorage)
        }
      },
    },
  }
}

import type { Endpoint } from '../contract/define.ts'
import type { LooseInput } from './address.ts'
import { type ApiError, isApiError } from './api-error.ts'

import {
  createSession,
  type EndReason,
  type KeyValueStorage,
  type Locks,
  readTokenPair,
  type RefreshAnswer,
  type SessionEvent,
  type TokenPair,
} from './session/index.ts'
import { pageWatch } from './page-watch.ts'
import { signInCalls } from './sign-in-calls.ts'

/** The proof of a second factor: a code, or the answer of a passkey as JSON. */
export type SignInProof = { code: string } | { passkey: string }

/** The session functions of the page. */
export interface SignIn {
  isSignedIn: () => boolean
  /** Signs in with user name and password (specification 1, section 7), and the proof of a second factor. */
  signIn: (username: string, password: string, proof?: SignInProof) => Promise<void>
  /** Signs in with an already issued pair. */
  adopt: (pair: TokenPair) => void
  /** Goes on with another pair of the same user, as a changed password brings it. */
  replace: (pair: TokenPair) => void
  /** Clears everything at once and tells the server, whether or not it hears (specification 1, section 4). */
  signOut: (reason?: EndReason) => void
  /** Re-reads clock and storage; call it when the page wakes up. */
  check: () => void
  /** The access token for a call that is sent past the client, renewed first when it has expired. */
  freshToken: () => Promise<string | undefined>
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

/** A refusal of the token by the server itself, not by a proxy on the way or a server that is merely unwell. */
function isRefusal(error: unknown): error is ApiError {
  return isApiError(error, 'SESSION_EXPIRED', 'SESSION_REPLACED') && [400, 401].includes(error.status)
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')

export interface SignInMachinery {
  session: SignIn
  /** The token to send, renewed first when that is overdue. */
  freshToken: () => Promise<string | undefined>
  /** After a 401: the token to try again with, or undefined when the session is over. */
  tokenAfterRefusal: (used: string, failure: ApiError) => Promise<string | undefined>
  /** After a second 401: a token straight from the server was refused, so there is no session any more. */
  giveUp: (used: string, failure: ApiError) => void
}

/** Asks the server for the pair that follows a refresh token. */
async function requestTokens(exchange: SignInDeps['exchange'], refreshToken: string): Promise<RefreshAnswer> {
  try {
    const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const pair = readTokenPair(await exchange(signInCalls.refresh, { body }))
    return pair ? { result: 'renewed', pair } : { result: 'failed' }
  } catch (error) {
    return isRefusal(error) ? { result: 'refused', errorCode: error.errorCode } : { result: 'failed' }
  }
}

/** Login, renewal and farewell over HTTP, on top of the pure session. */
export function createSignIn(deps: SignInDeps): SignInMachinery {
  const page = pageWatch()
  const session = createSession({
    ...deps,
    isLeaving: page.isLeaving,
    newId,
    wait,
    random: Math.random,
    requestTokens: (refreshToken) => requestTokens(deps.exchange, refreshToken),
  })
  async function freshToken(): Promise<string | undefined> {
    const token = session.accessToken()
    // a renewal under way holds nobody up before the expiry
    if (token === undefined || !session.isExpired()) return token
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
      const next = session.accessToken()
      return next === used ? undefined : next
    },
    giveUp(used, failure) {
      if (session.accessToken() !== used) return
      session.end(failure.errorCode === 'SESSION_REPLACED' ? 'replaced' : 'expired')
    },
    session: {
      isSignedIn: session.isSignedIn,
      async signIn(username, password, proof) {
        const body = { grant_type: 'password', username, password, ...proof }
        const pair = readTokenPair(await deps.exchange(signInCalls.login, { body }))
        if (pair) session.start(pair)
      },
      adopt: session.start,
      replace: session.replace,
      signOut(reason = 'user') {
        const token = session.end(reason)
        if (token !== undefined) deps.farewell(signInCalls.logout, token).catch(() => undefined)
      },
      check: session.check,
      freshToken,
      attach: (window) => page.attach(window, session),
    },
  }
}

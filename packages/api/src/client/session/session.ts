import { createDeadline } from './deadline.ts'
import type { Locks } from './lock.ts'
import { refreshDelay } from './refresh-delay.ts'
import { createRefresher, offline, type RefreshAnswer, type RefreshOutcome } from './refresher.ts'
import { keysOf, type KeyValueStorage } from './storage.ts'
import { readTokens, type StoredTokens, type TokenPair, tokensKey, writeTokens } from './tokens.ts'

/**
 * Why a session ended: the user left, the idle limit, a renewal that failed, a login elsewhere that took over
 * (`replaced`), or another tab (or somebody with the developer tools) removed the tokens (`elsewhere`).
 */
export type EndReason = 'user' | 'idle' | 'expired' | 'replaced' | 'elsewhere'

export type SessionEvent =
  | { type: 'signed-in' }
  | { type: 'signed-out'; reason: EndReason }
  /** another tab signed in as somebody: everything this tab shows may belong to another person */
  | { type: 'user-changed' }

export interface SessionDeps {
  storage: KeyValueStorage
  locks: Locks | undefined
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  isOnline: () => boolean
  newId: () => string
  requestTokens: (refreshToken: string) => Promise<RefreshAnswer>
  /** keys that outlive a session, for example the colour theme; everything else is removed when it ends */
  keep: (key: string, reason: EndReason) => boolean
  onEvent: (event: SessionEvent) => void
}

/** When to look again after a renewal was put off, in milliseconds. */
const offlineDelay = 10_000

/** The session of one tab; the tokens themselves are shared with the other tabs through storage. */
export interface Session {
  isSignedIn: () => boolean
  /** The access token to send now, or undefined; notices when the tokens disappeared or changed hands. */
  accessToken: () => string | undefined
  /** Takes over an issued pair: after a login, or one handed in from elsewhere (specification 1, section 4). */
  start: (pair: TokenPair) => void
  /** Ends it here and now; answers the access token it had, for the farewell call. */
  end: (reason: EndReason) => string | undefined
  /** Renews because `used` was refused or is about to expire; any number of callers share one renewal. */
  renew: (used: string) => Promise<RefreshOutcome>
  /** Is the renewal overdue (after sleep)? Then it must come before the next call. */
  isDue: () => boolean
  /** Re-reads clock and storage; call it when the page wakes up or the storage changed. */
  check: () => void
}

export function createSession(deps: SessionDeps): Session {
  let mine: StoredTokens | undefined = readTokens(deps.storage)

  function schedule(): void {
    if (mine === undefined) deadline.clear()
    else deadline.set(mine.refreshAt)
  }

  function clearStorage(reason: EndReason): void {
    for (const key of keysOf(deps.storage)) {
      if (!deps.keep(key, reason)) deps.storage.removeItem(key)
    }
  }

  function leave(reason: EndReason): void {
    mine = undefined
    deadline.clear()
    deps.onEvent({ type: 'signed-out', reason })
  }

  /** Brings this tab in line with what is stored. */
  function sync(): void {
    const stored = readTokens(deps.storage)
    if (stored === undefined) {
      if (mine !== undefined) {
        clearStorage('elsewhere')
        leave('elsewhere')
      }
      return
    }
    const before = mine
    if (before?.access === stored.access) return
    mine = stored
    schedule()
    if (before === undefined) deps.onEvent({ type: 'signed-in' })
    else if (before.session !== stored.session) deps.onEvent({ type: 'user-changed' })
  }

  function save(pair: TokenPair, session: string): void {
    mine = {
      session,
      access: pair.access_token,
      refresh: pair.refresh_token,
      refreshAt: deps.now() + refreshDelay(pair.expires_in),
    }
    writeTokens(deps.storage, mine)
    schedule()
  }

  const refresh = createRefresher({
    locks: deps.locks,
    read: () => readTokens(deps.storage),
    save: (pair, before) => save(pair, before.session),
    request: deps.requestTokens,
    wait: deps.wait,
    isOnline: deps.isOnline,
  })

  function end(reason: EndReason): string | undefined {
    const access = mine?.access
    clearStorage(reason)
    if (mine !== undefined) leave(reason)
    return access
  }

  async function renew(used: string): Promise<RefreshOutcome> {
    const outcome = await refresh(used)
    // the loser of a race must not throw away the winner's tokens
    const stored = readTokens(deps.storage)
    if (outcome.ok || (stored !== undefined && stored.access !== used)) {
      sync()
      return { ok: mine !== undefined, errorCode: '' }
    }
    if (outcome.errorCode === offline) deadline.set(deps.now() + offlineDelay)
    else if (stored === undefined) sync()
    else end(outcome.errorCode === 'SESSION_REPLACED' ? 'replaced' : 'expired')
    return outcome
  }

  const deadline = createDeadline(deps.now, () => {
    sync()
    if (mine === undefined) return
    if (mine.refreshAt > deps.now()) schedule()
    else void renew(mine.access)
  })
  schedule()

  return {
    isSignedIn: () => mine !== undefined,
    accessToken() {
      sync()
      return mine?.access
    },
    start(pair) {
      save(pair, deps.newId())
      deps.onEvent({ type: 'signed-in' })
    },
    end,
    renew,
    isDue: () => mine !== undefined && mine.refreshAt <= deps.now(),
    check() {
      sync()
      deadline.check()
    },
  }
}

/** Does a `storage` event of the browser concern the session? (`key` is null when everything was cleared.) */
export function concernsSession(key: string | null): boolean {
  return key === null || key === tokensKey
}

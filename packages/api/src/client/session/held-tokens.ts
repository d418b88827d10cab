import { refreshDelay } from './refresh-delay.ts'
import { keysOf, type KeyValueStorage } from './storage.ts'
import { readTokens, type StoredTokens, type TokenPair, writeTokens } from './tokens.ts'

/**
 * Why a session ended: the user left, the idle limit, a renewal that failed, a login elsewhere that took over
 * (`replaced`), or another tab (or somebody with the developer tools) removed the tokens (`elsewhere`).
 */
export type EndReason = 'user' | 'idle' | 'expired' | 'replaced' | 'elsewhere'

/** Change of the tokens this tab holds. */
export type TokensEvent =
  | { type: 'signed-in' }
  | { type: 'signed-out'; reason: EndReason }
  /** another tab signed in as somebody: everything this tab shows may belong to another person */
  | { type: 'user-changed' }

/** Needs of {@link createHeldTokens}. */
export interface HeldTokensDeps {
  storage: KeyValueStorage
  now: () => number
  newId: () => string
  /** keys that outlive a session, for example the colour theme; everything else is removed when it ends */
  keep: (key: string, reason: EndReason) => boolean
  onEvent: (event: TokensEvent) => void
  /** Called when the tokens were replaced or went away. */
  onChange: () => void
}

/** The tokens of one tab, in line with what all tabs share in storage. */
export interface HeldTokens {
  current: () => StoredTokens | undefined
  stored: () => StoredTokens | undefined
  /** Adopts what is stored: newer tokens, another user, or none. */
  sync: () => void
  /** Stores a pair; a new session begins unless the id of one is given. */
  save: (pair: TokenPair, session?: string) => void
  /** Removes everything that belongs to the session; returns the access token it had. */
  end: (reason: EndReason) => string | undefined
}

/** Holds the tokens of one tab. */
export function createHeldTokens(deps: HeldTokensDeps): HeldTokens {
  let mine = readTokens(deps.storage)

  function clearStorage(reason: EndReason): void {
    for (const key of keysOf(deps.storage)) {
      if (!deps.keep(key, reason)) deps.storage.removeItem(key)
    }
  }

  function leave(reason: EndReason): void {
    mine = undefined
    deps.onChange()
    deps.onEvent({ type: 'signed-out', reason })
  }

  function adopt(stored: StoredTokens): void {
    const before = mine
    if (before?.access === stored.access) return
    mine = stored
    deps.onChange()
    if (before === undefined) deps.onEvent({ type: 'signed-in' })
    else if (before.session !== stored.session) deps.onEvent({ type: 'user-changed' })
  }

  return {
    current: () => mine,
    stored: () => readTokens(deps.storage),
    sync() {
      const stored = readTokens(deps.storage)
      if (stored !== undefined) return adopt(stored)
      if (mine === undefined) return
      clearStorage('elsewhere')
      leave('elsewhere')
    },
    save(pair, session = deps.newId()) {
      const now = deps.now()
      mine = {
        session,
        access: pair.access_token,
        refresh: pair.refresh_token,
        refreshAt: now + refreshDelay(pair.expires_in),
        expiresAt: now + pair.expires_in * 1000,
      }
      writeTokens(deps.storage, mine)
      deps.onChange()
    },
    end(reason) {
      const access = mine?.access
      clearStorage(reason)
      if (mine !== undefined) leave(reason)
      return access
    },
  }
}

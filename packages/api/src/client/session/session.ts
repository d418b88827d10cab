import { createHeldTokens, type EndReason, type HeldTokensDeps } from './held-tokens.ts'
import { createRenewals, type RenewalDeps } from './renewals.ts'
import { type TokenPair, tokensKey } from './tokens.ts'

/** Needs of {@link createSession}. */
export type SessionDeps = Omit<HeldTokensDeps, 'onChange' | 'onEvent'> & RenewalDeps

/** The session of one tab; the tokens themselves are shared with the other tabs through storage. */
export interface Session {
  isSignedIn: () => boolean
  /** The access token to send now, or undefined; notices when the tokens disappeared or changed hands. */
  accessToken: () => string | undefined
  /** Takes over an issued pair: after a login, or one handed in from elsewhere (specification 1, section 4). */
  start: (pair: TokenPair) => void
  /** Goes on with a new pair of the same user, in all tabs: the tokens of before are dead. */
  replace: (pair: TokenPair) => void
  /** Ends it here and now; answers the access token it had, for the farewell call. */
  end: (reason: EndReason) => string | undefined
  /**
   * Renews because `used` was refused or has expired; any number of callers share one renewal. Ends the session when no
   * attempt is answered (specification 1, section 9).
   */
  renew: (used: string) => Promise<void>
  /** Whether the access token has expired, so that a renewal must come before the next call. */
  isExpired: () => boolean
  /** Re-reads clock and storage; call it when the page wakes up or the storage changed. */
  check: () => void
  /** Tries a delayed renewal at once; call it when the connection may be back. */
  retry: () => void
}

/** Creates the session of a tab out of what is stored, and renews it ahead of its expiry. */
export function createSession(deps: SessionDeps): Session {
  const held = createHeldTokens({ ...deps, onChange: () => renewals.settle() })
  const renewals = createRenewals(deps, held)
  renewals.settle()
  return {
    isSignedIn: () => held.current() !== undefined,
    accessToken() {
      held.sync()
      return held.current()?.access
    },
    start(pair) {
      held.save(pair)
      deps.onEvent({ type: 'signed-in' })
    },
    replace(pair) {
      held.save(pair, held.current()?.session)
    },
    end: held.end,
    renew: renewals.renew,
    isExpired: renewals.isExpired,
    check() {
      held.sync()
      renewals.check()
    },
    retry() {
      held.sync()
      renewals.retry()
    },
  }
}

/** Does a `storage` event of the browser concern the session? (`key` is null when everything was cleared.) */
export function concernsSession(key: string | null): boolean {
  return key === null || key === tokensKey
}

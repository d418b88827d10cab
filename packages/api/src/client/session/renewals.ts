import { createDeadline } from './deadline.ts'
import type { HeldTokens, HeldTokensDeps, TokensEvent } from './held-tokens.ts'
import type { Locks } from './lock.ts'
import { createRefresher, type RefreshAnswer, type RefreshOutcome } from './refresher.ts'

/** Change of a session. */
export type SessionEvent =
  | TokensEvent
  /** A renewal is put off because the server cannot be reached, or has been made up for; the session goes on. */
  | { type: 'renewal'; isDelayed: boolean }

/** Needs of {@link createRenewals}. */
export interface RenewalDeps extends Pick<HeldTokensDeps, 'now'> {
  locks: Locks | undefined
  wait: (milliseconds: number) => Promise<void>
  isOnline: () => boolean
  /** Whether the page is being left: the calls it cuts off say nothing about the session. */
  isLeaving: () => boolean
  /** A number from 0 to below 1, which spreads the tries of many browsers after an outage. */
  random: () => number
  requestTokens: (refreshToken: string) => Promise<RefreshAnswer>
  onEvent: (event: SessionEvent) => void
}

/** When to look again while the browser is offline, in milliseconds. */
const offlineDelay = 10_000

/** Waits before the renewal that follows a failed one, in milliseconds; the last is repeated. */
const failureDelays = [10_000, 20_000, 40_000] as const
const longestFailureDelay = 60_000

/** Keeps the tokens of a tab fresh. */
export interface Renewals {
  /** Brings the clock in line with the tokens held. */
  settle: () => void
  /** Renews for a call that cannot go on without; ends the session when no attempt is answered. */
  renew: (used: string) => Promise<void>
  isExpired: () => boolean
  /** Renews when the moment has passed. */
  check: () => void
  /** Renews at once when an earlier renewal failed. */
  retry: () => void
}

/**
 * Renews the tokens ahead of their expiry. A renewal that nobody answers is put off as long as the access token is valid;
 * only then the session ends (specification 1, section 9: one attempt and three more).
 */
export function createRenewals(deps: RenewalDeps, held: HeldTokens): Renewals {
  let failures = 0
  const deadline = createDeadline(deps.now, onDeadline)
  const refresh = createRefresher({
    ...deps,
    read: held.stored,
    save: (pair, before) => held.save(pair, before.session),
    request: deps.requestTokens,
  })
  const isExpired = (): boolean => (held.current()?.expiresAt ?? Number.POSITIVE_INFINITY) <= deps.now()

  function putOff(): void {
    const base = failureDelays[failures] ?? longestFailureDelay
    if (failures === 0) deps.onEvent({ type: 'renewal', isDelayed: true })
    failures += 1
    deadline.set(deps.now() + base * (0.8 + deps.random() * 0.4))
  }

  function accept(outcome: RefreshOutcome, isNeeded: boolean): void {
    if (outcome.result === 'offline') deadline.set(deps.now() + offlineDelay)
    else if (outcome.result !== 'refused' && !isNeeded) putOff()
    else held.end(isReplaced(outcome) ? 'replaced' : 'expired')
  }

  async function renew(used: string, isNeeded: () => boolean): Promise<void> {
    const outcome = await refresh(used)
    // the loser of a race must not throw away the winner's tokens
    if (outcome.result === 'renewed' || held.stored()?.access !== used) held.sync()
    else if (!deps.isLeaving()) accept(outcome, isNeeded())
  }

  function onDeadline(): void {
    held.sync()
    const tokens = held.current()
    if (tokens === undefined) return
    if (tokens.refreshAt > deps.now()) deadline.set(tokens.refreshAt)
    else void renew(tokens.access, isExpired)
  }

  return {
    settle() {
      if (failures > 0) deps.onEvent({ type: 'renewal', isDelayed: false })
      failures = 0
      const tokens = held.current()
      if (tokens === undefined) deadline.clear()
      else deadline.set(tokens.refreshAt)
    },
    renew: (used) => renew(used, () => true),
    isExpired,
    check: deadline.check,
    retry() {
      if (failures > 0) deadline.set(deps.now())
      else deadline.check()
    },
  }
}

function isReplaced(outcome: RefreshOutcome): boolean {
  return outcome.result === 'refused' && outcome.errorCode === 'SESSION_REPLACED'
}

import { type Locks, withLock } from './lock.ts'
import type { StoredTokens, TokenPair } from './tokens.ts'

/** The result of one request for new tokens; `failed` may be tried again, `refused` is final. */
export type RefreshAnswer =
  | { result: 'renewed'; pair: TokenPair }
  | { result: 'refused'; errorCode: string }
  | { result: 'failed' }

/**
 * Outcome of a renewal: `renewed` goes on with what is stored, `refused` is the server's own no, `unanswered` means that no
 * attempt was answered by the server, `offline` that none was made, `gone` that another tab removed the tokens.
 */
export type RefreshOutcome =
  | { result: 'renewed' | 'unanswered' | 'offline' | 'gone' }
  | { result: 'refused'; errorCode: string }

export interface RefresherDeps {
  locks: Locks | undefined
  read: () => StoredTokens | undefined
  save: (pair: TokenPair, before: StoredTokens) => void
  request: (refreshToken: string) => Promise<RefreshAnswer>
  wait: (milliseconds: number) => Promise<void>
  isOnline: () => boolean
}

/** Specification 1, section 9: three retries, 5000 ms apart. */
const refreshRetries = 3
const refreshRetryDelay = 5_000

/** Shared name of the lock all tabs renew under. */
const refreshLock = 'auth-refresh'

async function renew(deps: RefresherDeps, used: string): Promise<RefreshOutcome> {
  for (let attempt = 0; attempt <= refreshRetries; attempt += 1) {
    if (attempt > 0) await deps.wait(refreshRetryDelay)
    const tokens = deps.read()
    if (tokens === undefined) return { result: 'gone' }
    // another tab was quicker: its tokens are ours as well
    if (tokens.access !== used) return { result: 'renewed' }
    // without a network nothing was refused: the session waits instead of ending
    if (!deps.isOnline()) return { result: 'offline' }
    const answer = await deps.request(tokens.refresh)
    const stored = deps.read()
    if (stored?.access !== used) return { result: stored === undefined ? 'gone' : 'renewed' }
    if (answer.result === 'renewed') {
      deps.save(answer.pair, tokens)
      return { result: 'renewed' }
    }
    // asking again cannot turn a refusal into a yes, it would only look like theft
    if (answer.result === 'refused') return answer
  }
  return { result: 'unanswered' }
}

/**
 * Returns a function that renews the tokens one renewal at a time, in this tab and across tabs: a call while one is
 * under way waits for its outcome, and a call with an access token that was already replaced succeeds at once. `used`
 * is the token that failed.
 */
export function createRefresher(deps: RefresherDeps): (used: string) => Promise<RefreshOutcome> {
  let underWay: Promise<RefreshOutcome> | undefined

  async function start(used: string): Promise<RefreshOutcome> {
    let outcome: RefreshOutcome = { result: 'unanswered' }
    await withLock(deps.locks, refreshLock, async () => {
      outcome = await renew(deps, used)
    })
    return outcome
  }

  return (used) => {
    if (underWay === undefined) {
      const tokens = deps.read()
      if (tokens !== undefined && tokens.access !== used) return Promise.resolve({ result: 'renewed' })
      underWay = start(used).finally(() => {
        underWay = undefined
      })
    }
    return underWay
  }
}

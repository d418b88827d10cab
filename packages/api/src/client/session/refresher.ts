import { type Locks, withLock } from './lock.ts'
import type { StoredTokens, TokenPair } from './tokens.ts'

/** What one request for new tokens came to; `failed` may be tried again, `refused` is final. */
export type RefreshAnswer =
  | { result: 'renewed'; pair: TokenPair }
  | { result: 'refused'; errorCode: string }
  | { result: 'failed' }

/** What became of a renewal: go on with what is stored, or the session is over. */
export type RefreshOutcome = { ok: true } | { ok: false; errorCode: string }

export interface RefresherDeps {
  locks: Locks | undefined
  read: () => StoredTokens | undefined
  save: (pair: TokenPair, before: StoredTokens) => void
  request: (refreshToken: string) => Promise<RefreshAnswer>
  wait: (milliseconds: number) => Promise<void>
  isOnline: () => boolean
}

/** Specification 1, section 9: three retries, 5000 ms apart. */
export const refreshRetries = 3
export const refreshRetryDelay = 5_000

/** Error code of a renewal put off because the browser is offline. */
export const offline = 'OFFLINE'

/** Shared name of the lock all tabs renew under. */
export const refreshLock = 'auth-refresh'

async function renew(deps: RefresherDeps, used: string): Promise<RefreshOutcome> {
  for (let attempt = 0; attempt <= refreshRetries; attempt += 1) {
    if (attempt > 0) await deps.wait(refreshRetryDelay)
    const tokens = deps.read()
    if (tokens === undefined) return { ok: false, errorCode: '' }
    // another tab was quicker: its tokens are ours as well
    if (tokens.access !== used) return { ok: true }
    // without a network nothing was refused: the session waits instead of ending
    if (!deps.isOnline()) return { ok: false, errorCode: offline }
    const answer = await deps.request(tokens.refresh)
    const stored = deps.read()
    if (stored?.access !== used) return stored === undefined ? { ok: false, errorCode: '' } : { ok: true }
    if (answer.result === 'renewed') {
      deps.save(answer.pair, tokens)
      return { ok: true }
    }
    // asking again cannot turn a refusal into a yes, it would only look like theft
    if (answer.result === 'refused') return { ok: false, errorCode: answer.errorCode }
  }
  return { ok: false, errorCode: '' }
}

/**
 * One renewal at a time, in this tab and across tabs: whoever asks while one is under way waits for its outcome, and
 * whoever comes with an access token that was already replaced is told to go on. `used` is the token that failed.
 */
export function createRefresher(deps: RefresherDeps): (used: string) => Promise<RefreshOutcome> {
  let underWay: Promise<RefreshOutcome> | undefined

  async function start(used: string): Promise<RefreshOutcome> {
    let outcome: RefreshOutcome = { ok: false, errorCode: '' }
    await withLock(deps.locks, refreshLock, async () => {
      outcome = await renew(deps, used)
    })
    return outcome
  }

  return (used) => {
    if (underWay === undefined) {
      const tokens = deps.read()
      if (tokens !== undefined && tokens.access !== used) return Promise.resolve({ ok: true })
      underWay = start(used).finally(() => {
        underWay = undefined
      })
    }
    return underWay
  }
}

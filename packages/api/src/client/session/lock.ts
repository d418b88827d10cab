/** The part of the Web Locks API used here. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, task: () => Promise<void>): Promise<unknown>
}

/** How long another tab may hold the lock before this one goes on without it, in milliseconds. */
const lockLimit = 10_000

/**
 * Runs `task` while holding the lock shared by all tabs. Where the browser has no locks (plain http), or another tab
 * never lets go, it runs without: the task re-reads the stored tokens and the server forgives a repeated renewal, so
 * a frozen tab must not freeze this one.
 */
export async function withLock(
  locks: Locks | undefined,
  name: string,
  task: () => Promise<void>,
): Promise<void> {
  if (locks === undefined) return task()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), lockLimit)
  let started = false
  try {
    await locks.request(name, { signal: waiting.signal }, () => {
      started = true
      clearTimeout(timer)
      return task()
    })
  } catch (error) {
    if (started) throw error
    await task()
  } finally {
    clearTimeout(timer)
  }
}

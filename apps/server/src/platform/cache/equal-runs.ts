import { isSameVersions, type Versions } from './versions.ts'

/**
 * Runs work under a key, or waits for the run of another call with the same key at the same versions where its result is
 * for others too. A call whose versions are later, or whose leader failed, runs by itself.
 */
export type EqualRuns<T> = (
  key: string,
  versions: Versions,
  work: () => Promise<T>,
  isForOthers: (made: T) => boolean,
) => Promise<T>

/** Begins without any run. */
export function equalRuns<T>(): EqualRuns<T> {
  const running = new Map<string, { versions: Versions; outcome: Promise<T> }>()

  async function lead(key: string, versions: Versions, work: () => Promise<T>): Promise<T> {
    const own = { versions, outcome: work() }
    running.set(key, own)
    try {
      return await own.outcome
    } finally {
      if (running.get(key) === own) running.delete(key)
    }
  }

  return async (key, versions, work, isForOthers) => {
    const other = running.get(key)
    if (other && isSameVersions(other.versions, versions)) {
      const made = await other.outcome.catch(() => undefined)
      if (made !== undefined && isForOthers(made)) return made
    }
    return lead(key, versions, work)
  }
}

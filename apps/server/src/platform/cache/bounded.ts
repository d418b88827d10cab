/** Entries by key, up to a number of bytes. */
export interface BoundedEntries<E> {
  /** The entry of a key, which is the last to go from then on. */
  get: (key: string) => E | undefined
  set: (key: string, entry: E) => void
  drop: (key: string) => void
}

/** Keeps entries up to `mostBytes`; those asked for longest ago go first. */
export function boundedEntries<E>(mostBytes: number, bytesOf: (entry: E) => number): BoundedEntries<E> {
  const entries = new Map<string, E>()
  let bytes = 0

  const weightOf = (key: string, entry: E) => bytesOf(entry) + 2 * key.length

  function drop(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    bytes -= weightOf(key, entry)
    entries.delete(key)
  }

  function set(key: string, entry: E): void {
    drop(key)
    entries.set(key, entry)
    bytes += weightOf(key, entry)
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }

  return {
    get: (key) => {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    set,
    drop,
  }
}

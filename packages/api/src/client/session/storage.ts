/** The part of the browser's `Storage` used here, so that tests and a blocked browser can bring their own. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  key(index: number): string | null
  readonly length: number
}

/** A storage that lives as long as the tab. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

/**
 * The browser's local storage when it can be written, else memory: with storage blocked or full, signing in still
 * works for the life of the tab, and `isLasting` is false so that the page can say so.
 */
export function openStorage(find: () => KeyValueStorage): { storage: KeyValueStorage; isLasting: boolean } {
  try {
    const storage = find()
    storage.setItem('capiz.probe', '1')
    storage.removeItem('capiz.probe')
    return { storage, isLasting: true }
  } catch {
    return { storage: memoryStorage(), isLasting: false }
  }
}

/** Every key at one moment; a list, because removing while walking would skip keys. */
export function keysOf(storage: KeyValueStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  )
}

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

/** A storage that falls back to memory, for all or for what did not fit. */
export interface SafeStorage extends KeyValueStorage {
  /** false once something could only be kept for the life of the tab; the page should say so */
  readonly isLasting: boolean
}

/**
 * The browser's local storage, except that it never throws: with storage blocked or full, signing in still works for
 * the life of the tab.
 */
export function openStorage(find: () => KeyValueStorage): SafeStorage {
  const spare = memoryStorage()
  let lasting: KeyValueStorage | undefined
  let isLasting = true
  try {
    lasting = find()
    lasting.getItem('capiz.probe')
  } catch {
    lasting = undefined
    isLasting = false
  }
  const keys = (): string[] => [...new Set([...(lasting ? keysOf(lasting) : []), ...keysOf(spare)])]
  return {
    getItem: (key) => spare.getItem(key) ?? lasting?.getItem(key) ?? null,
    setItem(key, value) {
      try {
        if (lasting === undefined) throw new Error('Storage is blocked.')
        lasting.setItem(key, value)
        spare.removeItem(key)
      } catch {
        isLasting = false
        spare.setItem(key, value)
      }
    },
    removeItem(key) {
      spare.removeItem(key)
      lasting?.removeItem(key)
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length
    },
    get isLasting() {
      return isLasting
    },
  }
}

/** Every key at one moment; a list, because removing while walking would skip keys. */
export function keysOf(storage: KeyValueStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  )
}

/** A single key, or two pressed one after the other as in "g f". */
export interface Shortcut {
  keys: string
  /** what it does, as the list of shortcuts says it */
  label: string
  run: () => void
}

/** Milliseconds within which the second key of two has to follow. */
export const chordPause = 1_000

/** Reads keys as they come and answers the shortcut they complete, if any. */
export function createKeyReader(): (
  key: string,
  now: number,
  shortcuts: readonly Shortcut[],
) => Shortcut | undefined {
  let first: { key: string; at: number } | undefined
  return (key, now, shortcuts) => {
    const before = first !== undefined && now - first.at <= chordPause ? first.key : undefined
    first = undefined
    const find = (keys: string) => shortcuts.find((one) => one.keys === keys)
    const found = (before === undefined ? undefined : find(`${before} ${key}`)) ?? find(key)
    if (found === undefined && shortcuts.some(({ keys }) => keys.startsWith(`${key} `)))
      first = { key, at: now }
    return found
  }
}

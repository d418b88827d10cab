const written = new Set<string>()

/**
 * Writes to the console, once a text, how a component is used in a way it cannot mean. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`: a production build then holds neither the check nor its words.
 */
export function warnMisuse(text: string): void {
  if (written.has(text)) return
  written.add(text)
  // oxlint-disable-next-line no-console -- it is for the developer who reads the console
  console.warn(`@capiz/ui: ${text}`)
}

/** Warns of a component whose label is empty or of spaces only: it has no name, and screen readers say its role alone. */
export function warnUnnamed(component: string, label: string | undefined): void {
  if ((label ?? '').trim() === '')
    warnMisuse(`${component} has an empty label. Hide a label with isLabelHidden, do not leave it out.`)
}

/** Warns of keys that are not unique; `what` is the plural of what they are keys of. */
export function warnRepeated(what: string, keys: readonly string[]): void {
  if (new Set(keys).size === keys.length) return
  const repeated = keys.find((key, at) => keys.indexOf(key) !== at)
  warnMisuse(`Two ${what} have the key “${repeated}”.`)
}

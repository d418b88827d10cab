import { createHash } from 'node:crypto'

/** The fields by which a public write names whom or what it is about, the one that is hardest to make up first. */
const naming = ['token', 'logout_token', 'key', 'invitation', 'emailAddress', 'prcNumber', 'id', 'code']

/**
 * Returns a name of what a public write is about, to count it by; undefined when it names nothing. The name is a hash: the
 * counters hold neither addresses nor tokens.
 */
export function namedBy(...sent: readonly unknown[]): string | undefined {
  for (const field of naming) {
    for (const one of sent) {
      const value =
        typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[field] : undefined
      if (typeof value !== 'string' && typeof value !== 'number') continue
      const text = `${field} ${String(value).trim().toLowerCase()}`
      return createHash('sha256').update(text).digest('base64url').slice(0, 22)
    }
  }
  return undefined
}

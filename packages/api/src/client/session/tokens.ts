import type { KeyValueStorage } from './storage.ts'

/** The response of `/oauth/token`; `expires_in` in seconds. */
export interface TokenPair {
  access_token: string
  refresh_token: string
  expires_in: number
}

/**
 * The tokens as stored: `session` stays the same through every renewal; `refreshAt`, when to renew, and `expiresAt`, until
 * when the access token may be sent, are this browser's clock in ms.
 */
export interface StoredTokens {
  session: string
  access: string
  refresh: string
  refreshAt: number
  expiresAt: number
}

/** One key holds all of it, so that another tab never sees half of a change. */
export const tokensKey = 'capiz.session'

/** Reads what was stored; tokens stored before `expiresAt` existed are renewed before they are sent again. */
function storedTokens(value: unknown): StoredTokens | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { session, access, refresh, refreshAt, expiresAt } = value as Partial<
    Record<keyof StoredTokens, unknown>
  >
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== ''
  if (!isText(session) || !isText(access) || !isText(refresh) || typeof refreshAt !== 'number')
    return undefined
  const end = typeof expiresAt === 'number' ? expiresAt : refreshAt
  return { session, access, refresh, refreshAt, expiresAt: end }
}

/** Returns the stored tokens, or undefined when there are none or they were tampered with. */
export function readTokens(storage: KeyValueStorage): StoredTokens | undefined {
  try {
    return storedTokens(JSON.parse(storage.getItem(tokensKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Keeps the tokens; throws when the browser refuses to store. */
export function writeTokens(storage: KeyValueStorage, tokens: StoredTokens): void {
  storage.setItem(tokensKey, JSON.stringify(tokens))
}

/** Life in seconds of an access token whose answer does not name one. */
const unnamedLife = 300

/**
 * Returns the pair an answer carries, or undefined without one (specification 1, section 4: a refresh may answer without
 * access_token). `expires_in` may come as text; without a usable one the life is taken as 300 s.
 */
export function readTokenPair(value: unknown): TokenPair | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { access_token, refresh_token, expires_in } = value as Partial<Record<keyof TokenPair, unknown>>
  if (typeof access_token !== 'string' || access_token === '' || typeof refresh_token !== 'string')
    return undefined
  const life = typeof expires_in === 'string' && expires_in.trim() !== '' ? Number(expires_in) : expires_in
  const isUsable = typeof life === 'number' && Number.isFinite(life)
  return { access_token, refresh_token, expires_in: isUsable ? life : unnamedLife }
}

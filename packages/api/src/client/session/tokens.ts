import type { KeyValueStorage } from './storage.ts'

/** What `/oauth/token` answers; `expires_in` in seconds. */
export interface TokenPair {
  access_token: string
  refresh_token: string
  expires_in: number
}

/** The tokens as kept: `session` stays the same through every renewal, `refreshAt` is this browser's clock in ms. */
export interface StoredTokens {
  session: string
  access: string
  refresh: string
  refreshAt: number
}

/** One key holds all of it, so that another tab never sees half of a change. */
export const tokensKey = 'capiz.session'

function isStoredTokens(value: unknown): value is StoredTokens {
  if (typeof value !== 'object' || value === null) return false
  const tokens = value as Partial<Record<keyof StoredTokens, unknown>>
  const texts = [tokens.session, tokens.access, tokens.refresh]
  return (
    texts.every((text) => typeof text === 'string' && text !== '') && typeof tokens.refreshAt === 'number'
  )
}

/** The stored tokens, or undefined when there are none or somebody tampered with them. */
export function readTokens(storage: KeyValueStorage): StoredTokens | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(tokensKey) ?? 'null')
    return isStoredTokens(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps the tokens; throws when the browser refuses to store. */
export function writeTokens(storage: KeyValueStorage, tokens: StoredTokens): void {
  storage.setItem(tokensKey, JSON.stringify(tokens))
}

/** Does the answer carry a usable pair? (Specification 1, section 4: a refresh may answer without access_token.) */
export function isTokenPair(value: unknown): value is TokenPair {
  if (typeof value !== 'object' || value === null) return false
  const pair = value as Partial<Record<keyof TokenPair, unknown>>
  return (
    typeof pair.access_token === 'string' &&
    pair.access_token !== '' &&
    typeof pair.refresh_token === 'string' &&
    typeof pair.expires_in === 'number'
  )
}

import { readTokens } from '@capiz/api/client'
import { canEnter } from '@capiz/domain/access'
import { config } from '../config.ts'
import { createEarlyCalls } from './early-calls.ts'
import { firstCallsAt } from './first-calls.ts'

// This file belongs to the first one of the build and must stay small.

/** The visitors who may open an address, as the route table has it. */
interface Access {
  access: 'open' | 'guest' | 'login'
  requires?: readonly string[]
}

/** Key under which the permissions of the user are kept for the next visit; it ends with the session. */
export const permissionsKey = 'capiz.permissions'

const early = createEarlyCalls((url, init) => fetch(url, init), Date.now)

/** Fetch for the client of this page: takes over what was sent early. */
export const earlyFetch = early.fetch

/** Returns whether a session is stored, and its access token while that is valid. */
export function storedToken(): { isIn: boolean; token: string | undefined } {
  try {
    const tokens = readTokens(localStorage)
    const isValid = tokens !== undefined && tokens.expiresAt > Date.now()
    return { isIn: tokens !== undefined, token: isValid ? tokens.access : undefined }
  } catch {
    // storage is blocked, so nothing was kept
    return { isIn: false, token: undefined }
  }
}

/** Asks the server who is signed in. */
export function sendMe(token: string): void {
  early.send(`${config.bases.auth}/me`, token)
}

/**
 * Sends what the screen of this address begins with. Of a screen for users only where its user was last seen to hold a
 * permission for it: the server would refuse the call otherwise, and note that.
 */
export function sendFirstCalls({ access, requires }: Access, token: string | undefined): void {
  // a search or a filter makes another call of it
  if (location.search !== '' || access === 'guest') return
  if (access === 'login') {
    const stored = token && localStorage.getItem(permissionsKey)
    if (!stored || !canEnter(requires, new Set(stored.split(' ')))) return
  }
  for (const [service, rest] of firstCallsAt(location.pathname))
    early.send(config.bases[service] + rest, token)
}

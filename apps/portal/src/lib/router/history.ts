import { randomId } from '../random-id.ts'
import type { AddressParts } from './address.ts'

/** The address bar as the screens see it; `state` is what the caller of `navigate` left with the entry. */
export interface Location extends Required<AddressParts> {
  state: unknown
  key: string
}

/** How the current entry was reached: by Back and Forward (and the first load), a new entry, or in place of another. */
export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const
export type NavigationType = (typeof NavigationType)[keyof typeof NavigationType]

/** Where the reader is, and how they came. */
export interface Place {
  location: Location
  type: NavigationType
}

interface Kept {
  usr?: unknown
  key?: string
}

/** Reads the address bar. */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const kept = (window.history.state ?? {}) as Kept
  return { pathname, search, hash, state: kept.usr ?? null, key: kept.key ?? 'default' }
}

/** Writes the address bar. */
export function writeLocation(target: Required<AddressParts>, state: unknown, isReplace: boolean): void {
  const kept: Kept = { usr: state, key: randomId().slice(0, 8) }
  const address = target.pathname + target.search + target.hash
  if (isReplace) window.history.replaceState(kept, '', address)
  else window.history.pushState(kept, '', address)
}

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let waiting = 0

/** Says how many requests wait for an act of the user; the menu shows it. */
export function setWaitingCount(count: number): void {
  if (count === waiting) return
  waiting = count
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** How many requests wait for an act of the user; 0 until it is known. */
export const useWaitingCount = (): number => useSyncExternalStore(subscribe, () => waiting)

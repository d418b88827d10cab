import { type ComponentType, lazy } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'

/** A page fetched when it is first shown; `pick` names the component inside its module. */
export function lazyPage<M, P>(start: () => Promise<M>, pick: (module: M) => ComponentType<P>) {
  return lazy(async () => ({ default: pick(await load(start)) }))
}

/** Fetches parts before they are needed; a failure shows when the page itself is opened. */
export function fetchAhead(start: () => Promise<unknown>): void {
  start().catch(() => undefined)
}

import { type ComponentType, createElement, lazy, type LazyExoticComponent, useState } from 'react'
import { load, screen, type ScreenLoader } from './load-part.ts'

export { ChunkMissingError, load } from './load-part.ts'

/**
 * A screen that is fetched when it is first shown, and shown at once when it was fetched ahead. React would hold even a
 * fetched one back: it waits for the promise, shows the placeholder, and keeps that for 300 ms.
 */
export function whenFetched(loader: ScreenLoader): ComponentType {
  const Later = lazy(loader)
  return function Fetched() {
    const [Screen] = useState(() => loader.arrived ?? Later)
    return createElement(Screen)
  }
}

/** A screen fetched when it is first shown; `pick` names the component inside its module. */
export function lazyScreen<M>(start: () => Promise<M>, pick: (module: M) => ComponentType): ComponentType {
  return whenFetched(screen(start, pick))
}

/** A dialog fetched when it is first opened; `pick` names the component inside its module. */
export function lazyDialog<M, P extends object>(
  start: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: pick(await load(start)) }))
}

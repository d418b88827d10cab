import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { load, screen } from './load-part.ts'

export { ChunkMissingError, load } from './load-part.ts'

/** A screen fetched when it is first shown; `pick` names the component inside its module. */
export function lazyScreen<M>(
  start: () => Promise<M>,
  pick: (module: M) => ComponentType,
): LazyExoticComponent<ComponentType> {
  return lazy(screen(start, pick))
}

/** A dialog fetched when it is first opened; `pick` names the component inside its module. */
export function lazyDialog<M, P extends object>(
  start: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: pick(await load(start)) }))
}

import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** A part of the program that could not be fetched: after an update the old files are gone from the server. */
export class ChunkMissingError extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be loaded.', { cause })
    this.name = 'ChunkMissingError'
  }
}

/** Loads a module that holds a screen; a failure can be told apart from an error inside the screen. */
export function load<T>(start: () => Promise<T>): Promise<T> {
  return start().catch((error: unknown) => {
    throw new ChunkMissingError(error)
  })
}

/** A screen fetched when it is first shown; `pick` names the component inside its module. */
export function lazyScreen<M>(
  start: () => Promise<M>,
  pick: (module: M) => ComponentType,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: pick(await load(start)) }))
}

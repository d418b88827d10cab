import type { ComponentType } from 'react'

/** A part of the program that could not be fetched: after an update the old files are gone from the server. */
export class ChunkMissingError extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be loaded.', { cause })
    this.name = 'ChunkMissingError'
  }
}

/** Loads a module that holds a screen; a failure has its own error class, distinct from errors inside the screen. */
export function load<T>(start: () => Promise<T>): Promise<T> {
  return start().catch((error: unknown) => {
    throw new ChunkMissingError(error)
  })
}

/** Fetches a screen, in the form React takes, and keeps it. */
export interface ScreenLoader {
  (): Promise<{ default: ComponentType }>
  /** the screen, once it was fetched */
  arrived?: ComponentType
  /** reads what the screen begins with at the address of the page, once it was fetched; a failure is left to the screen */
  read?: ReadAhead | undefined
}

type ReadAhead = () => Promise<void>

/** How a screen is fetched; `pick` names the component inside its module, which may have a `readFirst` too. */
export function screen<M>(start: () => Promise<M>, pick: (module: M) => ComponentType): ScreenLoader {
  const loader: ScreenLoader = async () => {
    const module = await load(start)
    loader.arrived = pick(module)
    loader.read = (module as { readFirst?: ReadAhead }).readFirst
    return { default: loader.arrived }
  }
  return loader
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** Whom work on untrusted bytes is counted for. */
export interface Caller {
  /** code of the user; undefined for a call without sign-in */
  user: string | undefined
  /** block of addresses the call came from */
  block: string
}

const current = new AsyncLocalStorage<Caller>()

/** Runs a call so that the work it hands to threads is counted for its caller, however deep it is handed over. */
export function asCaller<T>(caller: Caller, run: () => T): T {
  return current.run(caller, run)
}

/** Returns the caller of the running call; the server itself where there is none. */
export function currentCaller(): Caller {
  return current.getStore() ?? { user: undefined, block: 'server' }
}

import { isApiError } from '@capiz/api/client'

/** A save that waits for the connection. */
interface Held {
  again: () => void
  giveUp: () => void
}

let held: readonly Held[] = []
const listeners = new Set<() => void>()

function setHeld(next: readonly Held[]): void {
  held = next
  for (const listener of listeners) listener()
}

function connection(signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isThere: boolean) => () => {
      signal?.removeEventListener('abort', one.giveUp)
      setHeld(held.filter((other) => other !== one))
      resolve(isThere)
    }
    const one: Held = { again: end(true), giveUp: end(false) }
    signal?.addEventListener('abort', one.giveUp)
    setHeld([...held, one])
  })
}

/**
 * Sends; while there is no connection it waits and sends again, under the same key, so that one save stays one. Ends
 * with the failure when the user gives up, the session ends, or `signal` says that nobody waits any more; at once when
 * no notice on the page could say that it waits.
 */
export async function sendOrHold<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      const canWait = isApiError(error, 'OFFLINE') && listeners.size > 0 && signal?.aborted !== true
      if (!canWait || !(await connection(signal))) throw error
    }
  }
}

/** How many saves wait. */
export function heldCount(): number {
  return held.length
}

/** Sends what waits again: the connection is back, or somebody wants to know. */
export function sendHeld(): void {
  for (const { again } of held) again()
}

/** Ends the waiting; what was typed stays in the forms. */
export function dropHeld(): void {
  for (const { giveUp } of held) giveUp()
}

/** Listens to the number of waiting saves; answers how to stop. Whoever listens shows it. */
export function onHeldChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

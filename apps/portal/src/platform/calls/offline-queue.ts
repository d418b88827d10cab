import { isApiError } from '@capiz/api/client'

/** A save that waits for the connection. */
interface QueuedSend {
  again: () => void
  giveUp: () => void
}

let queue: readonly QueuedSend[] = []
const listeners = new Set<() => void>()

function setQueue(next: readonly QueuedSend[]): void {
  queue = next
  for (const listener of listeners) listener()
}

function connection(signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isThere: boolean) => () => {
      signal?.removeEventListener('abort', one.giveUp)
      setQueue(queue.filter((other) => other !== one))
      resolve(isThere)
    }
    const one: QueuedSend = { again: end(true), giveUp: end(false) }
    signal?.addEventListener('abort', one.giveUp)
    setQueue([...queue, one])
  })
}

/**
 * Sends and, while there is no connection, waits and sends again under the same key, so that one save stays one. Ends
 * with the failure when the user gives up, the session ends, or `signal` is aborted; at once when no notice on the page
 * could show that it waits.
 */
export async function sendOrQueue<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
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
export function queuedCount(): number {
  return queue.length
}

/** Sends the waiting saves again: at intervals, when the connection is back, or when the user retries. */
export function retryQueued(): void {
  for (const { again } of queue) again()
}

/** Ends the waiting; what was typed stays in the forms. */
export function dropQueued(): void {
  for (const { giveUp } of queue) giveUp()
}

/** Subscribes to the number of waiting saves and returns the unsubscribe function. The subscriber shows the number. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

import { onClientEvent } from '../calls/api.ts'

let isDelayed = false
const listeners = new Set<() => void>()

onClientEvent((event) => {
  if (event.type === 'renewal') isDelayed = event.isDelayed
  else if (event.type === 'signed-out') isDelayed = false
  else return
  for (const listener of listeners) listener()
})

/** Calls back when the renewal of the session is delayed or made up for; returns how to stop. */
export function onRenewalDelay(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the renewal of the session is delayed because the server cannot be reached. */
export function isRenewalDelayed(): boolean {
  return isDelayed
}

import type { EndReason } from '@capiz/api/client'
import { onClientEvent } from '../calls/api.ts'

/** Calls back whenever the session ends; answers how to stop. */
export function onSessionEnd(listener: (reason: EndReason) => void): () => void {
  return onClientEvent((event) => {
    if (event.type === 'signed-out') listener(event.reason)
  })
}

import { createIdleClock, type IdleView } from '@capiz/api/client'
import { deviceStorage } from '../calls/api.ts'

const listeners = new Set<(view: IdleView) => void>()

/** The idle clock of this tab (specification 1, sections 4 and 9). */
export const idleClock = createIdleClock(deviceStorage, Date.now, (view) => {
  for (const listener of listeners) listener(view)
})

/** Listens to changes of the idle state; answers how to stop. */
export function onIdleChange(listener: (view: IdleView) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

import { type ApiError, type ClientEvent, createClient, openStorage } from '@capiz/api/client'
import { config } from '../config.ts'
import { draftPrefix } from './draft-prefix.ts'
import { earlyFetch } from './early.ts'

const listeners = new Set<(event: ClientEvent) => void>()

/** Device storage that never throws; `isLasting` is false when the browser refuses to keep anything. */
export const deviceStorage = openStorage(() => localStorage)

/** Keys with this beginning belong to the device, not to the person, and survive signing out. */
export const devicePrefix = 'capiz.device.'

let confirmation: ((refusal: ApiError) => Promise<boolean>) | undefined

/** Sets who asks the person to confirm, when the server wants a fresh sign-in before a call. */
export function onStepUp(ask: (refusal: ApiError) => Promise<boolean>): void {
  confirmation = ask
}

/** The client of this page. */
export const client = createClient({
  bases: config.bases,
  fetch: earlyFetch,
  ...(config.client && { basic: config.client }),
  storage: deviceStorage,
  // plain http has no locks; the type says otherwise
  locks: (navigator as Partial<Navigator>).locks,
  keep: (key, reason) => key.startsWith(devicePrefix) || (key.startsWith(draftPrefix) && reason !== 'user'),
  onStepUp: async (refusal) => (await confirmation?.(refusal)) ?? false,
  onEvent: (event) => {
    for (const listener of listeners) listener(event)
  },
})

/** Calls an endpoint of the contract; throws `ApiError`. */
export const call = client.call

/** Listens to session changes and to the number of running calls; answers how to stop. */
export function onClientEvent(listener: (event: ClientEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

import { type Client, type ClientEvent, createClient } from '../client/create-client.ts'
import { type FakeServer, fakeServer } from './fake-server.ts'
import { type KeyValueStorage, type Locks, memoryStorage } from '../client/session/index.ts'
import { things } from './test-endpoints.ts'
import type { Fetch } from '../client/transport.ts'

const bases = { accr: '/api/accr', auth: '/api/auth', reports: '/api/reports', audit: '/api/audit' }

/** A lock as browsers have it: one holder at a time over all tabs; a waiting request can be aborted. */
export function fakeLocks(): Locks {
  let tail: Promise<unknown> = Promise.resolve()
  return {
    request(_name, { signal }, task) {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('AbortError')))
      })
      const queued = tail.then(() => (signal.aborted ? undefined : task()))
      tail = queued.catch(() => undefined)
      return Promise.race([queued, aborted])
    },
  }
}

export interface Tab {
  client: Client
  events: ClientEvent[]
  ended: () => string[]
}

export function openTab(
  server: { fetch: Fetch },
  storage: KeyValueStorage,
  locks?: Locks,
  isOnline?: () => boolean,
): Tab {
  const events: ClientEvent[] = []
  const client = createClient({
    bases,
    fetch: server.fetch,
    storage,
    locks,
    isOnline,
    keep: (key) => key.startsWith('capiz.device.'),
    onEvent: (event) => void (event.type === 'activity' || events.push(event)),
  })
  return { client, events, ended: () => events.flatMap((e) => (e.type === 'signed-out' ? [e.reason] : [])) }
}

export async function oneTab(server: FakeServer = fakeServer()) {
  const storage = memoryStorage()
  const tab = openTab(server, storage)
  await tab.client.session.signIn('maria', 'secret')
  server.seen.length = 0
  return { ...tab, server, storage }
}

/** The smallest call that needs the session. */
export const isKnown = (client: Client): Promise<boolean> => client.call(things.isKnown)

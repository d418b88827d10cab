import { activityKey, signInCalls } from '@capiz/api/client'
import { useSyncExternalStore } from 'react'
import { call, client, deviceStorage, onClientEvent } from '../calls/api.ts'
import { load } from '../loading/load-part.ts'
import { loadSignedIn } from './load-signed-in.ts'
import type { SessionState } from './state.ts'

let state: SessionState = { status: 'out' }
const listeners = new Set<() => void>()
/** Answers that arrive for an earlier session are dropped. */
let generation = 0

function set(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

async function readState(): Promise<SessionState> {
  const [answer, { signedInState }] = await Promise.all([call(signInCalls.me), load(loadSignedIn)])
  return signedInState(answer)
}

/** Reads the current user and what follows from it; called after sign-in, on start, and by "Try again". */
export async function loadUser(): Promise<void> {
  generation += 1
  const started = generation
  set({ status: 'loading' })
  try {
    const next = await readState()
    if (started === generation) set(next)
  } catch (error) {
    if (started !== generation) return
    // A user that cannot be read clears the token (specification 1, section 4, step 4), so the repeated check ends at the
    // sign-in page instead of in a loop. An answer that is no JSON is the page of a proxy and says nothing of the user.
    if (error instanceof TypeError) client.session.signOut('expired')
    else if (client.session.isSignedIn()) {
      set({ status: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }
}

onClientEvent((event) => {
  if (event.type === 'signed-in') void loadUser()
  else if (event.type === 'signed-out') {
    generation += 1
    set({ status: 'out', reason: event.reason })
  } else if (event.type === 'user-changed') {
    // whatever this tab shows may belong to another person: nothing of it may stay
    location.assign('/')
  }
})

/** Takes up the session found in storage; resolves once it is known who is signed in, if anybody is. */
export async function startSession(): Promise<void> {
  client.session.attach(window)
  if (client.session.isSignedIn()) return loadUser()
  // the idle clock of the next session begins anew, whatever became of the last
  deviceStorage.removeItem(activityKey)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The session now. */
export function getSession(): SessionState {
  return state
}

/** The session, kept up to date. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, getSession)
}

/** The signed-in user; only for screens behind the guard. */
export function useUser(): Extract<SessionState, { status: 'in' }> {
  const session = useSession()
  if (session.status !== 'in') throw new Error('This screen needs a signed-in user.')
  return session
}

/** Whether the user holds a permission (or marker). */
export function useCan(): (permission: string) => boolean {
  const { permissions } = useUser()
  return (permission) => permissions.has(permission)
}

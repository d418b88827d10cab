import { isApiError, signInCalls } from '@capiz/api/client'
import { markerOf, permissionSet } from '@capiz/domain/access'
import { useSyncExternalStore } from 'react'
import { call, client, onClientEvent } from '../../lib/api.ts'
import { idleClock } from './idle-clock.ts'
import { findLanding } from './landing.ts'
import { readUser } from './read-user.ts'
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
  const user = readUser(await call(signInCalls.me))
  const permissions = permissionSet(user)
  const marker = markerOf(user.authorities[0]?.authority ?? '')
  const place = user.temporaryPassword
    ? { landing: '/account-updates', ownCode: undefined }
    : await findLanding(marker, user.linkedCode)
  return { status: 'in', user, marker, permissions, ...place }
}

/** A user that cannot be read, as against a server that cannot be reached (specification 1, section 4, step 4). */
function isTypeError(error: unknown): boolean {
  return error instanceof TypeError || isApiError(error, 'CONTRACT')
}

/** Reads the current user and what follows from it; called after sign-in, on start, and by "Try again". */
export async function loadUser(): Promise<void> {
  generation += 1
  const mine = generation
  set({ status: 'loading' })
  try {
    const next = await readState()
    if (mine === generation) set(next)
  } catch (error) {
    if (mine !== generation) return
    // the token is cleared, so the repeated check ends at the sign-in page instead of in a loop
    if (isTypeError(error)) client.session.signOut('expired')
    else if (client.session.isSignedIn()) {
      set({ status: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }
}

onClientEvent((event) => {
  if (event.type === 'signed-in') {
    idleClock.restart()
    void loadUser()
  } else if (event.type === 'signed-out') {
    generation += 1
    set({ status: 'out', reason: event.reason })
  } else if (event.type === 'user-changed') {
    // whatever this tab shows may belong to another person: nothing of it may stay
    location.assign('/')
  }
})

/** Takes up the session found in storage; one that was left idle for too long ends here. */
export function startSession(): void {
  client.session.attach(window)
  if (!client.session.isSignedIn()) return
  if (idleClock.check().state === 'expired') client.session.signOut('idle')
  else void loadUser()
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

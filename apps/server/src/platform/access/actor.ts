import type { Principal } from './principal.ts'
import type { CallMeta } from './call-meta.ts'

/** The author of a recorded change: a user, the public pages, or the server itself. */
export interface Actor {
  /** written into `createdBy`, `updatedBy` and the logs */
  username: string
  name: string
  /** null without a signed-in user */
  userCode: string | null
  email: string | null
  meta?: CallMeta
}

/** The actor of a call. */
export function actorOf(principal: Principal, meta: CallMeta): Actor {
  const { username, name, userCode, emailAddress } = principal
  return { username, name, userCode, email: emailAddress, meta }
}

/** The username that stands for everybody without an account. */
export const visitorUsername = 'PUBLIC'

/** A visitor of the public pages, known by what the form says. */
export function visitor(name: string, email: string, meta: CallMeta): Actor {
  return { username: visitorUsername, name, userCode: null, email, meta }
}

/** The server acting by itself, for example when a scheduled day comes. */
export const systemActor: Actor = { username: 'SYSTEM', name: 'System', userCode: null, email: null }

import { canEnter } from '@capiz/domain/access'
import type { SessionState } from '../session/state.ts'

/** The visitors who may open a route (specification 1, section 2): all, only signed-out ones, or signed-in users. */
export type RouteAccess = 'open' | 'guest' | 'login'

export interface RouteRule {
  access: RouteAccess
  /** permissions or markers, one of which is enough; none means every signed-in user */
  requires?: readonly string[]
  /** physicians and coordinators may only open the record whose code is their own */
  isOwnRecord?: boolean
}

export type Decision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'failed'; message: string }
  /** neither this page nor the landing page may be shown */
  | { kind: 'refused' }
  | { kind: 'go'; to: string; from?: string }

export interface Visit {
  rule: RouteRule
  session: SessionState
  /** path with query, to come back to after signing in */
  address: string
  /** path without query */
  path: string
  /** the `code` of the path, when it has one */
  code?: string
  /** where the visitor wanted to go before signing in */
  from?: string
}

const loginPage = '/auth/login'
const accountPage = '/account-updates'

function signInAddress(session: Extract<SessionState, { status: 'out' }>): string {
  if (session.reason === undefined) return loginPage
  // leaving and being thrown out lead to the same page; the flag tells them apart
  const address = `${loginPage}?expired=${session.reason !== 'user'}`
  // the message leaves by itself, and with the page: the address still says why
  return session.reason === 'replaced' ? `${address}&reason=replaced` : address
}

function decideForUser(visit: Visit, session: Extract<SessionState, { status: 'in' }>): Decision {
  const { rule, path, code } = visit
  const mustFinish = session.user.temporaryPassword || session.user.lacksFactor
  if (mustFinish && path !== accountPage) return { kind: 'go', to: accountPage }
  const isForeign =
    rule.isOwnRecord === true && session.marker !== 'ADMIN' && code !== undefined && code !== session.ownCode
  if (canEnter(rule.requires, session.permissions) && !isForeign) return { kind: 'show' }
  return path === session.landing ? { kind: 'refused' } : { kind: 'go', to: session.landing }
}

/** The access guard (specification 1, section 4) as a pure decision. */
export function decide(visit: Visit): Decision {
  const { rule, session } = visit
  if (rule.access === 'open') return { kind: 'show' }
  if (rule.access === 'guest') {
    return session.status === 'out' ? { kind: 'show' } : { kind: 'go', to: visit.from ?? '/' }
  }
  switch (session.status) {
    case 'out':
      return session.reason === 'user'
        ? { kind: 'go', to: signInAddress(session) }
        : { kind: 'go', to: signInAddress(session), from: visit.address }
    case 'loading':
      return { kind: 'wait' }
    case 'failed':
      return { kind: 'failed', message: session.message }
    default:
      return decideForUser(visit, session)
  }
}

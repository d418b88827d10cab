import { markerOf, permissionSet } from '@capiz/domain/access'
import { client } from '../../lib/api.ts'
import { idleClock } from './idle-clock.ts'
import { findLanding } from './landing.ts'
import { readUser } from './read-user.ts'
import type { SessionState } from './state.ts'

/**
 * The state of somebody signed in, out of the answer of `/me`. Fetched together with that answer, because the sign-in
 * page needs none of it. A session that was left idle for too long ends here.
 */
export async function signedInState(answer: unknown): Promise<SessionState> {
  if (idleClock.check().state === 'expired') {
    client.session.signOut('idle')
    return { status: 'out', reason: 'idle' }
  }
  const user = readUser(answer)
  const permissions = permissionSet(user)
  const marker = markerOf(user.authorities[0]?.authority ?? '')
  const place = user.temporaryPassword
    ? { landing: '/account-updates', ownCode: undefined }
    : await findLanding(marker, user.linkedCode)
  return { status: 'in', user, marker, permissions, ...place }
}

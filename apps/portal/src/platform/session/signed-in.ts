import { markerOf, permissionSet } from '@capiz/domain/access'
import { client, deviceStorage } from '../calls/api.ts'
import { permissionsKey } from '../calls/early.ts'
import { idleClock } from './idle-clock.ts'
import { findLanding } from './landing.ts'
import { readUser } from './read-user.ts'
import type { SessionState } from './state.ts'

/**
 * Returns the session state of a signed-in user from the response of `/me`. Fetched together with that response,
 * because the sign-in page needs none of it. A session that was idle for too long ends here.
 */
export async function signedInState(answer: unknown): Promise<SessionState> {
  if (idleClock.check().state === 'expired') {
    client.session.signOut('idle')
    return { status: 'out', reason: 'idle' }
  }
  const user = readUser(answer)
  const permissions = permissionSet(user)
  const marker = markerOf(user.authorities[0]?.authority ?? '')
  const mustFinish = user.temporaryPassword || user.lacksFactor
  // until they are through, the server refuses every other call
  deviceStorage.setItem(permissionsKey, mustFinish ? '' : [...permissions].join(' '))
  const place = mustFinish
    ? { landing: '/account-updates', ownCode: undefined }
    : await findLanding(marker, user.linkedCode)
  return { status: 'in', user, marker, permissions, ...place }
}

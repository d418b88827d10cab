import type { EndReason } from '@capiz/api/client'
import type { Marker } from '@capiz/domain/access'
import type { CurrentUser } from './read-user.ts'

export interface SignedIn {
  status: 'in'
  user: CurrentUser
  marker: Marker
  /** permissions of the role plus the marker */
  permissions: ReadonlySet<string>
  /** the page this user belongs to */
  landing: string
  /** code of the own record of a physician or coordinator */
  ownCode: string | undefined
}

export type SessionState =
  | { status: 'out'; reason?: EndReason }
  | { status: 'loading' }
  /** signed in, but the current user could not be read: no network, or a server that is unwell */
  | { status: 'failed'; message: string }
  | SignedIn

import type { Marker } from './access.ts'
import { asksForFactor } from './factor.ts'
import type { Permission } from './permissions.ts'

/** Why a change of access, or the erasure of a person, needs a second person. */
export type SecondPersonReason =
  | 'ADMINISTRATOR'
  | 'MAIL'
  | 'PASSWORD'
  | 'FACTOR'
  | 'SIGN_ON'
  | 'ROLE'
  | 'ERASURE'

/** The parts of an account that such a change is judged by. */
export interface AccountAccess {
  marker: Marker
  permissions: readonly Permission[]
  /** compared as it is looked up, in small letters */
  emailKey: string
  deleted: boolean
}

const administrative: readonly Permission[] = ['USER_EDIT', 'ROLE_EDIT']

/** Returns whether somebody with these permissions can give others access. */
export function administers(permissions: readonly Permission[]): boolean {
  return administrative.some((one) => permissions.includes(one))
}

/**
 * Returns why a save of an account needs a second person: it makes an administrator, or gives a member of staff another
 * e-mail address, to which a new password could then be sent. Undefined for every other save.
 */
export function secondPersonForAccount(
  before: AccountAccess | undefined,
  after: AccountAccess,
): SecondPersonReason | undefined {
  const wasOne = before !== undefined && !before.deleted && administers(before.permissions)
  if (!after.deleted && administers(after.permissions) && !wasOne) return 'ADMINISTRATOR'
  return before?.marker === 'ADMIN' && before.emailKey !== after.emailKey ? 'MAIL' : undefined
}

/** Returns whether a new password, another way to sign in, or the loss of the second factor of this account needs a second person. */
export function secondPersonForReset({ marker, permissions }: AccountAccess): boolean {
  return asksForFactor(marker, permissions)
}

/** Returns whether a save of a role makes administrators of those who hold it. */
export function secondPersonForRole(before: readonly Permission[], after: readonly Permission[]): boolean {
  return administrative.some((one) => after.includes(one) && !before.includes(one))
}

import type { UserRow } from './columns.tsx'

/** An action on a user besides editing. */
export type UserAction =
  | 'endSession'
  | 'password'
  | 'factor'
  | 'invite'
  | 'unlink'
  | 'lock'
  | 'unlock'
  | 'disable'
  | 'enable'

/**
 * Returns the actions that apply to a user in the current state: no user locks or disables their own account, and
 * without a session there is none to end.
 */
export function actionsFor(
  {
    status,
    username,
    secondFactor,
    singleSignOn,
    linkedCode,
  }: Pick<UserRow, 'status' | 'username' | 'secondFactor' | 'singleSignOn' | 'linkedCode'>,
  me: string,
  { isSignedIn, signOn }: { isSignedIn: boolean; signOn: string },
): readonly UserAction[] {
  if (status === 'DISABLED') return ['enable']
  // who still has theirs removes it under their own account
  const isOwn = username === me
  const factor = secondFactor && !isOwn ? (['factor'] as const) : []
  const canLink = signOn !== '' && linkedCode === null && !isOwn
  const link = canLink ? [singleSignOn ? ('unlink' as const) : ('invite' as const)] : []
  if (status === 'LOCKED') return ['password', ...factor, 'unlock', ...(isOwn ? [] : (['disable'] as const))]
  if (isOwn) return ['password']
  return [...(isSignedIn ? (['endSession'] as const) : []), 'password', ...factor, ...link, 'lock', 'disable']
}

/** The action whose button it shares: one takes the place of the other, and the focus stays on it. */
export function placeOf(action: UserAction): UserAction {
  if (action === 'unlock') return 'lock'
  if (action === 'unlink') return 'invite'
  return action === 'enable' ? 'disable' : action
}

interface ActionLabels {
  button: string
  title: string
  text: string
  done: string
}

/** Returns the labels of an action on a user. */
export function labelsOf(action: UserAction, name: string): ActionLabels {
  const labels: Record<UserAction, ActionLabels> = {
    endSession: {
      button: 'End session',
      title: `End the session of ${name}?`,
      text: 'They are signed out at once and can sign in again. What they had not saved stays on their device.',
      done: 'The session was ended.',
    },
    password: {
      button: 'Reset password',
      title: `Send ${name} a temporary password?`,
      text: 'It goes to their e-mail address and works for 24 hours. The present password stops working and the session ends.',
      done: 'A temporary password is on its way.',
    },
    factor: {
      button: 'Remove second factor',
      title: `Remove the second factor of ${name}?`,
      text: 'For a lost phone: make sure that it is they who ask. Their codes stop working, they are signed out and told by mail, and sign in with the password alone until they add a new one.',
      done: 'The second factor was removed.',
    },
    invite: {
      button: 'Invite to single sign-on',
      title: `Invite ${name} to single sign-on?`,
      text: 'A link goes to their e-mail address and works for 72 hours, once. The identity they sign in with is linked to the account.',
      done: 'The invitation is on its way.',
    },
    unlink: {
      button: 'Unlink single sign-on',
      title: `Unlink the single sign-on of ${name}?`,
      text: 'They are signed out at once, told by mail, and sign in with their password until they are invited again.',
      done: 'The single sign-on was unlinked.',
    },
    lock: {
      button: 'Lock',
      title: `Lock ${name}?`,
      text: 'They are signed out at once and cannot sign in until somebody unlocks them.',
      done: 'The user was locked.',
    },
    unlock: {
      button: 'Unlock',
      title: `Unlock ${name}?`,
      text: 'They can sign in again at once. Wrong passwords counted so far are forgotten.',
      done: 'The user was unlocked.',
    },
    disable: {
      button: 'Disable',
      title: `Disable ${name}?`,
      text: 'They are signed out at once and cannot sign in. What they did stays under their name. You can enable them again.',
      done: '',
    },
    enable: {
      button: 'Enable',
      title: `Enable ${name}?`,
      text: 'They can sign in again with the password they had.',
      done: '',
    },
  }
  return labels[action]
}

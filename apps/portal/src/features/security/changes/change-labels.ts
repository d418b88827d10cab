import type { accessChange } from '@capiz/api/contract/admin'
import type { OutputOf } from '@capiz/api/contract/define'
import type { Tone } from '@capiz/ui/tokens'

/** A change of access as the list brings it. */
export type AccessChangeRow = OutputOf<typeof accessChange.list>['content'][number]

/** The label of each kind of change. */
export const reasonLabels: Readonly<Record<AccessChangeRow['reason'], string>> = {
  ADMINISTRATOR: 'Make an administrator',
  MAIL: 'Change the e-mail address',
  PASSWORD: 'Reset the password',
  FACTOR: 'Remove the second factor',
  SIGN_ON: 'Invite to single sign-on',
  ROLE: 'Let a role administer',
  ERASURE: 'Erase the person',
}

/** The label and tone of each state of a change. */
export const changeState: Readonly<Record<AccessChangeRow['status'], { label: string; tone: Tone }>> = {
  OPEN: { label: 'To confirm', tone: 'attention' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  CONFIRMED: { label: 'Confirmed', tone: 'positive' },
  REJECTED: { label: 'Rejected', tone: 'stopped' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
  REPLACED: { label: 'Replaced', tone: 'neutral' },
}

import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import type { Tone } from '@capiz/ui/tokens'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'

const sorts = ['createdDate', 'sentDate', 'recipient', 'template', 'attempts'].flatMap((property) => [
  `${property},ASC`,
  `${property},DESC`,
])

/** How a mail can stand. */
export type MailState = 'WAITING' | 'RETRYING' | 'FAILED' | 'SENT'

/** The label and tone of each mail state. */
export const mailState: Readonly<Record<MailState, { label: string; tone: Tone }>> = {
  WAITING: { label: 'Waiting', tone: 'progress' },
  RETRYING: { label: 'Trying again', tone: 'attention' },
  FAILED: { label: 'Given up', tone: 'stopped' },
  SENT: { label: 'Sent', tone: 'positive' },
}

/** The label of each kind of mail. */
export const mailKinds: Readonly<Record<string, string>> = {
  ACCOUNT_CREATED: 'New account',
  ACCOUNT_ASKED: 'Account asked for',
  ADDRESS_CHANGED: 'Address changed',
  ACCESS_CHANGE_ASKED: 'Access change to confirm',
  ACCESS_CHANGE_NOTICE: 'Access change asked for',
  TEMPORARY_PASSWORD: 'Temporary password',
  RESET_TOKEN: 'Password reset',
  SESSION_ENDED: 'Session ended for safety',
  REQUEST_APPROVED: 'Request approved',
  REQUEST_REJECTED: 'Request not approved',
  REQUEST_ASKED: 'More asked for on a request',
  REQUEST_COUNTERED: 'Counter-offer on a request',
  COUNTER_ANSWERED: 'Counter-offer answered',
  APPLICATION_ASKED: 'More asked for on an application',
  APPLICATION_STATUS: 'Status of an application',
  RENEWAL_REMINDER: 'Reminder of a renewal',
  RENEWAL_ASKED: 'Renewal asked for',
  CONFIRMATION_DUE: 'Details to be confirmed',
  STAFF_DIGEST: 'Expiring documents, for staff',
  REGISTRATION_RECEIVED: 'Registration received',
}

/** The state of the outbox, stored in the URL. */
export interface OutboxState {
  page: number
  size: number
  sort: string
  recipient: string
  kind: string
  state: '' | MailState
}

/** How the address is read. */
export const outboxSchema: UrlSchema<OutboxState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'createdDate,DESC'),
  recipient: text,
  kind: text,
  state: oneOf(['', 'WAITING', 'RETRYING', 'FAILED', 'SENT'], ''),
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the outbox for a state. */
export function outboxQuery({ page, size, sort, recipient, kind, state }: OutboxState) {
  return {
    page,
    size,
    sort,
    recipient: given(recipient),
    template: given(kind),
    state: given(state),
  }
}

/** The filters above the outbox. */
export const outboxFilters: readonly FilterDeclaration[] = [
  {
    id: 'state',
    label: 'State',
    kind: 'one',
    isSuggested: true,
    options: Object.entries(mailState).map(([value, { label }]) => ({ value, label })),
  },
  {
    id: 'kind',
    label: 'Subject',
    kind: 'one',
    isSuggested: true,
    options: Object.entries(mailKinds).map(([value, label]) => ({ value, label })),
  },
]

/** The set filters as the chips show them. */
export function outboxValues({ kind, state }: OutboxState): FilterValues {
  return { ...(kind && { kind: [kind] }), ...(state && { state: [state] }) }
}

/** Returns the changes to the URL state when the filter chips change. */
export function outboxChanges(values: FilterValues): Partial<OutboxState> {
  return {
    page: 0,
    kind: values['kind']?.[0] ?? '',
    state: (values['state']?.[0] ?? '') as OutboxState['state'],
  }
}

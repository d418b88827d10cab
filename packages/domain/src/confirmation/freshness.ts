import { addDays, type IsoDate } from '../time/index.ts'
import { choicesFrom } from '../field/index.ts'

/** The ways a section was confirmed, or reopened by a visitor. */
export const confirmationChannels = choicesFrom({
  PORTAL: 'Portal',
  LINK: 'Mailed link',
  CALL: 'Telephone call',
  REPORT: 'Report of a visitor',
})

/** The way a section was confirmed or reopened. */
export type ConfirmationChannel = (typeof confirmationChannels)[number]['code']

/** The states of a section, the most urgent first. */
export const freshnessStates = ['REOPENED', 'OVERDUE', 'DUE', 'CONFIRMED'] as const

/** The state of a section on a day. */
export type FreshnessState = (typeof freshnessStates)[number]

/** A confirmation of a section, or a report that something in it is wrong. */
export interface ConfirmationEvent {
  action: 'CONFIRMED' | 'REOPENED'
  on: IsoDate
  /** hash of what the section held when it was confirmed */
  hash: string | null
}

/** The facts on which the freshness of a section is decided. */
export interface FreshnessQuestion {
  today: IsoDate
  /** days for which a confirmation holds */
  cycleDays: number
  /** hash of what the section holds today */
  hash: string
  /** day from which the first confirmation is counted: that of the accreditation; null while there is none */
  since: IsoDate | null
}

/** The freshness of a section with the day it follows from. */
export interface Freshness {
  state: FreshnessState
  /** day of the last confirmation, whatever happened since */
  confirmedOn: IsoDate | null
  /** day from which its cycle is counted: of the confirmation, or of the accreditation before the first one */
  countedFrom: IsoDate | null
  /** first day on which it has to be confirmed again; null while nothing is counted */
  dueOn: IsoDate | null
  /** day of the report that reopened it; null unless it is reopened */
  reopenedOn: IsoDate | null
  /** whether the section was changed after its last confirmation */
  isChanged: boolean
}

/** Days before the due day on which a section is due for confirmation. */
export const confirmationLeadDays = 30

/**
 * Returns the freshness of a section by its events, the oldest first. A report after the last confirmation reopens it; a
 * confirmation holds for its cycle and for what the provider saw: a changed section is due at once. A section that was
 * never confirmed is due, and overdue once a cycle has passed since the accreditation.
 */
export function freshnessOf(events: readonly ConfirmationEvent[], question: FreshnessQuestion): Freshness {
  const { today, cycleDays, hash, since } = question
  const last = events.at(-1)
  const confirmed = events.findLast(({ action }) => action === 'CONFIRMED')
  const from = confirmed?.on ?? since
  const dueOn = from === null ? null : addDays(from, cycleDays)
  const isChanged = confirmed !== undefined && confirmed.hash !== hash
  const reopenedOn = last?.action === 'REOPENED' ? last.on : null
  return {
    state: stateOf(),
    confirmedOn: confirmed?.on ?? null,
    countedFrom: from,
    dueOn,
    reopenedOn,
    isChanged,
  }

  function stateOf(): FreshnessState {
    if (reopenedOn !== null) return 'REOPENED'
    if (dueOn !== null && dueOn <= today) return 'OVERDUE'
    const isSoon = dueOn !== null && addDays(dueOn, -confirmationLeadDays) <= today
    return confirmed === undefined || isChanged || isSoon ? 'DUE' : 'CONFIRMED'
  }
}

/**
 * Returns the day that may be shown as the last confirmation of what the section holds today: none after a report or a
 * change, whatever was confirmed before; an overdue confirmation stays with its day.
 */
export function shownConfirmation({ confirmedOn, reopenedOn, isChanged }: Freshness): IsoDate | null {
  return reopenedOn === null && !isChanged ? confirmedOn : null
}

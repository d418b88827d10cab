import { addDays, type IsoDate } from '../time/index.ts'
import { shownConfirmation, type Freshness } from './freshness.ts'
import type { publicStates } from './public-sections.ts'

/** Days after the due day from which visitors are told that a section is not confirmed. */
export const graceDays = 30

/** First day on which visitors are told that a section is not confirmed. */
export const publicNoticeDay = (dueOn: IsoDate): IsoDate => addDays(dueOn, graceDays)

/**
 * Returns how visitors see the freshness of a section, with its day: that of the report that reopened it, that since
 * which it is not confirmed once it is 30 days overdue, or that of its confirmation. Null where nothing may be said.
 */
export function publicFreshness(
  freshness: Freshness,
  today: IsoDate,
): { state: (typeof publicStates)[number]; on: IsoDate } | null {
  const { reopenedOn, dueOn, countedFrom } = freshness
  if (reopenedOn !== null) return { state: 'REPORTED', on: reopenedOn }
  if (dueOn !== null && countedFrom !== null && publicNoticeDay(dueOn) <= today) {
    return { state: 'UNCONFIRMED', on: countedFrom }
  }
  const confirmed = shownConfirmation(freshness)
  return confirmed === null ? null : { state: 'CONFIRMED', on: confirmed }
}

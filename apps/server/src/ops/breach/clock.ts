const hourMs = 3_600_000

/** Persons from which the notice may not be delayed (NPC Circular 16-03, section 17). */
const noDelayFrom = 100

/** The days of a notice under Republic Act 10173 and NPC Circular 16-03. */
export interface NoticeClock {
  /** moment by which the Commission and the persons are notified: 72 hours from knowledge or reasonable belief */
  noticeDue: Date
  /** moment by which the Commission has the full report: 5 days */
  reportDue: Date
  /** whole hours that are left for the notice; negative when it is late */
  hoursLeft: number
  /** whether the notice may wait until the scope is known: never from 100 persons on, or with sensitive data */
  mayWait: boolean
}

/** Returns the days of the notice of a breach known since a moment, with its persons, and whether it held sensitive data. */
export function noticeClock(
  { since, now }: { since: Date; now: Date },
  { persons, isSensitive }: { persons: number; isSensitive: boolean },
): NoticeClock {
  const noticeDue = new Date(since.getTime() + 72 * hourMs)
  return {
    noticeDue,
    reportDue: new Date(since.getTime() + 5 * 24 * hourMs),
    hoursLeft: Math.floor((noticeDue.getTime() - now.getTime()) / hourMs),
    mayWait: persons < noDelayFrom && !isSensitive,
  }
}

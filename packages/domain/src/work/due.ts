import type { RequestType } from '../request/index.ts'
import { plural } from '../text/index.ts'
import { addDays, daysBetween, formatDay, relativeDays, type IsoDate } from '../time/index.ts'
import { daysLate, requestDueDays } from './rank.ts'

/** Facts of an open request that its due day depends on. */
export interface RequestTerms {
  type: RequestType
  /** day on which it was made, in Manila */
  requestedOn: IsoDate
  /** last day for the answer it waits for; null while it waits for none */
  answerDueDate: IsoDate | null
}

/** Returns the last day on which an open request is on time: that of the answer it waits for, else of its decision. */
export function requestDueDate({ type, requestedOn, answerDueDate }: RequestTerms): IsoDate {
  return answerDueDate ?? addDays(requestedOn, requestDueDays(type))
}

/** Days from today within which a day is written by its distance. */
const nearDays = 30

/** A day by its distance where it is near, else in full: `today`, `in 30 days`, `31 Dec 2026`. */
export function nearDay(date: IsoDate, today: IsoDate): string {
  return Math.abs(daysBetween(today, date)) <= nearDays ? relativeDays(date, today) : formatDay(date)
}

/** Returns when something is due or how late it is: "2 days late", "Due today", "Due in 3 days"; empty without a day. */
export function dueText(dueDate: IsoDate | null, today: IsoDate): string {
  if (dueDate === null) return ''
  const late = daysLate(dueDate, today)
  return late > 0 ? `${plural(late, 'day', 'days')} late` : `Due ${nearDay(dueDate, today)}`
}

/** Groups of a list by lateness, each with the days late that are too few for it. */
const lateGroups = [
  { above: 7, label: 'More than 7 days late' },
  { above: 3, label: '4 to 7 days late' },
  { above: 0, label: '1 to 3 days late' },
  { above: -1, label: 'Due today' },
  { above: -8, label: 'Due within 7 days' },
] as const

/** Returns the group of a due day in a list sorted by lateness: "4 to 7 days late", "Due today", "Due within 7 days". */
export function dueGroup(dueDate: IsoDate, today: IsoDate): string {
  const late = daysBetween(dueDate, today)
  return lateGroups.find(({ above }) => late > above)?.label ?? 'Due later'
}

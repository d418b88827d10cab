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

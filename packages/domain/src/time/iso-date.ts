import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'

/** A calendar day as `yyyy-MM-dd` (specification 1, section 1). Such texts sort in day order. */
export type IsoDate = `${number}-${number}-${number}`

/** Earliest day any field accepts. */
const earliestDate: IsoDate = '1900-01-01'

/** Latest day any field accepts. */
export const latestDate: IsoDate = '2100-12-31'

const shape = /^\d{4}-\d{2}-\d{2}$/u
const manilaOffsetHours = 8

/** Year, month (1..12) and day of a date. */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

function toUtc(date: IsoDate): number {
  const { year, month, day } = dateParts(date)
  return Date.UTC(year, month - 1, day)
}

function fromUtc(milliseconds: number): IsoDate {
  return new Date(milliseconds).toISOString().slice(0, 10) as IsoDate
}

function lastDayOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Whether a text is a real day between 1900-01-01 and 2100-12-31, written exactly `yyyy-MM-dd`. */
export function isIsoDate(text: string): text is IsoDate {
  if (!shape.test(text) || text < earliestDate || text > latestDate) return false
  const { year, month, day } = dateParts(text as IsoDate)
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOfMonth(year, month)
}

/** Reads a day, or answers undefined when {@link isIsoDate} refuses it. Surrounding white space is refused too. */
export function parseIsoDate(text: string): IsoDate | undefined {
  return isIsoDate(text) ? text : undefined
}

/** The day `days` later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtc(toUtc(date) + days * millisecondsInDay)
}

/** The same day of the month `months` later, or that month's last day when it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = lastDayOfMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)
  return addDays(fromUtc(first.getTime()), Math.min(day, last) - 1)
}

/** The same day `years` later; 29 February becomes 28 February in common years. */
export function addYears(date: IsoDate, years: number): IsoDate {
  return addMonths(date, years * 12)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / millisecondsInDay)
}

/** "Today or later", compared by day (specification 1, section 5). */
export function isTodayOrLater(date: IsoDate, today: IsoDate): boolean {
  return date >= today
}

/** 31 December of the day's year; permits and tax receipts end there (domain model 4.5). */
export function endOfYear(date: IsoDate): IsoDate {
  return `${date.slice(0, 4)}-12-31` as IsoDate
}

/** The calendar day in Manila at an instant. The Philippines keep UTC+8 all year. */
export function manilaDay(instant: Date): IsoDate {
  return fromUtc(instant.getTime() + manilaOffsetHours * millisecondsInHour)
}

/** The instant a day begins in Manila. */
export function manilaMidnight(day: IsoDate): Date {
  return new Date(toUtc(day) - manilaOffsetHours * millisecondsInHour)
}

/** The day of the week, 0 = Sunday (the first day of the week in en-PH) to 6 = Saturday. */
export function dayOfWeek(date: IsoDate): number {
  return new Date(toUtc(date)).getUTCDay()
}

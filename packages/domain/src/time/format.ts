import { dateParts, daysBetween } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

/**
 * Names of the months, January first. Spelled out rather than taken from Intl, whose names differ between runtimes
 * ("Sep" and "Sept").
 */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
}

/** A day for reading: `20 Nov 2026`. */
export function formatDay(date: IsoDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${monthName(month).slice(0, 3)} ${year}`
}

/** How far a day lies from today: `today`, `in 28 days`, `3 days ago`. */
export function relativeDays(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  const length = Math.abs(days)
  const text = `${length.toLocaleString('en-PH')} ${length === 1 ? 'day' : 'days'}`
  return days > 0 ? `in ${text}` : `${text} ago`
}

/** A time to wait as a whole number of its largest fitting unit, rounded up: `40 seconds`, `10 minutes`, `23 hours`. */
export function waitText(seconds: number): string {
  const units = [
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const
  // two of a unit at least, so that rounding up never doubles the wait
  const [unit, length] = units.find(([, each]) => seconds >= 2 * each) ?? units[2]
  const count = Math.max(1, Math.ceil(seconds / length))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

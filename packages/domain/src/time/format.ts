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

import { dayOfWeek, type IsoDate } from '../time/index.ts'

/** Days of the week as the wire names them, Monday first. */
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const

/** A day of the week. */
export type Weekday = (typeof weekdays)[number]

/** Days of the week for reading. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
}

/** Whether a text is a day of the week as the wire names it. */
export function isWeekday(text: string): text is Weekday {
  return (weekdays as readonly string[]).includes(text)
}

/** How a day can differ from the weekly hours. */
export const clinicExceptionKinds = ['EXTRA', 'INSTEAD', 'ABSENT'] as const

/** One of {@link clinicExceptionKinds}. */
export type ClinicExceptionKind = (typeof clinicExceptionKinds)[number]

/** One block of clinic hours, the same every week between two days (domain model 7.3). Times are `HH:mm`. */
export interface ClinicBlock {
  day: Weekday
  startTime: string
  endTime: string
  byAppointment: boolean
  room: string | null
  remarks: string | null
  /** first day it holds; null: it has always held */
  validFrom: IsoDate | null
  /** last day it holds; null: no end is known */
  validUntil: IsoDate | null
}

/**
 * A difference from the weekly hours on some days: an extra clinic beside them, other hours in their place, or an
 * absence over one day or several. Without times an absence takes the whole day. Extra clinics and other hours are held
 * on holidays too, since they are said of that very day.
 */
export interface ClinicException {
  kind: ClinicExceptionKind
  date: IsoDate
  /** last day of an absence; null: one day */
  until: IsoDate | null
  startTime: string | null
  endTime: string | null
  remarks: string | null
}

/** Clinic hours of a physician at one facility: what repeats, and what differs from it on some days. */
export interface ClinicHours {
  entries: readonly ClinicBlock[]
  exceptions: readonly ClinicException[]
}

type Times = Pick<ClinicBlock, 'startTime' | 'endTime'>
type Validity = Pick<ClinicBlock, 'validFrom' | 'validUntil'>

/** The day of the week of a day. */
export function weekdayOf(date: IsoDate): Weekday {
  return weekdays[(dayOfWeek(date) + 6) % 7] ?? 'MON'
}

/** Whether two stretches of one day fall together; touching is not falling together. */
export function timesOverlap(a: Times, b: Times): boolean {
  return a.startTime < b.endTime && b.startTime < a.endTime
}

/** Whether there is a day on which both hold. */
export function validityOverlaps(a: Validity, b: Validity): boolean {
  const endsBefore = (one: Validity, other: Validity) =>
    one.validUntil !== null && other.validFrom !== null && one.validUntil < other.validFrom
  return !endsBefore(a, b) && !endsBefore(b, a)
}

/** Whether a block holds on a day, whatever the day of the week. */
export function isValidOn({ validFrom, validUntil }: Validity, date: IsoDate): boolean {
  return (validFrom === null || validFrom <= date) && (validUntil === null || validUntil >= date)
}

/** Whether two blocks fall together in some week. */
export function blocksOverlap(a: ClinicBlock, b: ClinicBlock): boolean {
  return a.day === b.day && timesOverlap(a, b) && validityOverlaps(a, b)
}

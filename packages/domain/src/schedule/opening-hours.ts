import { addYears, formatDay, type IsoDate } from '../time/index.ts'
import { timesOverlap, weekdayNames, weekdayOf, type ClinicBlock, type Weekday } from './clinic-hours.ts'
import type { HolidayCalendar } from './holidays.ts'

/** One block of the opening hours of a facility, the same every week; times are `HH:mm`. */
export type OpeningBlock = Pick<ClinicBlock, 'day' | 'startTime' | 'endTime'>

/** A day that differs from the weekly hours: other hours, or without times no opening at all. Times are `HH:mm`. */
export interface OpeningException {
  date: IsoDate
  startTime: string | null
  endTime: string | null
  /** the occasion, told to visitors: `Town fiesta` */
  occasion: string
}

/** When a facility is open. Without any block, and not at all hours, nothing is known of it. */
export interface OpeningHours {
  openingHours: readonly OpeningBlock[]
  /** open at all hours of every day, holidays too */
  openAlways: boolean
  /** whether the weekly hours hold on holidays */
  openOnHolidays: boolean
  /** days that differ, whatever the week, the holidays and the other flags say */
  openingExceptions: readonly OpeningException[]
}

/** Whether a facility is open on a day: at all hours, with the hours of the day, closed, or not known. */
export type OpeningAnswer =
  | { state: 'ALWAYS' | 'UNKNOWN' }
  | { state: 'OPEN'; hours: OpeningBlock[] }
  | { state: 'CLOSED'; occasion: string | null }

const byStart = (blocks: readonly OpeningBlock[]): OpeningBlock[] =>
  blocks.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))

/** The weekly hours of a day of the week, by their beginning. */
export function openingOnWeekday(
  { openingHours }: Pick<OpeningHours, 'openingHours'>,
  day: Weekday,
): OpeningBlock[] {
  return byStart(openingHours.filter((block) => block.day === day))
}

/** The hours of a day in words: `08:00 to 12:00, 13:00 to 17:00`; empty without any. */
export function hoursText(hours: readonly OpeningBlock[]): string {
  return hours.map(({ startTime, endTime }) => `${startTime} to ${endTime}`).join(', ')
}

/** The answer of a day that differs from the week; undefined for any other day. */
function exceptionOn(exceptions: readonly OpeningException[], day: IsoDate): OpeningAnswer | undefined {
  const own = exceptions.filter(({ date }) => date === day)
  const [first] = own
  if (first === undefined) return undefined
  const hours = own.flatMap(({ startTime, endTime }): OpeningBlock[] =>
    startTime === null || endTime === null ? [] : [{ day: weekdayOf(day), startTime, endTime }],
  )
  if (hours.length === 0) return { state: 'CLOSED', occasion: first.occasion }
  return { state: 'OPEN', hours: byStart(hours) }
}

/**
 * Whether a facility is open on a day. What is said of that very day rules; else a holiday closes it unless it is open
 * at all hours or keeps its hours then.
 */
export function openingOn(opening: OpeningHours, day: IsoDate, holidays: HolidayCalendar): OpeningAnswer {
  const exception = exceptionOn(opening.openingExceptions, day)
  if (exception !== undefined) return exception
  if (opening.openAlways) return { state: 'ALWAYS' }
  if (opening.openingHours.length === 0) return { state: 'UNKNOWN' }
  const hours = openingOnWeekday(opening, weekdayOf(day))
  const holiday = opening.openOnHolidays ? undefined : holidays.get(day)
  if (hours.length > 0 && holiday === undefined) return { state: 'OPEN', hours }
  return { state: 'CLOSED', occasion: hours.length > 0 ? (holiday ?? null) : null }
}

/** The holidays of the year from a day on that close a facility on one of its days. */
export function holidaysClosed(
  opening: OpeningHours,
  holidays: HolidayCalendar,
  from: IsoDate,
): { day: IsoDate; name: string }[] {
  const until = addYears(from, 1)
  return [...holidays]
    .filter(([day]) => day >= from && day <= until)
    .filter(([day]) => {
      const answer = openingOn(opening, day, holidays)
      const isSaid = opening.openingExceptions.some(({ date }) => date === day)
      return answer.state === 'CLOSED' && answer.occasion !== null && !isSaid
    })
    .map(([day, name]) => ({ day, name }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** The first error of opening hours, in a sentence that names its day; undefined when they can be saved. */
export function openingProblem(blocks: readonly OpeningBlock[]): string | undefined {
  for (const [at, block] of blocks.entries()) {
    const { day, startTime, endTime } = block
    if (endTime <= startTime) return `${weekdayNames[day]}: the end comes after the start.`
    const earlier = blocks.slice(0, at).find((other) => other.day === day && timesOverlap(other, block))
    if (earlier)
      return `${weekdayNames[day]}: ${startTime} overlaps with ${earlier.startTime} to ${earlier.endTime}.`
  }
  return undefined
}

/** Returns the calendar of the clinics held at a facility: its holidays, and the days it does not open at all. */
export function clinicCalendar(
  holidays: HolidayCalendar,
  exceptions: readonly OpeningException[],
): HolidayCalendar {
  const closed = exceptions.filter(({ startTime, endTime }) => startTime === null || endTime === null)
  return new Map([...holidays, ...closed.map(({ date, occasion }) => [date, occasion] as const)])
}

/** An error in a field of one of the days that differ. */
export interface OpeningExceptionProblem {
  at: number
  field: 'date' | 'startTime' | 'endTime'
  message: string
}

function timesError({
  startTime,
  endTime,
}: OpeningException): Pick<OpeningExceptionProblem, 'field' | 'message'> | undefined {
  if ((startTime === null) !== (endTime === null)) {
    const field = startTime === null ? 'startTime' : 'endTime'
    return { field, message: 'Enter both times, or none where it is closed all day.' }
  }
  const isReversed = startTime !== null && endTime !== null && endTime <= startTime
  return isReversed ? { field: 'endTime', message: 'The end comes after the start.' } : undefined
}

/** Returns the errors that keep the days that differ from being saved, the first of each. */
export function openingExceptionProblems(exceptions: readonly OpeningException[]): OpeningExceptionProblem[] {
  return exceptions.flatMap((one, at): OpeningExceptionProblem[] => {
    const error = timesError(one)
    if (error) return [{ at, ...error }]
    const earlier = exceptions.slice(0, at).filter(({ date }) => date === one.date)
    const { startTime, endTime } = one
    for (const other of earlier) {
      if (startTime === null || endTime === null || other.startTime === null || other.endTime === null) {
        const message = `${formatDay(one.date)} is in the list already. A day is closed, or has hours.`
        return [{ at, field: 'date', message }]
      }
      const isDuring = timesOverlap(
        { startTime, endTime },
        { startTime: other.startTime, endTime: other.endTime },
      )
      if (isDuring) {
        const message = `These hours overlap with ${other.startTime} to ${other.endTime} of the same day.`
        return [{ at, field: 'startTime', message }]
      }
    }
    return []
  })
}

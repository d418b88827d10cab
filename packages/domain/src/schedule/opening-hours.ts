import { addYears, type IsoDate } from '../time/index.ts'
import { timesOverlap, weekdayNames, weekdayOf, type ClinicBlock, type Weekday } from './clinic-hours.ts'
import type { HolidayCalendar } from './holidays.ts'

/** One block of the opening hours of a facility, the same every week; times are `HH:mm`. */
export type OpeningBlock = Pick<ClinicBlock, 'day' | 'startTime' | 'endTime'>

/** When a facility is open. Without any block, and not at all hours, nothing is known of it. */
export interface OpeningHours {
  openingHours: readonly OpeningBlock[]
  /** open at all hours of every day, holidays too */
  openAlways: boolean
  /** whether the weekly hours hold on holidays */
  openOnHolidays: boolean
}

/** Whether a facility is open on a day: at all hours, with the hours of the day, closed, or not known. */
export type OpeningAnswer =
  | { state: 'ALWAYS' | 'UNKNOWN' }
  | { state: 'OPEN'; hours: OpeningBlock[] }
  | { state: 'CLOSED'; holiday: string | null }

/** The weekly hours of a day of the week, by their beginning. */
export function openingOnWeekday(
  { openingHours }: Pick<OpeningHours, 'openingHours'>,
  day: Weekday,
): OpeningBlock[] {
  return openingHours
    .filter((block) => block.day === day)
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
}

/** Whether a facility is open on a day. A holiday closes it unless it is open at all hours or keeps its hours then. */
export function openingOn(opening: OpeningHours, day: IsoDate, holidays: HolidayCalendar): OpeningAnswer {
  if (opening.openAlways) return { state: 'ALWAYS' }
  if (opening.openingHours.length === 0) return { state: 'UNKNOWN' }
  const hours = openingOnWeekday(opening, weekdayOf(day))
  const holiday = opening.openOnHolidays ? undefined : holidays.get(day)
  if (hours.length > 0 && holiday === undefined) return { state: 'OPEN', hours }
  return { state: 'CLOSED', holiday: hours.length > 0 ? (holiday ?? null) : null }
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
      return answer.state === 'CLOSED' && answer.holiday !== null
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

import { isPubliclyAccredited } from '../accreditation/index.ts'
import {
  hoursOn,
  nextDayWithHours,
  noHolidays,
  type ClinicHours,
  type DayHours,
  type HolidayCalendar,
} from '../schedule/index.ts'
import { addDays, daysBetween, type IsoDate } from '../time/index.ts'

/** Why a physician cannot be seen at a facility on a day, the first that holds. */
export const noReasons = ['PHYSICIAN', 'FACILITY', 'AFFILIATION', 'HOLIDAY', 'NO_CLINIC'] as const

/** One of {@link noReasons}. */
export type NoReason = (typeof noReasons)[number]

/** A provider as it will stand on the day asked about. */
export interface StatusOnDay {
  /** accreditation status of that day; undefined when none is known */
  status: string | undefined
  /** last day of its contract; null when no end is known */
  until: IsoDate | null
}

/** Physician, facility and what ties them together, on the day asked about. */
export interface PairOnDay {
  physician: StatusOnDay
  facility: StatusOnDay
  affiliation: StatusOnDay
  hours: ClinicHours
  /** holidays where the facility is */
  holidays: HolidayCalendar
}

/** The answer: yes with the hours of the day, or no with the reason. */
export type DayAnswer =
  | { answer: 'YES'; hours: DayHours[]; isHoursKnown: boolean }
  | { answer: 'NO'; reason: Exclude<NoReason, 'HOLIDAY'> }
  | { answer: 'NO'; reason: 'HOLIDAY'; holiday: string }

const isInForce = ({ status, until }: StatusOnDay, day: IsoDate): boolean =>
  isPubliclyAccredited([status ?? '']) && (until === null || until >= day)

/** Whether any hours are known of a place, weekly or on single days. */
function hasHours({ entries, exceptions }: ClinicHours): boolean {
  return entries.length > 0 || exceptions.some(({ kind }) => kind !== 'ABSENT')
}

/**
 * Whether a physician can be seen at a facility on a day: both accredited and tied to each other that day, and a clinic
 * held. Where no hours are known at all, accreditation alone decides, and the answer says so. A holiday closes every
 * clinic that says nothing of that very day, also one whose hours are not known.
 */
export function answerDay(pair: PairOnDay, day: IsoDate): DayAnswer {
  if (!isInForce(pair.physician, day)) return { answer: 'NO', reason: 'PHYSICIAN' }
  if (!isInForce(pair.facility, day)) return { answer: 'NO', reason: 'FACILITY' }
  if (!isInForce(pair.affiliation, day)) return { answer: 'NO', reason: 'AFFILIATION' }
  const hours = hoursOn(pair.hours, day, pair.holidays)
  if (hours.length > 0) return { answer: 'YES', hours, isHoursKnown: true }
  const holiday = pair.holidays.get(day)
  const isKnown = hasHours(pair.hours)
  if (holiday !== undefined && (!isKnown || hoursOn(pair.hours, day, noHolidays).length > 0)) {
    return { answer: 'NO', reason: 'HOLIDAY', holiday }
  }
  return isKnown ? { answer: 'NO', reason: 'NO_CLINIC' } : { answer: 'YES', hours: [], isHoursKnown: false }
}

/** The first days from `from` on with a clinic, at most `most` of them within `within` days. */
export function nextClinicDays(
  hours: ClinicHours,
  holidays: HolidayCalendar,
  from: IsoDate,
  { within, most }: { within: number; most: number },
): IsoDate[] {
  const days: IsoDate[] = []
  let start = from
  for (let left = within; left >= 0 && days.length < most;) {
    const day = nextDayWithHours(hours, start, left, holidays)
    if (day === undefined) break
    days.push(day)
    left -= daysBetween(start, day) + 1
    start = addDays(day, 1)
  }
  return days
}

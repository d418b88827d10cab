import { addDays, type IsoDate } from '../time/index.ts'
import {
  isValidOn,
  timesOverlap,
  weekdayOf,
  type ClinicBlock,
  type ClinicException,
  type ClinicHours,
} from './clinic-hours.ts'
import type { HolidayCalendar } from './holidays.ts'

/** Clinic hours as far as the hours of a day follow from them; remarks may be left out, as public answers do. */
export interface PlainClinicHours {
  entries: readonly Omit<ClinicBlock, 'remarks'>[]
  exceptions: readonly Omit<ClinicException, 'remarks'>[]
}

/** Hours of one calendar day. */
export interface DayHours extends Pick<ClinicBlock, 'startTime' | 'endTime' | 'byAppointment' | 'room'> {
  /** a clinic outside the weekly pattern */
  isExtra: boolean
}

function isAbsence({ kind, date, until }: PlainClinicHours['exceptions'][number], day: IsoDate): boolean {
  return kind === 'ABSENT' && date <= day && day <= (until ?? date)
}

/** Returns the rest of some hours after an absence: nothing, the part before it, the part after it, or both. */
function without(hours: DayHours, { startTime, endTime }: Pick<ClinicException, 'startTime' | 'endTime'>) {
  if (startTime === null || endTime === null) return []
  if (!timesOverlap(hours, { startTime, endTime })) return [hours]
  return [
    { ...hours, endTime: startTime < hours.endTime ? startTime : hours.endTime },
    { ...hours, startTime: endTime > hours.startTime ? endTime : hours.startTime },
  ].filter((part) => part.startTime < part.endTime)
}

/** The weekly hours of a day of the week, as they hold on a date. */
function weeklyOn({ entries }: Pick<PlainClinicHours, 'entries'>, day: IsoDate): DayHours[] {
  const weekday = weekdayOf(day)
  return entries
    .filter((entry) => entry.day === weekday && isValidOn(entry, day))
    .map(({ startTime, endTime, byAppointment, room }): DayHours => {
      return { startTime, endTime, byAppointment, room, isExtra: false }
    })
}

const isInstead = ({ kind, date }: PlainClinicHours['exceptions'][number], day: IsoDate): boolean =>
  kind === 'INSTEAD' && date === day

/**
 * The clinic hours of one day: the weekly pattern that holds then, less absences, with the extra clinics of the day, by
 * their beginning. On a holiday, and where other hours stand in its place, the weekly pattern does not hold. Empty when
 * there is none.
 */
export function hoursOn(hours: PlainClinicHours, day: IsoDate, holidays: HolidayCalendar): DayHours[] {
  const { exceptions } = hours
  const isReplaced = holidays.has(day) || exceptions.some((one) => isInstead(one, day))
  const weekly = isReplaced ? [] : weeklyOn(hours, day)
  const extra = exceptions.flatMap(({ kind, date, startTime, endTime }): DayHours[] =>
    kind !== 'ABSENT' && date === day && startTime !== null && endTime !== null
      ? [{ startTime, endTime, byAppointment: false, room: null, isExtra: true }]
      : [],
  )
  const left = exceptions
    .filter((exception) => isAbsence(exception, day))
    .reduce((hours, absence) => hours.flatMap((one) => without(one, absence)), weekly)
  return [...left, ...extra].sort((a, b) => (a.startTime < b.startTime ? -1 : 1))
}

/** The first day from `from` on with clinic hours, looking `days` days ahead; undefined when there is none. */
export function nextDayWithHours(
  hours: ClinicHours,
  from: IsoDate,
  days: number,
  holidays: HolidayCalendar,
): IsoDate | undefined {
  for (let at = 0; at <= days; at++) {
    const day = addDays(from, at)
    if (hoursOn(hours, day, holidays).length > 0) return day
  }
  return undefined
}

/** The holidays between two days on which weekly hours would be held if they were none, in order. */
export function holidaysWithin(
  hours: PlainClinicHours,
  holidays: HolidayCalendar,
  [from, until]: readonly [IsoDate, IsoDate],
): { day: IsoDate; name: string }[] {
  return [...holidays]
    .filter(([day]) => day >= from && day <= until && weeklyOn(hours, day).length > 0)
    .map(([day, name]) => ({ day, name }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

import { addDays, type IsoDate } from '../time/index.ts'
import {
  isValidOn,
  timesOverlap,
  weekdayOf,
  type ClinicBlock,
  type ClinicException,
  type ClinicHours,
} from './clinic-hours.ts'

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

/**
 * The clinic hours of one day: the weekly pattern that holds then, less absences, with the extra clinics of the day, by
 * their beginning. Empty when there is none.
 */
export function hoursOn({ entries, exceptions }: PlainClinicHours, day: IsoDate): DayHours[] {
  const weekday = weekdayOf(day)
  const weekly = entries
    .filter((entry) => entry.day === weekday && isValidOn(entry, day))
    .map(({ startTime, endTime, byAppointment, room }): DayHours => {
      return { startTime, endTime, byAppointment, room, isExtra: false }
    })
  const extra = exceptions.flatMap(({ kind, date, startTime, endTime }): DayHours[] =>
    kind === 'EXTRA' && date === day && startTime !== null && endTime !== null
      ? [{ startTime, endTime, byAppointment: false, room: null, isExtra: true }]
      : [],
  )
  const left = exceptions
    .filter((exception) => isAbsence(exception, day))
    .reduce((hours, absence) => hours.flatMap((one) => without(one, absence)), weekly)
  return [...left, ...extra].sort((a, b) => (a.startTime < b.startTime ? -1 : 1))
}

/** The first day from `from` on with clinic hours, looking `days` days ahead; undefined when there is none. */
export function nextDayWithHours(hours: ClinicHours, from: IsoDate, days: number): IsoDate | undefined {
  for (let at = 0; at <= days; at++) {
    const day = addDays(from, at)
    if (hoursOn(hours, day).length > 0) return day
  }
  return undefined
}

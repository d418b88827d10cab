import { type HolidayCalendar, noHolidays } from '../schedule/index.ts'
import { addDays, dayOfWeek, type IsoDate } from '../time/index.ts'

/** Working days within which a memo has to be sent after its date (domain model 11.8). */
export const communicatedWithin = 3

/** Working days within which it has to arrive after it was sent. */
export const deliveredWithin = 5

/**
 * Working days from one day to another: Monday to Friday but holidays, the first day not counted. The same day, and a
 * later one with no working day between, is 0; an end before the start is 0 too.
 */
export function workingDays(from: IsoDate, to: IsoDate, holidays: HolidayCalendar = noHolidays): number {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    const at = dayOfWeek(day)
    if (at !== 0 && at !== 6 && !holidays.has(day)) days += 1
  }
  return days
}

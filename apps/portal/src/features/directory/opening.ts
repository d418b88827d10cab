import { hoursText, isWeekday, openingOn, openingOnWeekday } from '@capiz/domain/schedule'
import type { PublicFacility } from './labels.ts'
import type { ClinicDay } from './physicians/clinic-day.ts'

type Opening = Pick<
  PublicFacility,
  'openAlways' | 'openOnHolidays' | 'openingHours' | 'openingExceptions' | 'holidays'
>

const always = 'open at all hours'

/** When a facility is open on a day of the week or on a date: `08:00 to 17:00`, `closed, Bonifacio Day`. */
export function openingText(opening: Opening, day: ClinicDay): string {
  if (isWeekday(day)) {
    if (opening.openAlways) return always
    return hoursText(openingOnWeekday(opening, day)) || 'closed'
  }
  const answer = openingOn(opening, day, new Map(opening.holidays.map((one) => [one.day, one.name])))
  switch (answer.state) {
    case 'OPEN':
      return hoursText(answer.hours)
    case 'CLOSED':
      return answer.occasion === null ? 'closed' : `closed, ${answer.occasion}`
    case 'ALWAYS':
      return always
    case 'UNKNOWN':
      return 'not on record'
  }
}

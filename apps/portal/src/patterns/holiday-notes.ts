import { type Weekday, weekdayOf } from '@capiz/domain/schedule'
import { addDays, formatDay, type IsoDate } from '@capiz/domain/time'

/** Notes for the days of a week on the holidays of the coming seven days: `Not on 30 Nov 2026: Bonifacio Day`. */
export function holidayNotes(
  holidays: readonly { day: IsoDate; name: string }[],
  today: IsoDate,
): Partial<Record<Weekday, string>> {
  const last = addDays(today, 6)
  return Object.fromEntries(
    holidays
      .filter(({ day }) => day >= today && day <= last)
      .map(({ day, name }) => [weekdayOf(day), `Not on ${formatDay(day)}: ${name}`]),
  )
}

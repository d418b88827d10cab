import { addDays, dayOfWeek, type IsoDate } from '@capiz/domain/time'

/** A week of the calendar by its first day, a Sunday. */
export interface Week {
  from: IsoDate
  count: number
}

/** Weeks shown by the calendar. */
export const shownWeeks = 12

/**
 * Counts days by week from the week of today on. `isComplete` says that `days` (in ascending order) is everything; when
 * it was cut off, only the weeks before the last known day are told, because later ones would be too low.
 */
export function weeksOf(days: readonly IsoDate[], today: IsoDate, isComplete: boolean): Week[] {
  const start = addDays(today, -dayOfWeek(today))
  const weeks = Array.from({ length: shownWeeks }, (_, at) => addDays(start, at * 7))
  const last = days.at(-1)
  const known = isComplete || last === undefined ? weeks : weeks.filter((from) => addDays(from, 6) < last)
  return known.map((from) => {
    const until = addDays(from, 6)
    return { from, count: days.filter((day) => day >= from && day <= until && day >= today).length }
  })
}

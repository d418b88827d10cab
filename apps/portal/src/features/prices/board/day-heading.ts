import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'

interface DayEvent {
  day: IsoDate
  daysAway: number
}

function daysAwayText(days: number): string {
  if (days === 0) return 'today'
  return days > 0 ? `in ${plural(days, 'day', 'days')}` : `${plural(-days, 'day', 'days')} ago`
}

/** Returns the heading over the events of a day: the day, and how far it is. */
export function dayHeading({ day, daysAway }: DayEvent): string {
  return `${formatDay(day)}, ${daysAwayText(daysAway)}`
}

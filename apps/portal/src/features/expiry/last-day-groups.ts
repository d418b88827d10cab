import { addDays, dayOfWeek, formatDay, type IsoDate } from '@capiz/domain/time'

interface LastDay {
  validityDate: IsoDate | null
  daysLeft: number | null
}

/** Days since their last day up to which documents share a heading, shortest first. */
const lapsed = [
  { days: 90, heading: 'Lapsed up to 90 days ago' },
  { days: 365, heading: 'Lapsed 91 days to a year ago' },
] as const

const sundayOf = (day: IsoDate): IsoDate => addDays(day, -dayOfWeek(day))

/** Returns the heading over documents in the order of their last day: how long ago it was, or the week they end in. */
export function lastDayHeading({ validityDate, daysLeft }: LastDay, today: IsoDate): string {
  if (validityDate === null || daysLeft === null) return 'Not on file'
  if (daysLeft < 0)
    return lapsed.find(({ days }) => -daysLeft <= days)?.heading ?? 'Lapsed more than a year ago'
  const sunday = sundayOf(validityDate)
  return sunday === sundayOf(today) ? 'This week' : `Week of ${formatDay(sunday)}`
}

import { addDays, dayOfWeek, formatDay, type IsoDate } from '@capiz/domain/time'

interface LastDay {
  validityDate: IsoDate | null
  daysLeft: number | null
}

/** Days late up to which documents share a heading, shortest first. */
const lateness = [
  { days: 90, heading: 'Up to 90 days late' },
  { days: 365, heading: '91 days to a year late' },
] as const

const sundayOf = (day: IsoDate): IsoDate => addDays(day, -dayOfWeek(day))

/** Returns the heading over documents in the order of their last day: how late they are, or the week they end in. */
export function lastDayHeading({ validityDate, daysLeft }: LastDay, today: IsoDate): string {
  if (validityDate === null || daysLeft === null) return 'Not on file'
  if (daysLeft < 0) return lateness.find(({ days }) => -daysLeft <= days)?.heading ?? 'More than a year late'
  const sunday = sundayOf(validityDate)
  return sunday === sundayOf(today) ? 'This week' : `Week of ${formatDay(sunday)}`
}

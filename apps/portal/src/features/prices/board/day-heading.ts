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

/** A page of the board with its place among all pages. */
interface BoardPage {
  content: readonly DayEvent[]
  number: number
  totalPages: number
}

/**
 * Returns the heading over the rows of a day: the day, how far it is, and the number of its events; of a day that may go on
 * over the edge of the page the number on the page.
 */
export function dayHeading({ content, number, totalPages }: BoardPage): (row: DayEvent) => string {
  const [first, last] = [content[0]?.day, content.at(-1)?.day]
  return ({ day, daysAway }) => {
    const isCut = (day === first && number > 0) || (day === last && number < totalPages - 1)
    const count = content.filter((row) => row.day === day).length
    return `${formatDay(day)}, ${daysAwayText(daysAway)} · ${count}${isCut ? ' on this page' : ''}`
  }
}

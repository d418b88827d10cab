import { plural } from '@capiz/domain/text'
import { daysBetween, formatDay, type IsoDate } from '@capiz/domain/time'
import { isDueSoon } from '@capiz/domain/work'

/** Returns when an item is due, as its reader counts it: the days it is late, the days left, or its day. */
export function dueText(dueDate: IsoDate | null, daysLate: number, today: IsoDate): string {
  if (dueDate === null) return ''
  if (daysLate > 0) return `${plural(daysLate, 'day', 'days')} late`
  if (dueDate === today) return 'today'
  return isDueSoon(dueDate, today)
    ? `in ${plural(daysBetween(today, dueDate), 'day', 'days')}`
    : formatDay(dueDate)
}

interface Counted {
  count: number
  late: number
}

const number = (count: number): string => count.toLocaleString('en-PH')

const lateText = ({ count, late }: Counted): string => {
  if (late === 0) return count === 1 ? 'in time' : 'none of them late'
  return count === 1 ? 'and it is late' : `${number(late)} of them late`
}

/**
 * Returns how many items wait for the reader and how many of them are late, then how many more the reader can take; one
 * sentence without its stop.
 */
export function waitingText(own: Counted, team: Counted): string {
  const waits =
    own.count === 0
      ? 'Nothing waits for you'
      : `${number(own.count)} ${own.count === 1 ? 'waits' : 'wait'} for you, ${lateText(own)}`
  return team.count === 0
    ? waits
    : `${waits}; you can also take ${number(team.count)} of other roles, ${lateText(team)}`
}

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

/** The counts of what waits for a reader: by name and by role. */
export interface WaitingCounts {
  me: Counted
  role: Counted
}

const counted = ({ count, late }: Counted, who: string): string => {
  const all = `${count.toLocaleString('en-PH')} ${who}`
  return late === 0 ? all : `${all}, ${late.toLocaleString('en-PH')} late`
}

/** Returns how much waits for the reader, by name or else by role, as the heading of a page. */
export function waitingText({ me, role }: WaitingCounts): string {
  if (me.count > 0) return counted(me, 'assigned to you')
  return role.count > 0 ? counted(role, 'for your role') : 'Nothing waits for you'
}

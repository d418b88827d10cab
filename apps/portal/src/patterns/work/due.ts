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

/** The counts of what waits, by who must act. */
export interface WaitingCounts {
  me: Counted
  role: Counted
  team: Counted
}

const counted = ({ count, late }: Counted, who: string): string => {
  const all = `${count.toLocaleString('en-PH')} ${who}`
  return late === 0 ? all : `${all}, ${late.toLocaleString('en-PH')} late`
}

/**
 * Returns how much waits for the reader, by name or else by role, as the heading of the page; then what else there is for
 * the role and for others, each in a few words.
 */
export function waitingTexts({ me, role, team }: WaitingCounts): { heading: string; others: string[] } {
  const groups = [
    { ...me, who: 'assigned to you' },
    { ...role, who: 'for your role' },
    { ...team, who: 'of other roles' },
  ].filter(({ count }) => count > 0)
  const isOwn = me.count + role.count > 0
  const texts = groups.map(({ who, ...one }) => counted(one, who))
  return isOwn
    ? { heading: texts[0] ?? '', others: texts.slice(1) }
    : { heading: 'Nothing waits for you', others: texts }
}

import type { Dashboard } from '@capiz/api/schema/log'
import { addDays, formatDay, type IsoDate, manilaDay } from '@capiz/domain/time'
import type { NotificationLine } from '@capiz/ui/NotificationBell'
import type { InferOutput } from 'valibot'

/** One figure of what waits for the user. */
export type Waiting = InferOutput<typeof Dashboard>['items'][number]

/**
 * Returns how many requests wait for the step of a user, as the queue counts them that the menu leads to: for who approves
 * those to approve, whose review others do.
 */
export function waitingFor(items: readonly Waiting[], isApprover: boolean): number {
  const step = isApprover ? 'to-approve' : 'to-review'
  return items.find(({ key }) => key === step)?.count ?? 0
}

/** How many of each figure were there when the user last looked. */
export type Seen = Readonly<Record<string, number>>

/** Returns the seen counts of items that are still present; an item that disappears and returns is new. */
export function stillSeen(seen: Seen, items: readonly Waiting[]): Seen {
  return Object.fromEntries(
    items.flatMap(({ key, count }) => {
      const known = Math.min(seen[key] ?? 0, count)
      return known > 0 ? [[key, known]] : []
    }),
  )
}

/** Everything that is there, as seen. */
export const allSeen = (items: readonly Waiting[]): Seen =>
  Object.fromEntries(items.map(({ key, count }) => [key, count]))

const unseen = (seen: Seen, { key, count }: Waiting): number => Math.max(0, count - (seen[key] ?? 0))

/** How many things there are that the user has not seen. */
export const countNew = (seen: Seen, items: readonly Waiting[]): number =>
  items.reduce((sum, item) => sum + unseen(seen, item), 0)

/** The items that are events or ask for an answer; what waits in a queue is counted by the menu. */
export const eventsOf = (items: readonly Waiting[]): Waiting[] =>
  items.filter(({ group }) => group !== 'waiting')

/** The heading over the events of a day. */
function dayTitle(day: IsoDate, today: IsoDate): string {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : formatDay(day)
}

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', hour: '2-digit', minute: '2-digit' })

/** Events as lines of the panel: first what still asks for something, then by day, the newest first. */
export function linesOf(seen: Seen, items: readonly Waiting[], today: IsoDate): NotificationLine[] {
  const line = (item: Waiting): NotificationLine => {
    const moment = item.at ? new Date(item.at) : undefined
    const detail = [item.subject && item.event, item.by].filter(Boolean).join(' · ')
    return {
      id: item.key,
      label: item.subject || item.label,
      href: item.route ?? '/',
      isNew: unseen(seen, item) > 0,
      group: moment === undefined ? 'To answer' : dayTitle(manilaDay(moment), today),
      detail: detail || undefined,
      time: moment && time.format(moment),
    }
  }
  const momentOf = ({ at }: Waiting) => (at ? new Date(at).getTime() : Infinity)
  return items.toSorted((a, b) => (momentOf(a) === momentOf(b) ? 0 : momentOf(b) - momentOf(a))).map(line)
}

/** Returns the seen counts stored on the device; any other text counts as nothing seen. */
export function readSeen(text: string | null): Seen {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    )
  } catch {
    return {}
  }
}

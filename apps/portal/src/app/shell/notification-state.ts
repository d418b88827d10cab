import type { Dashboard } from '@capiz/api/schema/log'
import { plural } from '@capiz/domain/text'
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

/** `12 requests to review`; what stands for one thing is named by its own words. */
function labelOf({ key, label, count, group }: Waiting): string {
  if (group !== 'waiting') return label
  return `${plural(count, 'request', 'requests')} to ${key === 'to-approve' ? 'approve' : 'review'}`
}

/** The figures as lines of the panel. */
export function linesOf(seen: Seen, items: readonly Waiting[]): NotificationLine[] {
  return items.map((item) => {
    const { key, route, oldestDays } = item
    const days = oldestDays ?? 0
    return {
      id: key,
      label: labelOf(item),
      href: route ?? '/',
      isNew: unseen(seen, item) > 0,
      ...(days > 0 && { detail: `Oldest waits ${plural(days, 'day', 'days')}` }),
    }
  })
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

import type { RequestType } from '../request/index.ts'
import { daysBetween, type IsoDate } from '../time/index.ts'

/**
 * The persons an item of work can wait for, in the order of their items: the reader by name, the duty of the reader's
 * role, anyone who has the permission, and somebody else.
 */
export const workActors = ['me', 'role', 'team', 'others'] as const

/** The person an item of work waits for, as seen by its reader. */
export type WorkActor = (typeof workActors)[number]

/** An item of work as far as its rank depends on it. */
export interface RankedItem {
  actor: WorkActor
  /** last day on which it is on time; null where no day is set */
  dueDate: IsoDate | null
}

/** Days in which an application is decided: the fifteen working days that applicants are told. */
const applicationDueDays = 21

/** Days in which any other request is decided: the first two age groups of requests are on time. */
const otherDueDays = 7

/** Returns the days after which an open request of a type is late; without a type, the least of all. */
export function requestDueDays(type: RequestType | null): number {
  return type === 'hf-registration' || type === 'phy-registration' ? applicationDueDays : otherDueDays
}

/** Returns the days an item is late on a day; 0 on its due day, before it and without one. */
export function daysLate(dueDate: IsoDate | null, today: IsoDate): number {
  return dueDate === null ? 0 : Math.max(0, daysBetween(dueDate, today))
}

/**
 * Compares two items of work: by the person who must act, then the most days late, then the nearest due day; items
 * without a day come last among those of the same person. The due day alone decides the last two, as the earlier day is
 * the later item.
 */
export function compareWork(a: RankedItem, b: RankedItem): number {
  const byActor = workActors.indexOf(a.actor) - workActors.indexOf(b.actor)
  if (byActor !== 0 || a.dueDate === b.dueDate) return byActor
  if (a.dueDate === null) return 1
  if (b.dueDate === null) return -1
  return a.dueDate < b.dueDate ? -1 : 1
}

/** Returns items of work in the order in which their reader acts on them; items of equal rank keep their order. */
export function rankWork<T extends RankedItem>(items: readonly T[]): T[] {
  return items.toSorted(compareWork)
}

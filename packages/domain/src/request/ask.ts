import { addDays, daysBetween } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Bounds of what is asked for: items at most, and days to answer. */
export const askBounds = { items: 20, minDays: 1, maxDays: 90, usualDays: 7 } as const

/** One thing asked of a requester. */
type AskedItem = {
  text: string
  /** Day it was answered; null while it is waited for. */
  answeredOn: IsoDate | null
}

/** What staff asked of a requester: what, why, and until when (product features, no. 7). */
export type Ask = {
  items: readonly AskedItem[]
  reason: string | null
  askedOn: IsoDate
  /** Last day of the answer. */
  dueDate: IsoDate
}

/** A new ask, to be answered within so many days after today. */
export function newAsk(texts: readonly string[], days: number, reason: string | null, today: IsoDate): Ask {
  const items = texts.map((text) => ({ text, answeredOn: null }))
  return { items, reason, askedOn: today, dueDate: addDays(today, days) }
}

/** Whether something asked is still waited for; an answer may come in parts. */
export function isWaiting(ask: Pick<Ask, 'items'>): boolean {
  return ask.items.some(({ answeredOn }) => answeredOn === null)
}

/** An ask after some of its items, named by their place, were answered; those answered before keep their day. */
export function answered(ask: Ask, places: readonly number[], today: IsoDate): Ask {
  const items = ask.items.map((item, at) =>
    item.answeredOn === null && places.includes(at) ? { ...item, answeredOn: today } : item,
  )
  return { ...ask, items }
}

/** Days until the last day of the answer; below zero once it is overdue. */
export function daysLeft({ dueDate }: Pick<Ask, 'dueDate'>, today: IsoDate): number {
  return daysBetween(today, dueDate)
}

import { addDays, daysBetween } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Bounds of what is asked for: items at most, and days to answer. */
export const informationRequestLimits = { items: 20, minDays: 1, maxDays: 90, usualDays: 7 } as const

/** One thing asked of a requester. */
type InformationRequestItem = {
  text: string
  /** Day it was answered; null while it is waited for. */
  answeredOn: IsoDate | null
}

/** An information request to a requester: items, reason, and last day (product features, no. 7). */
export type InformationRequest = {
  items: readonly InformationRequestItem[]
  reason: string | null
  askedOn: IsoDate
  /** Last day of the answer. */
  dueDate: IsoDate
}

/** A new ask, to be answered within so many days after today. */
export function newInformationRequest(
  texts: readonly string[],
  days: number,
  reason: string | null,
  today: IsoDate,
): InformationRequest {
  const items = texts.map((text) => ({ text, answeredOn: null }))
  return { items, reason, askedOn: today, dueDate: addDays(today, days) }
}

/** Whether something asked is still waited for; an answer may come in parts. */
export function isWaiting(request: Pick<InformationRequest, 'items'>): boolean {
  return request.items.some(({ answeredOn }) => answeredOn === null)
}

/** An ask after some of its items, named by their place, were answered; those answered before keep their day. */
export function withReplies(
  request: InformationRequest,
  places: readonly number[],
  today: IsoDate,
): InformationRequest {
  const items = request.items.map((item, at) =>
    item.answeredOn === null && places.includes(at) ? { ...item, answeredOn: today } : item,
  )
  return { ...request, items }
}

/** Days until the last day of the answer; below zero once it is overdue. */
export function daysLeft({ dueDate }: Pick<InformationRequest, 'dueDate'>, today: IsoDate): number {
  return daysBetween(today, dueDate)
}

import type { DateRule } from '../document/index.ts'
import { addDays } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Bounds of what is asked for: items at most, and days to answer. */
export const informationRequestLimits = { items: 20, minDays: 1, maxDays: 90, usualDays: 7 } as const

/** Consequence on the day after the last day of an answer, chosen by staff when they ask. */
export const overdueActions = ['DECIDE', 'REMIND'] as const
export type OverdueAction = (typeof overdueActions)[number]

/** Labels of what happens when no answer comes. */
export const overdueLabels: Readonly<Record<OverdueAction, string>> = {
  DECIDE: 'Decide without it',
  REMIND: 'Remind once more',
}

/** The document an item asks for: its type, and the date that is given with it. */
export type RequestedDocument = { code: string; dateRule: DateRule; dateLabel: string | null }

/** One thing to ask for: in words and, where it is a document of the record, as that document. */
export type RequestedItem = { text: string; document?: RequestedDocument | null | undefined }

/** One thing asked of a requester; the optional members are missing on what was asked before they existed. */
export type InformationRequestItem = RequestedItem & {
  /** Day it was answered; null while it is waited for. */
  answeredOn: IsoDate | null
  askedOn?: IsoDate | undefined
  /** Last day of its answer. */
  dueDate?: IsoDate | undefined
  /** Day it was withdrawn, and why. */
  withdrawnOn?: IsoDate | null | undefined
  withdrawnReason?: string | null | undefined
  /** The text before it was corrected. */
  earlierText?: string | null | undefined
  /** Message of the answer. */
  reply?: string | null | undefined
  /** Files of the answer, by uuid. */
  files?: readonly string[] | undefined
  /** Day of the last reminder. */
  remindedOn?: IsoDate | null | undefined
  /** Day on which the passed last day was noticed. */
  overdueOn?: IsoDate | null | undefined
}

/** An information request to a requester: items, reason, and last day (product features, no. 7). */
export type InformationRequest = {
  items: readonly InformationRequestItem[]
  reason: string | null
  askedOn: IsoDate
  /** Last day of the answer that is waited for longest. */
  dueDate: IsoDate
  onOverdue?: OverdueAction | undefined
}

/** The items asked for anew. */
export interface AskInput {
  items: readonly RequestedItem[]
  days: number
  reason: string | null
  onOverdue?: OverdueAction | undefined
}

/** Whether an item is still waited for. */
export function isOpenItem({ answeredOn, withdrawnOn }: InformationRequestItem): boolean {
  return answeredOn === null && (withdrawnOn ?? null) === null
}

/** Last day of the answer to an item. */
export function dueDateOf({ dueDate }: InformationRequest, item: InformationRequestItem): IsoDate {
  return item.dueDate ?? dueDate
}

/** A new ask, to be answered within so many days after today. */
export function newInformationRequest(
  requested: readonly RequestedItem[],
  days: number,
  reason: string | null,
  today: IsoDate,
  onOverdue?: OverdueAction,
): InformationRequest {
  const dueDate = addDays(today, days)
  const items = requested.map((item) => ({ ...item, answeredOn: null, askedOn: today, dueDate }))
  return { items, reason, askedOn: today, dueDate, ...(onOverdue ? { onOverdue } : {}) }
}

/** Whether something asked is still waited for; an answer may come in parts. */
export function isWaiting(request: { items: readonly InformationRequestItem[] }): boolean {
  return request.items.some(isOpenItem)
}

/** The first last day among what is still waited for; null when nothing is. */
export function nextDueDate(request: InformationRequest): IsoDate | null {
  const days = request.items.filter(isOpenItem).map((item) => dueDateOf(request, item))
  return days.toSorted()[0] ?? null
}

function withItems(
  request: InformationRequest,
  change: (item: InformationRequestItem, at: number) => InformationRequestItem,
): InformationRequest {
  const items = request.items.map(change)
  const days = items.filter(isOpenItem).map((item) => dueDateOf(request, item))
  return { ...request, items, dueDate: days.toSorted().at(-1) ?? request.dueDate }
}

/** Adds what is asked for to what is open already; with nothing open it is a new ask. */
export function withMoreAsked(
  request: InformationRequest | null,
  { items: requested, days, reason, onOverdue }: AskInput,
  today: IsoDate,
): InformationRequest {
  const asked = newInformationRequest(requested, days, reason, today, onOverdue)
  if (request === null || !isWaiting(request)) return asked
  const items = [...request.items, ...asked.items]
  const reasons = [request.reason, reason].filter(Boolean).join('\n') || null
  return withItems(
    { ...request, ...(onOverdue ? { onOverdue } : {}), items, reason: reasons },
    (item) => item,
  )
}

/** An ask after some of its items, named by their place, were answered; those answered before keep their day. */
export function withReplies(
  request: InformationRequest,
  places: readonly number[],
  today: IsoDate,
  reply: (place: number) => Pick<InformationRequestItem, 'reply' | 'files'> = () => ({}),
): InformationRequest {
  return withItems(request, (item, at) =>
    item.answeredOn === null && places.includes(at) ? { ...item, ...reply(at), answeredOn: today } : item,
  )
}

/** Gives open items more days after today. */
export function withMoreDays(
  request: InformationRequest,
  places: readonly number[],
  days: number,
  today: IsoDate,
): InformationRequest {
  const dueDate = addDays(today, days)
  return withItems(request, (item, at) =>
    isOpenItem(item) && places.includes(at) ? { ...item, dueDate, overdueOn: null } : item,
  )
}

/** Takes open items back, with the reason. */
export function withoutItems(
  request: InformationRequest,
  places: readonly number[],
  reason: string | null,
  today: IsoDate,
): InformationRequest {
  return withItems(request, (item, at) =>
    isOpenItem(item) && places.includes(at) ? { ...item, withdrawnOn: today, withdrawnReason: reason } : item,
  )
}

/** Says an open item in other words; what it said first is kept. */
export function withCorrectedText(
  request: InformationRequest,
  place: number,
  text: string,
): InformationRequest {
  return withItems(request, (item, at) =>
    at === place && isOpenItem(item) ? { ...item, text, earlierText: item.earlierText ?? item.text } : item,
  )
}

/** Notes the day on which open items were called to mind. */
export function withReminder(
  request: InformationRequest,
  places: readonly number[],
  today: IsoDate,
): InformationRequest {
  return withItems(request, (item, at) => (places.includes(at) ? { ...item, remindedOn: today } : item))
}

/** Places of the open items whose last day has passed unnoticed. */
export function newlyOverdue(request: InformationRequest, today: IsoDate): number[] {
  return request.items.flatMap((item, at) =>
    isOpenItem(item) && (item.overdueOn ?? null) === null && dueDateOf(request, item) < today ? [at] : [],
  )
}

/** Notes that the last day of items has passed. */
export function withOverdue(
  request: InformationRequest,
  places: readonly number[],
  today: IsoDate,
): InformationRequest {
  return withItems(request, (item, at) => (places.includes(at) ? { ...item, overdueOn: today } : item))
}

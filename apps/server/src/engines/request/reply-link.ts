import { dueDateOf, isOpenItem, nextDueDate, type InformationRequest } from '@capiz/domain/request'
import { addDays, formatDay, parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import type { RequestRecord } from './record.ts'
import { notifyRequester } from './step.ts'

/** A request of whose maker more was asked. */
export type RequestAwaitingReply = RequestRecord & { ask: InformationRequest }

/** A link works until the last day of the answer, and a week at least. */
const leastDays = 7

/**
 * The seal of a link. It is derived, not drawn, so nothing of it is stored; it opens this ask alone and dies with the
 * day in it, another ask, or another address.
 */
function signatureOf(
  key: Buffer,
  { code, requesterEmail, ask: informationRequest }: RequestAwaitingReply,
  until: string,
): string {
  const about = [
    code,
    requesterEmail,
    until,
    informationRequest.askedOn,
    // what is added, extended or said in other words later leaves the link of the first mail open
    informationRequest.items[0]?.earlierText ?? informationRequest.items[0]?.text ?? '',
  ]
  return createHmac('sha256', key)
    .update(`answer:${JSON.stringify(about)}`)
    .digest('base64url')
}

/** The link by which an applicant without an account answers, and its last day, as a mail says them. */
function replyLink({ config, clock, tokenKey }: Services, request: RequestAwaitingReply) {
  const least = addDays(clock.today(), leastDays)
  const until = request.ask.dueDate > least ? request.ask.dueDate : least
  const token = `${request.code}.${until}.${signatureOf(tokenKey, request, until)}`
  // behind the #, so that neither a proxy nor a log sees it
  return { link: `${config.publicUrl}/answer#${token}`, linkUntil: formatDay(until) }
}

/** The parts of a token; undefined when it is none of ours by its look. */
export function readToken(token: string): { code: string; until: IsoDate; signature: string } | undefined {
  const parts = /^([A-Z\d-]{1,30})\.(\d{4}-\d{2}-\d{2})\.([\w-]{43})$/.exec(token)
  const [, code, day = '', signature] = parts ?? []
  const until = parseIsoDate(day)
  return code && until && signature ? { code, until, signature } : undefined
}

/** Whether a token was made for this ask. */
export function isSignatureOf(
  key: Buffer,
  request: RequestAwaitingReply,
  { until, signature }: { until: string; signature: string },
): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, request, until)))
}

/** Tells by mail what is asked and until when; who has no account gets the link to the page of the answer with it. */
export async function notifyOfInformationRequest(
  services: Services,
  tx: Transaction,
  request: RequestAwaitingReply,
): Promise<void> {
  const open = request.ask.items.filter(isOpenItem)
  const first = nextDueDate(request.ask) ?? request.ask.dueDate
  const line = (item: (typeof open)[number]): string => {
    const due = dueDateOf(request.ask, item)
    return due === first ? `- ${item.text}` : `- ${item.text} (by ${formatDay(due)})`
  }
  const values = {
    dueDate: formatDay(first),
    items: open.map(line).join('\n'),
    reason: request.ask.reason ?? '',
  }
  if (request.requesterCode !== null) return notifyRequester(services, tx, request, 'REQUEST_ASKED', values)
  const linked = { ...values, ...replyLink(services, request) }
  return notifyRequester(services, tx, request, 'APPLICATION_ASKED', linked)
}

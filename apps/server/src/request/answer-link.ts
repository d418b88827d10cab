import type { Ask } from '@capiz/domain/request'
import { addDays, formatDay, type IsoDate } from '@capiz/domain/time'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../db/types.ts'
import type { Services } from '../services.ts'
import type { RequestRecord } from './record.ts'
import { tellRequester } from './step.ts'

/** A request of whose maker more was asked. */
export type AskedRequest = RequestRecord & { ask: Ask }

/** A link works until the last day of the answer, and a week at least. */
const leastDays = 7

/**
 * The seal of a link. It is derived, not drawn, so nothing of it is stored; it opens this ask alone and dies with the
 * day in it, another ask, or another address.
 */
function sealOf(key: Buffer, { code, requesterEmail, ask }: AskedRequest, until: string): string {
  const about = [code, requesterEmail, until, ask.askedOn, ask.dueDate, ...ask.items.map(({ text }) => text)]
  return createHmac('sha256', key)
    .update(`answer:${JSON.stringify(about)}`)
    .digest('base64url')
}

/** The link by which an applicant without an account answers, and its last day, as a mail says them. */
function answerLink({ config, clock, tokenKey }: Services, asked: AskedRequest) {
  const least = addDays(clock.today(), leastDays)
  const until = asked.ask.dueDate > least ? asked.ask.dueDate : least
  const token = `${asked.code}.${until}.${sealOf(tokenKey, asked, until)}`
  // behind the #, so that neither a proxy nor a log sees it
  return { link: `${config.publicUrl}/answer#${token}`, linkUntil: formatDay(until) }
}

/** The parts of a token; undefined when it is none of ours by its look. */
export function readToken(token: string): { code: string; until: IsoDate; seal: string } | undefined {
  const parts = /^([A-Z\d-]{1,30})\.(\d{4}-\d{2}-\d{2})\.([\w-]{43})$/.exec(token)
  const [, code, until, seal] = parts ?? []
  return code && until && seal ? { code, until: until as IsoDate, seal } : undefined
}

/** Whether a token was made for this ask. */
export function isSealOf(
  key: Buffer,
  asked: AskedRequest,
  { until, seal }: { until: string; seal: string },
): boolean {
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(key, asked, until)))
}

/** Tells by mail what is asked and until when; who has no account gets the link to the page of the answer with it. */
export async function tellOfAsk(services: Services, tx: Transaction, asked: AskedRequest): Promise<void> {
  const open = asked.ask.items.filter(({ answeredOn }) => answeredOn === null)
  const values = {
    dueDate: formatDay(asked.ask.dueDate),
    items: open.map(({ text }) => `- ${text}`).join('\n'),
    reason: asked.ask.reason ?? '',
  }
  if (asked.requesterCode !== null) return tellRequester(services, tx, asked, 'REQUEST_ASKED', values)
  const linked = { ...values, ...answerLink(services, asked) }
  return tellRequester(services, tx, asked, 'APPLICATION_ASKED', linked)
}

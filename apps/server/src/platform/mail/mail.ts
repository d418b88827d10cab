import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { cachedFromStart } from '../cache/call-start.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'
import { outboxMail, referenceItem } from '../../db/schema/index.ts'
import type { Database, Executor, Transaction } from '../../db/types.ts'
import { fillMail, mailTexts, type MailTemplate, type MailText } from './templates.ts'

/** A mail to be written. */
export interface MailOrder {
  to: string
  template: MailTemplate
  values: Readonly<Record<string, string | undefined>>
}

/** Writes mail into the outbox and sends what waits there. */
export interface Mail {
  /** Puts a mail in the outbox, in the transaction of what it tells about. */
  queue: (tx: Transaction, order: MailOrder) => Promise<void>
  /** Sends what is due and answers how many went out; without an SMTP address nothing does. */
  sendDue: () => Promise<number>
}

const batch = 20
/** Attempts after which a mail is given up until a user requests another. */
export const mostAttempts = 10
/** longer than the time limits of one mail together */
const leaseMinutes = 5

const textOf = (db: Executor, template: MailTemplate): Promise<MailText> =>
  cachedFromStart(['reference_item'], `mail ${template}`, () => readText(db, template))

async function readText(db: Executor, template: MailTemplate): Promise<MailText> {
  const [own] = await db
    .select({ subject: referenceItem.description, body: referenceItem.value })
    .from(referenceItem)
    .where(
      and(
        eq(referenceItem.list, 'text-template'),
        eq(referenceItem.groupBy, 'MAIL'),
        eq(referenceItem.code, template),
        eq(referenceItem.deleted, false),
      ),
    )
  return own?.subject && own.body ? { subject: own.subject, body: own.body } : mailTexts[template]
}

/** Minutes until the next try: 1, 2, 4 … at most four hours. */
const waitMinutes = (attempts: number) => Math.min(2 ** attempts, 240)
const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

/** Nothing is heard from the server itself: the mail is not to blame. */
const unreachable = ['ECONNECTION', 'ECONNREFUSED', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EAUTH', 'ETLS']
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && unreachable.includes(String(error.code))

type Waiting = typeof outboxMail.$inferSelect

/**
 * Takes the next mail that is due for so long that no other process sends it meanwhile; a process that dies while
 * sending leaves it to be taken again.
 */
async function claimNext(db: Database, now: Date): Promise<Waiting | undefined> {
  const next = db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(
      and(
        isNull(outboxMail.sentDate),
        lte(outboxMail.nextAttempt, now),
        lt(outboxMail.attempts, mostAttempts),
      ),
    )
    .orderBy(asc(outboxMail.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(outboxMail)
    .set({ nextAttempt: minutesAfter(now, leaseMinutes) })
    .where(eq(outboxMail.id, next))
    .returning()
  return claimed
}

/** Puts a mail with the text of its template in the outbox. */
async function write(tx: Transaction, config: Config, clock: Clock, order: MailOrder): Promise<void> {
  const { to, template, values } = order
  const text = fillMail(await textOf(tx, template), {
    productName: config.productName,
    publicUrl: config.publicUrl,
    ...values,
  })
  const now = clock.now()
  await tx.insert(outboxMail).values({
    recipient: to,
    template,
    ...text,
    subject: text.subject.slice(0, 250),
    createdDate: now,
    nextAttempt: now,
  })
}

/** The outbox over the database and, when configured, an SMTP server. */
export function outbox(db: Database, config: Config, clock: Clock, log: Logger): Mail {
  const transport = config.smtpUrl
    ? createTransport({ url: config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
    : undefined
  const host = new URL(config.publicUrl).hostname

  async function putOff(mail: Waiting, error: unknown): Promise<void> {
    const lastError = (error instanceof Error ? error.message : 'unknown').slice(0, 500)
    const attempts = isUnreachable(error) ? mail.attempts : mail.attempts + 1
    const wait = isUnreachable(error) ? 1 : waitMinutes(attempts)
    const nextAttempt = minutesAfter(clock.now(), wait)
    await db.update(outboxMail).set({ attempts, nextAttempt, lastError }).where(eq(outboxMail.id, mail.id))
    log.warn({ mail: mail.id, attempts, err: error }, 'mail could not be sent')
  }

  async function sendOne(mail: Waiting): Promise<'sent' | 'refused' | 'unreachable'> {
    try {
      await transport?.sendMail({
        from: config.mailFrom,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        // The same at every try: whoever got it before a process died knows the second one for the first.
        messageId: `<outbox-${mail.id}-${mail.createdDate.getTime()}@${host}>`,
      })
    } catch (error) {
      await putOff(mail, error)
      return isUnreachable(error) ? 'unreachable' : 'refused'
    }
    // What was sent may hold a temporary password: it is not kept.
    await db.update(outboxMail).set({ sentDate: clock.now(), body: '' }).where(eq(outboxMail.id, mail.id))
    return 'sent'
  }

  return {
    queue: (tx, order) => write(tx, config, clock, order),
    async sendDue() {
      if (!transport) return 0
      let sent = 0
      for (let tried = 0; tried < batch; tried++) {
        const mail = await claimNext(db, clock.now())
        const outcome = mail && (await sendOne(mail))
        if (outcome === 'sent') sent += 1
        if (!outcome || outcome === 'unreachable') break
      }
      return sent
    },
  }
}

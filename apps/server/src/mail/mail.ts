import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { outboxMail, referenceItem } from '../db/schema/index.ts'
import type { Database, Executor, Transaction } from '../db/types.ts'
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
const mostAttempts = 10

async function textOf(db: Executor, template: MailTemplate): Promise<MailText> {
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

/** The outbox over the database and, when configured, an SMTP server. */
export function outbox(db: Database, config: Config, clock: Clock, log: Logger): Mail {
  const transport = config.smtpUrl
    ? createTransport({ url: config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
    : undefined

  async function sendOne(mail: typeof outboxMail.$inferSelect): Promise<boolean> {
    try {
      await transport?.sendMail({
        from: config.mailFrom,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
      })
      // What was sent may hold a temporary password: it is not kept.
      await db.update(outboxMail).set({ sentDate: clock.now(), body: '' }).where(eq(outboxMail.id, mail.id))
      return true
    } catch (error) {
      const attempts = mail.attempts + 1
      const nextAttempt = new Date(clock.now().getTime() + waitMinutes(attempts) * 60_000)
      const lastError = (error instanceof Error ? error.message : 'unknown').slice(0, 500)
      await db.update(outboxMail).set({ attempts, nextAttempt, lastError }).where(eq(outboxMail.id, mail.id))
      log.warn({ mail: mail.id, attempts }, 'mail could not be sent')
      return false
    }
  }

  return {
    async queue(tx, { to, template, values }) {
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
    },
    async sendDue() {
      if (!transport) return 0
      const due = await db
        .select()
        .from(outboxMail)
        .where(
          and(
            isNull(outboxMail.sentDate),
            lte(outboxMail.nextAttempt, clock.now()),
            lt(outboxMail.attempts, mostAttempts),
          ),
        )
        .orderBy(asc(outboxMail.id))
        .limit(batch)
      let sent = 0
      for (const mail of due) if (await sendOne(mail)) sent += 1
      return sent
    },
  }
}

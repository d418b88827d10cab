import { desc } from 'drizzle-orm'
import { outboxMail } from '../db/schema/index.ts'
import type { Services } from '../platform/services.ts'
import { escapeHtml, plainPage } from './html.ts'

/** The newest mails as a page: in development there is no mail server, and the passwords in them are needed. */
export async function outboxPage({ db }: Services): Promise<string> {
  const mails = await db.select().from(outboxMail).orderBy(desc(outboxMail.id)).limit(50)
  const articles = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, ${escapeHtml(mail.createdDate.toISOString())}</p>
<pre>${escapeHtml(mail.body)}</pre></article>`,
  )
  return plainPage('Outbox', articles.join('\n') || '<p>No mail was written yet.</p>')
}

/** Returns whether the outbox can be read: only where no mail is sent and no real users are served. */
export function showsOutbox({ config }: Services): boolean {
  return config.smtpUrl === undefined && config.environment !== 'production'
}

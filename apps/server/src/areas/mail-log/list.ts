import { and, eq, gt, gte, ilike, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { outboxMail } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { containing } from '../../platform/list/containing.ts'
import { mostAttempts } from '../../platform/mail/mail.ts'

type MailRow = typeof outboxMail.$inferSelect

const { sentDate, attempts } = outboxMail

const states: Readonly<Record<string, SQL | undefined>> = {
  SENT: isNotNull(sentDate),
  WAITING: and(isNull(sentDate), eq(attempts, 0)),
  RETRYING: and(isNull(sentDate), gt(attempts, 0), lt(attempts, mostAttempts)),
  FAILED: and(isNull(sentDate), gte(attempts, mostAttempts)),
}

function stateOf(row: MailRow): 'SENT' | 'WAITING' | 'RETRYING' | 'FAILED' {
  if (row.sentDate) return 'SENT'
  if (row.attempts === 0) return 'WAITING'
  return row.attempts < mostAttempts ? 'RETRYING' : 'FAILED'
}

function mailOut(row: MailRow) {
  const { body: _body, ...shown } = row
  const state = stateOf(row)
  const isDue = state === 'WAITING' || state === 'RETRYING'
  // a subject may name a person or a record, never a secret; the text may hold a password and stays here
  return { ...shown, state, nextAttempt: isDue ? row.nextAttempt : null }
}

const sortable = {
  id: outboxMail.id,
  createdDate: outboxMail.createdDate,
  sentDate: outboxMail.sentDate,
  recipient: outboxMail.recipient,
  template: outboxMail.template,
  attempts: outboxMail.attempts,
}

interface OutboxFilters extends PagingQuery {
  recipient?: string | undefined
  template?: string | undefined
  state?: string | undefined
}

/** A page of the mail outbox, newest first, each with its delivery state and without its text. */
export async function listOutbox({ db }: Services, query: OutboxFilters) {
  const { page, size, offset, order } = pagingOf(query, sortable, 'createdDate,DESC', outboxMail.id)
  const where = and(
    query.recipient ? ilike(outboxMail.recipient, containing(query.recipient)) : undefined,
    query.template ? eq(outboxMail.template, query.template) : undefined,
    query.state ? (states[query.state] ?? sql`false`) : undefined,
  )
  const rows = await db
    .select()
    .from(outboxMail)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  return { content: rows.map(mailOut), totalElements: await db.$count(outboxMail, where), page, size }
}

/** Puts a mail that was given up, or waits for a later try, at the head of the queue again. */
export async function retryMail(services: Services, principal: Principal, meta: CallMeta, id: number) {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const [row] = await tx
      .update(outboxMail)
      .set({ attempts: 0, nextAttempt: now })
      .where(and(eq(outboxMail.id, id), isNull(sentDate)))
      .returning()
    if (!row) return refuse('NOT_FOUND')
    await audit(tx, services, {
      actor: principal.username,
      action: 'UPDATE',
      entityType: 'outbox-mail',
      entityCode: String(id),
      topic: 'Mail tried again',
      changes: [],
      meta,
    })
    return mailOut(row)
  })
}

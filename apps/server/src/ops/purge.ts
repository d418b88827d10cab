import { sql, type SQL } from 'drizzle-orm'
import { systemActor } from '../platform/access/actor.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Config } from '../platform/runtime/config.ts'
import { rowsOf } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Transaction } from '../db/types.ts'
import type { Services } from '../platform/services.ts'

/** The result, or the preview, of purging one kind of data. */
export interface Purged {
  what: string
  /** everything that was over before this moment goes */
  before: Date
  rows: number
}

interface Rule {
  what: string
  keep: keyof Config['keepDays']
  /** the statements that remove it, the last one removing what is counted */
  remove: (before: string) => readonly SQL[]
}

const endedSessions = (before: string) =>
  sql`(select id from session where coalesce(revoked_date, expires) < ${before}::timestamptz)`

const rules: readonly Rule[] = [
  {
    what: 'mails sent or given up',
    keep: 'mail',
    remove: (before) => [
      sql`delete from outbox_mail where coalesce(sent_date, created_date) < ${before}::timestamptz returning id`,
    ],
  },
  {
    what: 'sessions ended',
    keep: 'sessions',
    remove: (before) => [
      sql`delete from access_token where session_id in ${endedSessions(before)}`,
      sql`delete from refresh_token where session_id in ${endedSessions(before)}`,
      sql`delete from session where id in ${endedSessions(before)} returning id`,
    ],
  },
  {
    what: 'reminders',
    keep: 'reminders',
    remove: (before) => [
      sql`delete from reminder where digest_id in
        (select id from reminder_digest where created_date < ${before}::timestamptz)`,
      sql`delete from reminder_digest where created_date < ${before}::timestamptz returning id`,
    ],
  },
  {
    what: 'documents removed or replaced',
    keep: 'removedDocuments',
    remove: (before) => [
      sql`delete from attachment where (deleted or superseded_by is not null)
        and owner_kind in ('hf/document', 'hf/contract', 'phy/document', 'phy/contract')
        and updated_date < ${before}::timestamptz returning id`,
    ],
  },
]

/** Stored files nothing names any more; the daily sweep then removes their bytes. */
const forgetFiles = (before: string) => sql`
  delete from file_blob b where created_date < ${before}::timestamptz
    and not exists (select 1 from attachment a where a.sha256 = b.sha256)
    and not exists (select 1 from row_import i where i.sha256 = b.sha256)
  returning sha256`

class Undone extends Error {}

async function removeAll(services: Services, tx: Transaction): Promise<Purged[]> {
  const { clock, config } = services
  const purged: Purged[] = []
  const run = async (what: string, days: number, statements: (before: string) => readonly SQL[]) => {
    const before = new Date(clock.now().getTime() - days * 86_400_000)
    let rows = 0
    for (const statement of statements(before.toISOString())) rows = (await rowsOf(tx, statement)).length
    purged.push({ what, before, rows })
  }
  for (const { what, keep, remove } of rules) await run(what, config.keepDays[keep], remove)
  await run('stored files nothing names', config.keepDays.removedDocuments, (before) => [forgetFiles(before)])
  await audit(tx, services, {
    actor: systemActor.username,
    action: 'DELETE',
    entityType: 'retention',
    entityCode: null,
    topic: 'Retention',
    changes: purged.map(({ what, rows }) => ({ field: what, before: rows, after: 0 })),
  })
  return purged
}

/**
 * Removes what is kept no longer than the configuration says (Republic Act 10173: only as long as necessary), and notes
 * in the audit log how much it was. Without `apply` everything is done and undone, so the answer is what would go.
 */
export async function purge(services: Services, { apply }: { apply: boolean }): Promise<Purged[]> {
  let purged: Purged[] = []
  try {
    await inTransaction(services.db, async (tx) => {
      purged = await removeAll(services, tx)
      if (!apply) throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return purged
}

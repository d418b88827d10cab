import {
  retentionKindCodes,
  retentionKinds,
  type RetentionKind,
  type RetentionStart,
} from '@capiz/domain/privacy'
import { sql, type SQL } from 'drizzle-orm'
import { systemActor } from '../platform/access/actor.ts'
import { audit } from '../platform/audit/audit.ts'
import { retentionRun } from '../db/schema/index.ts'
import type { Config } from '../platform/runtime/config.ts'
import { rowsOf } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Transaction } from '../db/types.ts'
import type { Services } from '../platform/services.ts'

/** The result, or the preview, of removing one kind of data. */
interface Purged {
  kind: RetentionKind
  /** days the data is kept once it is over */
  keepDays: number
  /** everything that was over before this moment is removed */
  before: Date
  rows: number
}

interface Rule {
  keep: keyof Config['keepDays']
  /** the statements that remove it, the last one removing what is counted */
  remove: (before: string) => readonly SQL[]
}

const endedSessions = (before: string) =>
  sql`(select id from session where coalesce(revoked_date, expires) < ${before}::timestamptz)`

/** Removal of each kind; documents before the stored files they refer to. */
const rules: Readonly<Record<RetentionKind, Rule>> = {
  MAIL: {
    keep: 'mail',
    remove: (before) => [
      sql`delete from outbox_mail where coalesce(sent_date, created_date) < ${before}::timestamptz returning id`,
    ],
  },
  SESSIONS: {
    keep: 'sessions',
    remove: (before) => [
      sql`delete from access_token where session_id in ${endedSessions(before)}`,
      sql`delete from refresh_token where session_id in ${endedSessions(before)}`,
      sql`delete from session where id in ${endedSessions(before)} returning id`,
    ],
  },
  REMINDERS: {
    keep: 'reminders',
    remove: (before) => [
      sql`delete from reminder where digest_id in
        (select id from reminder_digest where created_date < ${before}::timestamptz)`,
      sql`delete from confirmation_reminder where digest_id in
        (select id from reminder_digest where created_date < ${before}::timestamptz)`,
      sql`delete from reminder_digest where created_date < ${before}::timestamptz returning id`,
    ],
  },
  REMOVED_DOCUMENTS: {
    keep: 'removedDocuments',
    remove: (before) => [
      sql`delete from attachment where (deleted or superseded_by is not null)
        and owner_kind in ('hf/document', 'hf/contract', 'phy/document', 'phy/contract')
        and updated_date < ${before}::timestamptz returning id`,
    ],
  },
  // The daily sweep of files then removes their bytes.
  UNREFERENCED_FILES: {
    keep: 'removedDocuments',
    remove: (before) => [
      sql`delete from file_blob b where created_date < ${before}::timestamptz
        and not exists (select 1 from attachment a where a.sha256 = b.sha256)
        and not exists (select 1 from row_import i where i.sha256 = b.sha256)
        returning sha256`,
    ],
  },
}

async function removeAll({ clock, config }: Services, tx: Transaction): Promise<Purged[]> {
  const purged: Purged[] = []
  for (const kind of retentionKindCodes) {
    const { keep, remove } = rules[kind]
    const keepDays = config.keepDays[keep]
    const before = new Date(clock.now().getTime() - keepDays * 86_400_000)
    let rows = 0
    for (const statement of remove(before.toISOString())) rows = (await rowsOf(tx, statement)).length
    purged.push({ kind, keepDays, before, rows })
  }
  return purged
}

/** Records a run: a row a kind, and an entry of the audit log where something was removed. */
async function recordRun(
  services: Services,
  tx: Transaction,
  purged: readonly Purged[],
  startedBy: RetentionStart,
): Promise<void> {
  const runDate = services.clock.now()
  await tx.insert(retentionRun).values(purged.map((each) => ({ ...each, startedBy, runDate })))
  if (purged.every(({ rows }) => rows === 0)) return
  await audit(tx, services, {
    actor: systemActor.username,
    action: 'DELETE',
    entityType: 'retention',
    entityCode: null,
    topic: 'Retention',
    changes: purged.map(({ kind, rows }) => ({ field: retentionKinds[kind], before: rows, after: 0 })),
  })
}

class Undone extends Error {}

/**
 * Removes the data whose retention period is over (Republic Act 10173: only as long as necessary) and records the run.
 * Without `apply` everything is done and undone, so the answer is what a run at this moment would remove.
 */
export async function purge(
  services: Services,
  { apply, startedBy }: { apply: boolean; startedBy: RetentionStart },
): Promise<Purged[]> {
  let purged: Purged[] = []
  try {
    await inTransaction(services.db, async (tx) => {
      purged = await removeAll(services, tx)
      if (!apply) throw new Undone()
      await recordRun(services, tx, purged, startedBy)
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return purged
}

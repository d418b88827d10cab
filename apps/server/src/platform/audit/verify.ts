import { asc, desc, eq, gt } from 'drizzle-orm'
import { auditLog } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { chainStart, rowHash } from './audit.ts'

/** The result of a check of the audit chain; `head` is the last hash, worth noting down outside the system. */
export type AuditCheck =
  | { ok: true; rows: number; head: string }
  | { ok: false; rows: number; brokenAt: number; reason: 'content' | 'link' | 'gap' }

const batch = 1000

/** Reads the whole audit log and recomputes every seal; names the first row that was changed, added or removed. */
export async function verifyAudit(db: Executor): Promise<AuditCheck> {
  let head = chainStart
  let last = 0
  for (let rows = await next(db, last); rows.length > 0; rows = await next(db, last)) {
    for (const { hash, ...row } of rows) {
      if (row.id !== last + 1) return { ok: false, rows: last, brokenAt: last + 1, reason: 'gap' }
      if (row.prevHash !== head) return { ok: false, rows: last, brokenAt: row.id, reason: 'link' }
      if (rowHash(row) !== hash) return { ok: false, rows: last, brokenAt: row.id, reason: 'content' }
      head = hash
      last = row.id
    }
  }
  return { ok: true, rows: last, head }
}

function next(db: Executor, after: number) {
  return db.select().from(auditLog).where(gt(auditLog.id, after)).orderBy(asc(auditLog.id)).limit(batch)
}

/** The row whose seal is a head that was noted earlier; undefined when the log does not hold it any more. */
export async function rowOfHead(db: Executor, head: string): Promise<number | undefined> {
  const [row] = await db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.hash, head)).limit(1)
  return row?.id
}

/** Number of rows and the last seal: what a witness outside the database notes. */
export async function auditHead(db: Executor): Promise<{ rows: number; head: string }> {
  const [row] = await db
    .select({ rows: auditLog.id, head: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1)
  return row ?? { rows: 0, head: chainStart }
}

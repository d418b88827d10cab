import { asc, desc, eq, gt } from 'drizzle-orm'
import { auditLog } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { chainStart, isKeyed, keyAgeOf, type AuditKeys } from './seal.ts'

/**
 * The fault of the first row that does not fit: a row is missing before it (`gap`), it does not name the seal before
 * it (`link`), its seal is not over what it says (`content`), or its seal was made without a key, or with an older one, after
 * the newest was in use (`key`): whoever reaches the database alone can do no better.
 */
export type AuditFault = 'content' | 'link' | 'gap' | 'key'

/** The result of a check of the audit chain; `head` is the last hash, worth noting down outside the system. */
export type AuditCheck =
  | { ok: true; rows: number; head: string; unknownSeals: number }
  | { ok: false; rows: number; brokenAt: number; reason: AuditFault }

const batch = 1000

/** The state of a reading of the log. */
interface Reading {
  head: string
  last: number
  /** age of the key that sealed the last row; see `keyAgeOf` */
  age: number
  /** rows sealed with a key this check was not given */
  unknownSeals: number
}

type Row = typeof auditLog.$inferSelect

/** Takes the next row in; returns what does not fit. */
function take(reading: Reading, { hash, ...row }: Row, keys: AuditKeys): AuditFault | undefined {
  if (row.id !== reading.last + 1) return 'gap'
  if (row.prevHash !== reading.head) return 'link'
  if (isKeyed(hash) && keys.length === 0) {
    reading.unknownSeals += 1
  } else {
    const age = keyAgeOf(row, hash, keys)
    if (age === undefined) return 'content'
    if (age > reading.age || (age === keys.length && reading.unknownSeals > 0)) return 'key'
    reading.age = age
  }
  reading.head = hash
  reading.last = row.id
  return undefined
}

/**
 * Reads the whole audit log and recomputes every seal; names the first row that was changed, added or removed. With keys,
 * the log must have been sealed with the newest one at its end: the server does so when it starts.
 */
export async function verifyAudit(db: Executor, keys: AuditKeys = []): Promise<AuditCheck> {
  const reading: Reading = { head: chainStart, last: 0, age: keys.length, unknownSeals: 0 }
  for (let rows = await next(db, 0); rows.length > 0; rows = await next(db, reading.last)) {
    for (const row of rows) {
      const reason = take(reading, row, keys)
      const brokenAt = reason === 'gap' ? reading.last + 1 : row.id
      if (reason) return { ok: false, rows: reading.last, brokenAt, reason }
    }
  }
  const { head, last, age, unknownSeals } = reading
  if (keys.length > 0 && age > 0) return { ok: false, rows: last, brokenAt: last, reason: 'key' }
  return { ok: true, rows: last, head, unknownSeals }
}

function next(db: Executor, after: number) {
  return db.select().from(auditLog).where(gt(auditLog.id, after)).orderBy(asc(auditLog.id)).limit(batch)
}

/** The row whose seal is a head that was noted earlier; undefined when the log does not hold it any more. */
export async function rowOfHead(db: Executor, head: string): Promise<number | undefined> {
  if (head === chainStart) return 0
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

import { desc, like } from 'drizzle-orm'
import { auditLog } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../services.ts'
import { audit } from './audit.ts'
import { isKeyed, keyAgeOf } from './seal.ts'

type Needed = Pick<Services, 'db' | 'clock' | 'config' | 'log'>

/** Returns why the end of the log must not be sealed anew: doing so would make what was altered look whole. */
async function objection({ db, config }: Needed, last: typeof auditLog.$inferSelect) {
  const { hash, ...row } = last
  const age = keyAgeOf(row, hash, config.auditKeys)
  if (age === undefined) {
    return isKeyed(hash)
      ? 'it ends with the seal of a key that CAPIZ_AUDIT_KEYS does not hold'
      : 'its last seal is not over what the row says'
  }
  if (isKeyed(hash)) return undefined
  const keyed = await db.select({ id: auditLog.id }).from(auditLog).where(like(auditLog.hash, 'k:%')).limit(1)
  return keyed.length > 0 ? 'it ends without the seal of the key that earlier rows have' : undefined
}

/**
 * Sees to it that the end of the log is sealed with the newest key: after a key was set for the first time, or changed,
 * a row of the server says so. The check of the log asks for it, so that a log written anew without the key does not look
 * like an old one. Run when a server starts, never by a command that checks.
 */
export async function beginSealing(services: Needed): Promise<void> {
  const { db, config, log } = services
  if (config.auditKeys.length === 0) return
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  if (!last) return
  const { hash, ...row } = last
  if (keyAgeOf(row, hash, config.auditKeys) === 0) return
  const against = await objection(services, last)
  if (against !== undefined) {
    log.error(`The audit log is not sealed with the newest key: ${against}. Run verify-audit.`)
    return
  }
  await inTransaction(db, (tx) =>
    audit(tx, services, {
      actor: 'SYSTEM',
      action: 'UPDATE',
      entityType: 'audit-log',
      entityCode: null,
      topic: 'Audit key',
      changes: [{ field: 'sealed', before: null, after: 'with a new key from here' }],
    }),
  )
}

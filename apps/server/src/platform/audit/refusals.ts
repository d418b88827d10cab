import { inTransaction } from '../../db/transaction.ts'
import { countUp } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { audit, type AuditEntry } from './audit.ts'

/** Rows about one thing in an hour: enough to see an attack, too few to fill the log with it. */
const mostAnHour = 20

/** A refusal, as it is passed to the audit log; `about` tells apart what is counted together. */
export type RefusedEntry = Omit<AuditEntry, 'action' | 'changes'> & {
  about: string
  changes?: AuditEntry['changes']
}

/**
 * Records a refusal in a transaction of its own, since the one of the call rolls back. A log that cannot be written
 * leaves the answer as it is.
 */
export async function auditRefusal(services: Services, { about, ...entry }: RefusedEntry): Promise<void> {
  try {
    const { count } = await countUp(services, 'refused', `${entry.topic}:${entry.actor}:${about}`, 3600)
    if (count > mostAnHour) return
    await inTransaction(services.db, (tx) =>
      audit(tx, services, { changes: [], ...entry, action: 'REFUSED' }),
    )
  } catch (error) {
    services.log.error({ err: error, topic: entry.topic }, 'refusal not recorded')
  }
}

import { manilaDay } from '@capiz/domain/time'
import { desc, sql } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { atEnd } from '../../db/transaction.ts'
import { auditLog, type AuditChange } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { CallMeta } from '../access/call-meta.ts'
import { maskChanges } from './mask.ts'
import { chainStart, rowHash } from './seal.ts'

/** The actions of audit rows (domain model 11.3). */
export type AuditAction =
  | 'CREATE'
  | 'UPDATE'
  | 'DELETE'
  | 'STATUS'
  | 'LOGIN'
  | 'LOGOUT'
  | 'DOWNLOAD'
  | 'VIEW'
  | 'REFUSED'

/** One action, as it is passed to the audit log. */
export interface AuditEntry {
  /** username, or PUBLIC or SYSTEM */
  actor: string
  action: AuditAction
  /** kind of record, for example `health-facility` */
  entityType: string
  entityCode: string | null
  /** area the row is filed under, for example `Accreditation status` */
  topic: string
  changes: AuditChange[]
  meta?: Pick<CallMeta, 'ip' | 'requestId'>
}

/** The services that date and seal the rows of the log. */
type Sealing = Pick<Services, 'clock' | 'config'>

/** Any fixed number: the transaction that holds it is the only one writing the chain. */
const chainLock = 7_201_121

/** Returns the code of a row: its day in Manila and its number. */
export function auditCode(id: number, at: Date): string {
  return `TX-${manilaDay(at).replaceAll('-', '')}-${String(id).padStart(8, '0')}`
}

/** Rows of one statement: enough to be worth its trip, few enough for the parameters a statement takes. */
const batch = 500

/** Writes rows at the end of the chain, each sealing the one before it. */
async function append(
  tx: Transaction,
  { clock, config }: Sealing,
  entries: readonly AuditEntry[],
): Promise<void> {
  // Sent together, answered in order: the end of the chain is read once the lock is held.
  const [, [last]] = await Promise.all([
    tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`),
    tx.select({ id: auditLog.id, hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1),
  ])
  const now = clock.now()
  let { id, hash: prevHash } = last ?? { id: 0, hash: chainStart }
  const hashedRow = (entry: AuditEntry) => {
    id += 1
    const row = {
      id,
      code: auditCode(id, now),
      actor: entry.actor,
      auditTopic: entry.topic,
      entityType: entry.entityType,
      entityCode: entry.entityCode,
      action: entry.action,
      changes: JSON.parse(JSON.stringify(maskChanges(entry.changes))) as AuditChange[],
      ip: entry.meta?.ip ?? null,
      requestId: entry.meta?.requestId ?? null,
      updatedDate: now,
      prevHash,
    }
    prevHash = rowHash(row, config.auditKeys[0])
    return { ...row, hash: prevHash }
  }
  for (let from = 0; from < entries.length; from += batch) {
    await tx.insert(auditLog).values(entries.slice(from, from + batch).map(hashedRow))
  }
}

/** The entries of open transactions, to be logged when they end. */
const pendingEntries = new WeakMap<Transaction, AuditEntry[]>()

/**
 * Writes an audit row in the transaction of the change itself. Inside `inTransaction` all of its rows are written at
 * the very end in one go, because the chain has one writer at a time. Secrets are masked here, so callers need not
 * think of it.
 */
export async function audit(tx: Transaction, services: Sealing, entry: AuditEntry): Promise<void> {
  const entries = pendingEntries.get(tx)
  if (entries) {
    entries.push(entry)
    return
  }
  const first = [entry]
  if (atEnd(tx, (ending) => append(ending, services, first))) pendingEntries.set(tx, first)
  else await append(tx, services, first)
}

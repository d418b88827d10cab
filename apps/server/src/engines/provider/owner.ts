import type { Actor } from '../../platform/access/actor.ts'
import { audit, type AuditAction } from '../../platform/audit/audit.ts'
import type { AuditChange } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'

/** The types of record with an accreditation of their own, as the audit log names them. */
export type OwnerType = 'health-facility' | 'physician' | 'affiliation'

/** An action on a record, as the audit log records it. */
export interface OwnerEntry {
  code: string
  action: AuditAction
  topic: string
  changes: AuditChange[]
}

/** Writes what happened to a facility, physician or affiliation into the audit log. */
export async function auditOwner(
  services: Services,
  tx: Transaction,
  entityType: OwnerType,
  entry: OwnerEntry,
  actor: Actor,
): Promise<void> {
  await audit(tx, services, {
    actor: actor.username,
    action: entry.action,
    entityType,
    entityCode: entry.code,
    topic: entry.topic,
    changes: entry.changes,
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

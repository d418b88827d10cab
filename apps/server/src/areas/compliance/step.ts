import { audit } from '../../platform/audit/audit.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { recordKind } from '@capiz/domain/record'
import { caseStep, type AuditChange } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { recordName, type CaseRow } from './kind.ts'

/** A step in the history of a record. */
export interface Step {
  action: 'CREATE' | 'UPDATE' | 'STATUS' | 'FILE' | 'DELETE'
  fromStatus?: string | null
  toStatus?: string | null
  /** what changed, in words */
  fields?: string[]
  remarks?: string | null
}

/** Writes down what happened to a record, for its readers. */
export async function noteStep(
  services: Services,
  tx: Transaction,
  row: CaseRow,
  step: Step,
  actor: Actor,
): Promise<void> {
  await tx.insert(caseStep).values({
    recordId: row.id,
    fromStatus: null,
    toStatus: null,
    fields: [],
    remarks: null,
    ...step,
    createdBy: actor.username,
    createdDate: services.clock.now(),
  })
}

/** Writes a change of a record into the audit log. */
export async function auditRecord(
  services: Services,
  tx: Transaction,
  row: CaseRow,
  entry: { action: 'CREATE' | 'UPDATE' | 'STATUS' | 'DELETE'; changes: readonly AuditChange[] },
  actor: Actor,
): Promise<void> {
  await audit(tx, services, {
    actor: actor.username,
    entityType: row.kind,
    entityCode: recordName(row),
    topic: recordKind(row.kind).entity,
    action: entry.action,
    changes: [...entry.changes],
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

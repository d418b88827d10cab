import type { AuditChange } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { auditOwner } from '../../engines/provider/owner.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Services } from '../../platform/services.ts'
import type { ConfirmationOwner } from './owner.ts'

/** Writes a confirmation or a report of a section into the audit log. */
export async function auditConfirmation(
  services: Services,
  tx: Transaction,
  { subject, code }: ConfirmationOwner,
  change: AuditChange,
  actor: Actor,
): Promise<void> {
  const type = subject === 'facility' ? 'health-facility' : 'physician'
  const entry = { code, action: 'UPDATE', topic: 'Confirmation', changes: [change] } as const
  await auditOwner(services, tx, type, { ...entry, changes: [...entry.changes] }, actor)
}

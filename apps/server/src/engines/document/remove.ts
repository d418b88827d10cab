import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { attachment } from '../../db/schema/index.ts'
import { markedDeleted } from '../../platform/audit/stamps.ts'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import type { DocumentPlace } from './entity.ts'
import type { AttachmentRecord } from './view.ts'

/** Takes a document off a record: it is marked, its bytes stay for the trail, and what it had replaced is live again. */
export async function removeDocument(
  services: Services,
  tx: Transaction,
  kind: DocumentPlace,
  row: AttachmentRecord,
  actor: Actor,
): Promise<void> {
  await tx
    .update(attachment)
    .set(markedDeleted(services, row, actor))
    .where(eq(attachment.id, row.id))
  await tx
    .update(attachment)
    .set({ supersededBy: null })
    .where(and(eq(attachment.supersededBy, row.uuid), eq(attachment.deleted, false)))
  await audit(tx, services, {
    actor: actor.username,
    action: 'DELETE',
    entityType: kind.audited,
    entityCode: row.ownerCode,
    topic: kind.label,
    changes: [{ field: row.docType ?? 'file', before: row.fileName, after: null }],
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

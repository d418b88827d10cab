import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { remark } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'

/** Remarks of the accreditation section on a facility or physician, newest first. */
export async function remarksOf(db: Executor, ownerCode: string) {
  const rows = await db
    .select()
    .from(remark)
    .where(and(eq(remark.ownerCode, ownerCode), isNull(remark.attachmentUuid)))
    .orderBy(desc(remark.id))
  return rows.map(({ id, remarks, createdBy, createdDate }) => ({ id, remarks, createdBy, createdDate }))
}

/** Remarks on some documents by the identifier of each, newest first; their provider sees them. */
export async function remarksOnDocuments(db: Executor, uuids: readonly string[]) {
  if (uuids.length === 0) return new Map<string, []>()
  const rows = await db
    .select()
    .from(remark)
    .where(inArray(remark.attachmentUuid, [...uuids]))
    .orderBy(desc(remark.id))
  const views = rows.map(({ id, attachmentUuid, remarks, createdBy, createdDate }) => ({
    uuid: attachmentUuid ?? '',
    view: { id, remarks, createdBy, createdDate },
  }))
  const byDocument = Map.groupBy(views, ({ uuid }) => uuid)
  return new Map([...byDocument].map(([uuid, own]) => [uuid, own.map(({ view }) => view)]))
}

/** Adds a remark on a record or on one of its documents; it can never be changed. */
export async function addRemark(
  services: Services,
  tx: Transaction,
  owner: { code: string; entityType: 'health-facility' | 'physician'; attachmentUuid: string | null },
  remarks: string,
  actor: Actor,
): Promise<void> {
  const createdDate = services.clock.now()
  const { code: ownerCode, attachmentUuid } = owner
  await tx
    .insert(remark)
    .values({ ownerCode, attachmentUuid, remarks, createdBy: actor.username, createdDate })
  await audit(tx, services, {
    actor: actor.username,
    action: 'CREATE',
    entityType: owner.entityType,
    entityCode: owner.code,
    topic: attachmentUuid === null ? 'Remark' : 'Remark on a document',
    changes: [{ field: 'remarks', before: null, after: remarks }],
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

import { fileNameOf } from '@capiz/domain/document'
import { and, eq, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../../platform/access/actor.ts'
import { attachment } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { documentBy, type AttachmentRecord } from '../../engines/document/view.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { auditOwner } from '../../engines/provider/owner.ts'
import type { Services } from '../../platform/services.ts'
import { detailsOf } from './form.ts'
import type { PhysicianRecord } from './scope.ts'
import { updatePhysician } from './write.ts'

const entity = 'phy/picture'
const mostBytes = 5 * 1024 * 1024

/** Puts a picture, JPEG or PNG up to 5 MiB, in place of the one a physician the caller holds locked had. */
export async function setPicture(
  services: Services,
  tx: Transaction,
  record: PhysicianRecord,
  upload: Upload,
  actor: Actor,
): Promise<{ uuid: string }> {
  if (upload.size > mostBytes) {
    refuse('PAYLOAD_TOO_LARGE', { message: 'The picture is larger than 5 MB. Choose a smaller one.' })
  }
  const stored = await services.files.keep(tx, upload, ['image/jpeg', 'image/png'])
  const now = services.clock.now()
  const stamps = { updatedBy: actor.username, updatedDate: now }
  const uuid = randomUUID()
  await tx.insert(attachment).values({
    ...stored,
    ...stamps,
    uuid,
    ownerKind: entity,
    ownerCode: record.code,
    fileName: fileNameOf(upload.fileName, stored.contentType),
    uploadedBy: actor.username,
    uploadedDate: now,
    createdBy: actor.username,
    createdDate: now,
  })
  const earlier = and(
    eq(attachment.ownerKind, entity),
    eq(attachment.ownerCode, record.code),
    ne(attachment.uuid, uuid),
  )
  await tx
    .update(attachment)
    .set({ deleted: true, ...stamps })
    .where(earlier)
  const before = detailsOf(record).profilePic ?? null
  await updatePhysician(services, tx, record, { details: { ...record.details, profilePic: uuid } }, actor)
  const changes = [{ field: 'profilePic', before, after: uuid }]
  const entry = { code: record.code, action: 'UPDATE', topic: 'Profile picture', changes } as const
  await auditOwner(services, tx, 'physician', entry, actor)
  return { uuid }
}

/** The picture of a physician; 404 when there is none. */
export async function pictureOf(db: Executor, record: PhysicianRecord): Promise<AttachmentRecord> {
  const uuid = detailsOf(record).profilePic ?? refuse('NOT_FOUND')
  return documentBy(db, { entity }, { code: record.code, uuid })
}

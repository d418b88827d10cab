import { fileNameOf, safeFileName } from '@capiz/domain/document'
import { plural } from '@capiz/domain/text'
import { recordKind } from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { attachment } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { markedDeleted } from '../../platform/audit/stamps.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { NamedFile } from '../../engines/document/add.ts'
import { storeUploads } from '../document/upload.ts'
import { documentBy } from '../../engines/document/view.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { recordName, type CaseRow } from './kind.ts'
import { noteStep } from './step.ts'
import { filesOf } from './view.ts'

type FileRow = typeof attachment.$inferSelect

/** A file that comes with a record, with what is said about it when it is a document of a list. */
export interface RecordUpload {
  upload: Upload
  docType?: string | null
  effectiveDate?: IsoDate | null
  validityDate?: IsoDate | null
}

async function insertFiles(
  services: Services,
  tx: Transaction,
  row: CaseRow,
  files: readonly (NamedFile & Omit<RecordUpload, 'upload'>)[],
  actor: Actor,
): Promise<string[]> {
  const now = services.clock.now()
  const added = await tx
    .insert(attachment)
    .values(
      files.map(({ fileName, contentType, size, sha256, docType, effectiveDate, validityDate }) => ({
        uuid: randomUUID(),
        ownerKind: row.kind,
        ownerCode: recordName(row),
        docType: docType ?? null,
        fileName: fileNameOf(fileName, contentType),
        contentType,
        size,
        sha256,
        effectiveDate: effectiveDate ?? null,
        validityDate: validityDate ?? null,
        uploadedBy: actor.username,
        uploadedDate: now,
        createdBy: actor.username,
        createdDate: now,
        updatedBy: actor.username,
        updatedDate: now,
      })),
    )
    .returning({ uuid: attachment.uuid })
  return added.map(({ uuid }) => uuid)
}

/** The one file of such a record gives way to the next; its bytes stay. */
async function supersedeOnly(tx: Transaction, row: CaseRow, by: string, now: Date): Promise<void> {
  await tx
    .update(attachment)
    .set({ supersededBy: by, updatedDate: now })
    .where(
      and(
        eq(attachment.ownerKind, row.kind),
        eq(attachment.ownerCode, recordName(row)),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
        ne(attachment.uuid, by),
      ),
    )
}

/** Adds files to a record the caller holds locked and answers their names. */
export async function addRecordFiles(
  services: Services,
  tx: Transaction,
  row: CaseRow,
  uploads: readonly RecordUpload[],
  actor: Actor,
): Promise<string[]> {
  if (uploads.length === 0) return []
  const most = recordKind(row.kind).files
  const there = (await filesOf(tx, row.kind, [recordName(row)])).get(recordName(row)) ?? []
  if (most > 1 && there.length + uploads.length > most) {
    refuseField('files', `A record holds at most ${plural(most, 'file', 'files')}. Remove one first.`)
  }
  const stored = await storeUploads(
    services,
    tx,
    uploads.map(({ upload }) => upload),
  )
  const files = stored.map((file, at) => ({ ...file, ...uploads[at] }))
  const [newest] = await insertFiles(services, tx, row, files, actor)
  if (most === 1 && newest) await supersedeOnly(tx, row, newest, services.clock.now())
  return stored.map(({ fileName }) => safeFileName(fileName))
}

/** A file of a record by its uuid; the uuid of any other record's file is not found. */
export function recordFile(
  db: Executor,
  row: CaseRow,
  key: { uuid: string; docType?: string | null | undefined },
): Promise<FileRow> {
  return documentBy(db, { entity: row.kind }, { ...key, code: recordName(row) })
}

/** Notes that files of a record left the server: who, which, when, from where (reliability D14). */
export async function auditRecordFiles(
  services: Services,
  row: CaseRow,
  files: readonly FileRow[],
  actor: Actor,
): Promise<void> {
  await inTransaction(services.db, (tx) =>
    audit(tx, services, {
      actor: actor.username,
      action: 'DOWNLOAD',
      entityType: row.kind,
      entityCode: recordName(row),
      topic: recordKind(row.kind).entity,
      changes: files.map(({ uuid, fileName }) => ({ field: 'file', before: uuid, after: fileName })),
      ...(actor.meta ? { meta: actor.meta } : {}),
    }),
  )
}

/** Takes a file off a record that can still change; its bytes stay for the trail. */
export async function removeRecordFile(
  services: Services,
  tx: Transaction,
  row: CaseRow,
  uuid: string,
  actor: Actor,
): Promise<void> {
  const file = await recordFile(tx, row, { uuid })
  await tx
    .update(attachment)
    .set(markedDeleted(services, file, actor))
    .where(eq(attachment.id, file.id))
  await noteStep(services, tx, row, { action: 'FILE', fields: [`${file.fileName} removed`] }, actor)
  await audit(tx, services, {
    actor: actor.username,
    action: 'DELETE',
    entityType: row.kind,
    entityCode: recordName(row),
    topic: recordKind(row.kind).entity,
    changes: [{ field: 'file', before: file.fileName, after: null }],
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

/** The live files of one record; 404 when there are none to pack. */
export async function filesToPack(db: Executor, row: CaseRow): Promise<FileRow[]> {
  const files = (await filesOf(db, row.kind, [recordName(row)])).get(recordName(row)) ?? []
  return files.length > 0 ? files : refuse('NOT_FOUND', { message: 'There are no files to download yet.' })
}

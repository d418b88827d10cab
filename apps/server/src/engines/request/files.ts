import { fileNameOf } from '@capiz/domain/document'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, eq, or } from 'drizzle-orm'
import { requestTypeInfo } from '@capiz/domain/request'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { attachment } from '../../db/schema/index.ts'
import { documentKind } from '../document/entity.ts'
import { attachmentView, documentTypesOf } from '../document/view.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { requestKindOf } from './registry.ts'
import type { RequestRecord } from './record.ts'

type AttachmentRow = typeof attachment.$inferSelect

const ownerKind = 'user-request'

/** Keeps the files that came with a request; answers their uuids in the order given. */
export async function storeFiles(
  services: Services,
  tx: Transaction,
  code: string,
  docType: string | null,
  files: readonly Upload[],
  actor: Actor,
  accepted?: readonly string[],
): Promise<string[]> {
  const uuids: string[] = []
  for (const upload of files) {
    const stored = await services.files.keep(tx, upload, accepted)
    const uuid = crypto.randomUUID()
    uuids.push(uuid)
    await tx.insert(attachment).values({
      ...stored,
      uuid,
      ownerKind,
      ownerCode: code,
      docType,
      fileName: fileNameOf(upload.fileName, stored.contentType),
      uploadedBy: actor.username,
      uploadedDate: services.clock.now(),
      createdBy: actor.username,
      updatedBy: actor.username,
    })
  }
  return uuids
}

function ownersOf(request: RequestRecord): [string, string][] {
  return [[ownerKind, request.code], ...(requestKindOf(request.type)?.fileOwners?.(request) ?? [])]
}

/** The files of a request as they are stored, the oldest first. */
export function requestFiles(db: Executor, request: RequestRecord) {
  const owners = ownersOf(request).map(([kind, code]) =>
    and(eq(attachment.ownerKind, kind), eq(attachment.ownerCode, code)),
  )
  return db
    .select()
    .from(attachment)
    .where(and(eq(attachment.deleted, false), or(...owners)))
    .orderBy(asc(attachment.id))
}

/** The files of a request: those that came with it and, for an application, those of the record it made. */
export async function filesOf(db: Executor, request: RequestRecord, today: IsoDate) {
  const entity = request.applicantType === 'PHY' ? 'phy/document' : 'hf/document'
  const types = await documentTypesOf(db, documentKind(entity).pages)
  return (await requestFiles(db, request)).map((row) => attachmentView(row, today, types))
}

/** One file of a request; the uuid of any other record's file is not found. */
export async function requestFile(
  db: Executor,
  request: RequestRecord,
  uuid: string,
): Promise<AttachmentRow> {
  const rows = await requestFiles(db, request)
  return rows.find((row) => row.uuid === uuid) ?? refuse('NOT_FOUND')
}

/** Notes that a file of a request left the server: who, which, when, from where. */
export async function auditRequestFile(
  services: Services,
  request: RequestRecord,
  file: AttachmentRow,
  actor: Actor,
): Promise<void> {
  await inTransaction(services.db, (tx) =>
    audit(tx, services, {
      actor: actor.username,
      action: 'DOWNLOAD',
      entityType: 'user-request',
      entityCode: request.code,
      topic: requestTypeInfo[request.type].label,
      changes: [{ field: 'file', before: file.uuid, after: file.fileName }],
      meta: actor.meta,
    }),
  )
}

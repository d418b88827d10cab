import type { Attachment } from '@capiz/api/schema/document'
import type { DocumentTypeRule } from '@capiz/domain/checklist'
import { outsideTheList, outsideTheListLabel, stateOfDocument } from '@capiz/domain/document'
import type { PageType } from '@capiz/domain/reference'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { attachment } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { documentRules } from '../provider/checklist.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Outgoing } from '../../platform/http/types.ts'

/** An attachment as it is stored. */
export type AttachmentRecord = typeof attachment.$inferSelect
/** An attachment as it is answered. */
export type AttachmentView = Outgoing<InferOutput<typeof Attachment>>

/** The rules of some types of documents, by code. */
export type DocumentTypes = ReadonlyMap<string, DocumentTypeRule>

/** An attachment as it travels, with its state on a day by the rule of its type, and the words of that type. */
export function attachmentView(
  row: AttachmentRecord,
  today: IsoDate,
  types: DocumentTypes = new Map(),
): AttachmentView {
  const type = row.docType === null ? undefined : types.get(row.docType)
  return {
    id: row.id,
    uuid: row.uuid,
    code: row.ownerCode,
    docType: row.docType,
    docTypeLabel: type?.label ?? (row.docType === outsideTheList ? outsideTheListLabel : row.docType),
    fileName: row.fileName,
    contentType: row.contentType,
    size: row.size,
    sha256: row.sha256,
    validityDate: row.validityDate,
    effectiveDate: row.effectiveDate,
    docRemarks: row.docRemarks,
    memoType: row.memoType,
    dateOfMemo: row.dateOfMemo,
    dateSent: row.dateSent,
    dateReceived: row.dateReceived,
    state: stateOfDocument(type?.dateRule ?? 'validity', row, today),
    superseded: row.supersededBy !== null,
    uploadedBy: row.uploadedBy,
    uploadedDate: row.uploadedDate,
  }
}

/** The document types of some pages, by code; the last page counts for a code that stands on several. */
export async function documentTypesOf(db: Executor, pages: readonly PageType[]): Promise<DocumentTypes> {
  const rules = await documentRules(db, pages)
  return new Map(rules.map((rule) => [rule.code, rule]))
}

/** The documents of a record: the live ones, or with `superseded` those they replaced too; newest first. */
export async function documentsOf(
  db: Executor,
  kind: { entity: string },
  code: string,
  options: { docType?: string | undefined; superseded?: boolean } = {},
): Promise<AttachmentRecord[]> {
  return db
    .select()
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerKind, kind.entity),
        eq(attachment.ownerCode, code),
        eq(attachment.deleted, false),
        options.superseded ? undefined : isNull(attachment.supersededBy),
        options.docType ? eq(attachment.docType, options.docType) : undefined,
      ),
    )
    .orderBy(asc(attachment.docType), desc(attachment.id))
}

const uuidShape = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * Returns one document by the code of its record and its uuid, and its type when that is given; 404 for every wrong
 * pair, so that a caller cannot reach another record's file (reliability A2).
 */
export async function documentBy(
  db: Executor,
  kind: { entity: string },
  key: { code: string; uuid: string; docType?: string | null | undefined },
): Promise<AttachmentRecord> {
  if (!uuidShape.test(key.uuid)) return refuse('NOT_FOUND')
  const [row] = await db
    .select()
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerKind, kind.entity),
        eq(attachment.ownerCode, key.code),
        eq(attachment.uuid, key.uuid),
        eq(attachment.deleted, false),
        key.docType ? eq(attachment.docType, key.docType) : undefined,
      ),
    )
    .limit(1)
  return row ?? refuse('NOT_FOUND')
}

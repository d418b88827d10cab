import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { code, day, identity, moment, recordColumns } from './columns.ts'

/** Stored bytes, known by their sha256; many attachments may share one. */
export const fileBlob = pgTable('file_blob', {
  sha256: varchar({ length: 64 }).primaryKey(),
  size: integer().notNull(),
  /** what the content is, not what was declared */
  contentType: varchar({ length: 100 }).notNull(),
  createdDate: moment()
    .notNull()
    .default(sql`now()`),
})

/** Documents attached to a record (domain model 3, P3); known by owner code and uuid. */
export const attachment = pgTable(
  'attachment',
  {
    id: identity(),
    uuid: uuid().notNull().unique('attachment_uuid_uk'),
    ownerKind: varchar({ length: 40 }).notNull(),
    ownerCode: code().notNull(),
    docType: varchar({ length: 60 }),
    fileName: varchar({ length: 180 }).notNull(),
    contentType: varchar({ length: 100 }).notNull(),
    size: integer().notNull(),
    sha256: varchar({ length: 64 })
      .notNull()
      .references(() => fileBlob.sha256),
    validityDate: day(),
    effectiveDate: day(),
    docRemarks: text(),
    memoType: varchar({ length: 30 }),
    dateOfMemo: day(),
    dateSent: day(),
    dateReceived: day(),
    uploadedBy: varchar({ length: 60 }).notNull(),
    uploadedDate: moment()
      .notNull()
      .default(sql`now()`),
    supersededBy: uuid(),
    ...recordColumns(),
  },
  (t) => [
    index('attachment_owner').on(t.ownerKind, t.ownerCode, t.docType),
    index('attachment_sha').on(t.sha256),
    // What providers lack is told from this alone, without the wide rows.
    index('attachment_on_file')
      .on(t.ownerCode, t.ownerKind, t.docType, t.effectiveDate, t.validityDate)
      .where(sql`not ${t.deleted} and ${t.supersededBy} is null`),
    // Documents that are issued or begin on a later day: few, and asked for whenever states are.
    index('attachment_begins')
      .on(t.effectiveDate, t.ownerCode)
      .where(sql`not ${t.deleted} and ${t.supersededBy} is null and ${t.effectiveDate} is not null`),
    index('attachment_validity')
      .on(t.validityDate, t.ownerKind, t.ownerCode)
      .where(sql`not ${t.deleted} and ${t.supersededBy} is null and ${t.validityDate} is not null`),
  ],
)

/**
 * The types of documents a provider has on file, by its code: kept by triggers on `attachment`, so that what providers
 * lack is told from one row each. Derived, therefore in no backup.
 */
export const documentsHeld = pgTable('documents_held', {
  ownerCode: code().primaryKey(),
  docTypes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
})

/**
 * Documents of live providers by whose last day the provider is judged, of several of one type the one that lasts longest,
 * with what they are counted by: kept by triggers on documents, facilities and physicians. Which types have a last day, and
 * which documents are still to come, is a matter of the rules and of the day; the reader sees to it. Derived, therefore in
 * no backup.
 */
export const lastDocument = pgTable(
  'last_document',
  {
    attachmentId: integer().primaryKey(),
    uuid: uuid().notNull(),
    ownerKind: varchar({ length: 40 }).notNull(),
    ownerCode: code().notNull(),
    ownerStatus: varchar({ length: 30 }).notNull(),
    /** of a physician */
    phyTypeCode: code(),
    /** of a facility */
    mainCityId: integer(),
    docType: varchar({ length: 60 }),
    validityDate: day().notNull(),
  },
  (t) => [
    index('last_document_owner').on(t.ownerCode),
    // a page by day, and the counts, are read from this alone
    index('last_document_by_day').on(
      t.validityDate,
      t.attachmentId,
      t.ownerStatus,
      t.ownerKind,
      t.docType,
      t.phyTypeCode,
      t.mainCityId,
      t.ownerCode,
    ),
  ],
)

/** The marks of documents a person has verified on an accreditation checklist (domain model 4.5). */
export const checklistMark = pgTable(
  'checklist_mark',
  {
    id: identity(),
    ownerKind: varchar({ length: 10 }).notNull(),
    ownerCode: code().notNull(),
    documentTypeCode: code().notNull(),
    /** the attachment the mark is about; a newer document is not verified by it */
    attachmentUuid: uuid(),
    verified: boolean().notNull().default(false),
    verifiedBy: varchar({ length: 60 }),
    verifiedDate: moment(),
    /** the document says something else than what was declared; the remarks say what */
    mismatch: boolean().notNull().default(false),
    remarks: text(),
    ...recordColumns(),
  },
  (t) => [uniqueIndex('checklist_mark_uk').on(t.ownerKind, t.ownerCode, t.documentTypeCode)],
)

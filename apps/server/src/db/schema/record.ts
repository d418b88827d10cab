import type { RecordKindName } from '@capiz/domain/record'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { code, day, identity, moment, recordColumns } from './columns.ts'

/**
 * Records with documents and their neighbours (domain model 9.2 to 9.8 and 9.10), all kinds in one shape: what lists
 * look for stands in columns, the rest as the kind declares it in `fields`.
 */
export const caseRecord = pgTable(
  'case_record',
  {
    id: identity(),
    kind: varchar({ length: 30 }).$type<RecordKindName>().notNull(),
    code: code(),
    status: varchar({ length: 20 }).notNull(),
    /** facility or physician it belongs to or is about */
    ownerCode: code(),
    /** day it is filed under */
    day: day(),
    /** day by which something is due */
    dueDate: day(),
    /** what only one live record of the kind may have: an IMEI, a terminal, a year and area */
    uniqueKey: varchar({ length: 200 }),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** usernames of who entered it, then of everybody who changed what it says: none of them decides on it */
    authors: jsonb().$type<string[]>().notNull().default([]),
    /** upper-cased, accents folded, for the free-text filter */
    searchText: text().notNull().default(''),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('case_record_code_uk')
      .on(t.code)
      .where(sql`${t.code} is not null`),
    uniqueIndex('case_record_unique_uk')
      .on(t.kind, t.uniqueKey)
      .where(sql`not ${t.deleted} and ${t.uniqueKey} is not null`),
    index('case_record_day').on(t.kind, t.day, t.id),
    index('case_record_owner').on(t.ownerCode, t.kind, t.day),
    index('case_record_due').on(t.kind, t.status, t.dueDate),
    index('case_record_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

/** The history of a record, in text its readers may see; append-only. */
export const caseStep = pgTable(
  'case_step',
  {
    id: identity(),
    recordId: integer()
      .notNull()
      .references(() => caseRecord.id),
    action: varchar({ length: 10 }).$type<'CREATE' | 'UPDATE' | 'STATUS' | 'FILE' | 'DELETE'>().notNull(),
    fromStatus: varchar({ length: 20 }),
    toStatus: varchar({ length: 20 }),
    /** labels of what changed */
    fields: text().array().notNull().default([]),
    remarks: text(),
    createdBy: varchar({ length: 60 }).notNull(),
    createdDate: moment()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('case_step_record').on(t.recordId, t.id)],
)

/** Renewals asked for: a document once a day; append-only. */
export const renewalAsk = pgTable(
  'renewal_ask',
  {
    id: identity(),
    attachmentUuid: varchar({ length: 36 }).notNull(),
    askedOn: day().notNull(),
    ownerCode: code().notNull(),
    recipient: varchar({ length: 254 }).notNull(),
    createdBy: varchar({ length: 60 }).notNull(),
    createdDate: moment().notNull(),
  },
  (t) => [uniqueIndex('renewal_ask_uk').on(t.attachmentUuid, t.askedOn)],
)

/**
 * Grace periods of lapsed documents; append-only, the last of a document counts, one without a day ends it.
 */
export const documentGrace = pgTable(
  'document_grace',
  {
    id: identity(),
    attachmentUuid: varchar({ length: 36 }).notNull(),
    ownerCode: code().notNull(),
    until: day(),
    reason: varchar({ length: 500 }).notNull(),
    createdBy: varchar({ length: 60 }).notNull(),
    createdDate: moment().notNull(),
  },
  (t) => [
    index('document_grace_attachment').on(t.attachmentUuid, t.id),
    index('document_grace_owner').on(t.ownerCode),
  ],
)

import type { RetentionKind, RetentionStart } from '@capiz/domain/privacy'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { code, day, identity, moment } from './columns.ts'

/** One changed field in an audit row. */
export interface AuditChange {
  field: string
  before?: unknown
  after?: unknown
}

const written = () => ({
  createdBy: varchar({ length: 60 }).notNull(),
  createdDate: moment()
    .notNull()
    .default(sql`now()`),
})

/** Status moves of facilities, physicians and affiliations (domain model 11.1); append-only. */
export const accreditationHistory = pgTable(
  'accreditation_history',
  {
    id: identity(),
    /** PHY, HFC or AFF */
    applicantType: varchar({ length: 3 }).notNull(),
    applicantCode: code().notNull(),
    fromStatus: varchar({ length: 30 }),
    toStatus: varchar({ length: 30 }).notNull(),
    effectiveDate: day().notNull(),
    reason: varchar({ length: 500 }),
    remarks: text(),
    requestCode: code(),
    ...written(),
  },
  (t) => [
    index('accreditation_history_applicant').on(t.applicantCode, t.effectiveDate, t.id),
    index('accreditation_history_status').on(t.applicantType, t.toStatus, t.effectiveDate),
    index('accreditation_history_day').on(t.effectiveDate, t.id),
  ],
)

/** The notes of staff on their dealings with a provider (domain model 11.2); append-only. */
export const activityLog = pgTable(
  'activity_log',
  {
    id: identity(),
    applicantCode: code().notNull(),
    activityType: varchar({ length: 20 }).notNull(),
    topic: varchar({ length: 120 }),
    activityDate: day().notNull(),
    result: text(),
    remarks: text().notNull(),
    /** the row this one corrects */
    correctsId: integer(),
    ...written(),
  },
  (t) => [
    index('activity_log_applicant').on(t.applicantCode, t.activityDate),
    // the order of the list: the newest day first, and within it as they were entered
    index('activity_log_day').on(t.activityDate.desc().nullsFirst(), t.id),
    index('activity_log_corrects')
      .on(t.correctsId)
      .where(sql`${t.correctsId} is not null`),
  ],
)

/** The actions of the server, each with its user (domain model 11.3); append-only, each row hashes the one before. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey(),
    code: varchar({ length: 30 }).notNull().unique('audit_log_code_uk'),
    actor: varchar({ length: 60 }).notNull(),
    auditTopic: varchar({ length: 120 }).notNull(),
    entityType: varchar({ length: 40 }).notNull(),
    entityCode: varchar({ length: 200 }),
    action: varchar({ length: 20 }).notNull(),
    changes: jsonb().$type<AuditChange[]>().notNull(),
    ip: varchar({ length: 64 }),
    requestId: varchar({ length: 64 }),
    updatedDate: moment().notNull(),
    prevHash: varchar({ length: 64 }).notNull(),
    hash: varchar({ length: 64 }).notNull(),
  },
  (t) => [
    index('audit_log_entity').on(t.entityCode, t.entityType),
    index('audit_log_when').on(t.updatedDate, t.id),
    index('audit_log_actor').on(t.actor, t.updatedDate),
  ],
)

/**
 * Internal remarks on a facility or physician, and remarks on one of its documents, which its provider sees; append-only.
 */
export const remark = pgTable(
  'remark',
  {
    id: identity(),
    ownerCode: code().notNull(),
    /** the document it is about; null for a remark on the record */
    attachmentUuid: uuid(),
    remarks: text().notNull(),
    ...written(),
  },
  (t) => [index('remark_owner').on(t.ownerCode), index('remark_document').on(t.attachmentUuid)],
)

/** Removals of data whose retention period was over, one row a kind and run, also where nothing was due; append-only. */
export const retentionRun = pgTable('retention_run', {
  id: identity(),
  kind: varchar({ length: 30 }).$type<RetentionKind>().notNull(),
  /** the retention period at the time, in days */
  keepDays: integer().notNull(),
  /** the moment before which the removed rows were over */
  before: moment().notNull(),
  rows: integer().notNull(),
  startedBy: varchar({ length: 10 }).$type<RetentionStart>().notNull(),
  runDate: moment().notNull(),
})

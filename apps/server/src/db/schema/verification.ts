import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { VerificationResult } from '@capiz/domain/verification'
import { code, day, identity, moment } from './columns.ts'

/** Verifications of what a document or a provider claims, against a source; append-only. */
export const verification = pgTable(
  'verification',
  {
    id: identity(),
    /** hf or phy */
    ownerKind: varchar({ length: 10 }).notNull(),
    ownerCode: code().notNull(),
    sourceCode: code().notNull(),
    /** what the source proves, as it was when this was done */
    claim: varchar({ length: 20 }).notNull(),
    /** null for a claim about the provider itself */
    documentTypeCode: code(),
    /** the document that was compared, and the hash of the bytes that were seen */
    attachmentUuid: uuid(),
    documentHash: varchar({ length: 64 }),
    /** what was claimed, as it read then */
    claimed: jsonb().$type<Record<string, string | null>>().notNull(),
    method: varchar({ length: 20 }).notNull(),
    result: varchar({ length: 20 }).$type<VerificationResult>().notNull(),
    /** what the source said, as the person noted it */
    found: text(),
    /** file that shows it, among the attachments of kind `verification` */
    evidenceUuid: uuid(),
    /** first day on which it has to be done again */
    nextDue: day(),
    performedBy: varchar({ length: 60 }).notNull(),
    performedDate: moment()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('verification_claim').on(t.ownerCode, t.sourceCode, t.documentTypeCode, t.id),
    index('verification_due_day').on(t.nextDue),
  ],
)

/** Verifications that have come due again, each noted once by the daily job; append-only. */
export const verificationDue = pgTable(
  'verification_due',
  {
    id: identity(),
    verificationId: integer()
      .notNull()
      .references(() => verification.id),
    dueOn: day().notNull(),
    createdDate: moment().notNull(),
  },
  (t) => [uniqueIndex('verification_due_uk').on(t.verificationId)],
)

/**
 * The claims of the listed providers that sources in use prove, with the document on file and the last verification that
 * reached it: kept by triggers on the tables they are made of, so that the list of claims is read from an index. Derived,
 * therefore in no backup.
 */
export const providerClaim = pgTable(
  'provider_claim',
  {
    ownerKind: varchar({ length: 10 }).$type<'facility' | 'physician'>().notNull(),
    ownerCode: code().notNull(),
    ownerStatus: varchar({ length: 30 }).notNull(),
    sourceCode: code().notNull(),
    /** empty for a claim about the provider itself */
    docType: varchar({ length: 60 }).notNull(),
    attachmentId: integer(),
    validityDate: day(),
    verificationId: integer(),
    result: varchar({ length: 20 }).$type<VerificationResult>(),
    nextDue: day(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerCode, t.sourceCode, t.docType] }),
    // the most urgent first: what was looked at is little, what was not is read by the day it ends or by its owner
    index('provider_claim_seen')
      .on(t.result, t.nextDue)
      .where(sql`${t.verificationId} is not null`),
    index('provider_claim_unseen_by_end')
      .on(t.validityDate, t.ownerCode, t.sourceCode, t.docType)
      .where(sql`${t.verificationId} is null`),
    index('provider_claim_unseen')
      .on(t.ownerCode, t.sourceCode, t.docType)
      .where(sql`${t.verificationId} is null`),
    // counts are read from this alone
    index('provider_claim_counted').on(
      t.ownerKind,
      t.ownerStatus,
      t.sourceCode,
      t.docType,
      t.result,
      t.nextDue,
    ),
  ],
)

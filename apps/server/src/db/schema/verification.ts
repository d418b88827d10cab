import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
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

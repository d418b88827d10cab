import type { ConfirmationChannel, ConfirmationEvent, ConfirmationSection } from '@capiz/domain/confirmation'
import { index, integer, jsonb, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { code, day, identity, moment } from './columns.ts'
import { reminderDigest } from './reminder.ts'

/** Confirmations of sections of a record by its provider, and reports that reopened them; append-only (ADR 45). */
export const confirmation = pgTable(
  'confirmation',
  {
    id: identity(),
    ownerCode: code().notNull(),
    section: varchar({ length: 20 }).$type<ConfirmationSection>().notNull(),
    action: varchar({ length: 10 }).$type<ConfirmationEvent['action']>().notNull(),
    channel: varchar({ length: 10 }).$type<ConfirmationChannel>().notNull(),
    /** person at the provider who confirmed in a call */
    spokenTo: varchar({ length: 120 }),
    /** sha256 of what the section held when it was confirmed; null for a report */
    hash: varchar({ length: 64 }),
    /** what a section that visitors see held, as it was shown; null for other sections and for a report */
    snapshot: jsonb().$type<{ label: string; value: string }[]>(),
    /** inquiry of the visitor whose report reopened the section */
    inquiryCode: code(),
    /** day in Manila, by which the cycle is counted */
    performedOn: day().notNull(),
    performedBy: varchar({ length: 60 }).notNull(),
    performedDate: moment().notNull(),
  },
  (t) => [index('confirmation_section').on(t.ownerCode, t.section, t.id)],
)

/** Mailed links by which a provider confirms its sections without an account: one for a record, the newest. */
export const confirmationLink = pgTable('confirmation_link', {
  id: identity(),
  ownerCode: code().notNull().unique('confirmation_link_owner_uk'),
  /** sha256 of the token */
  hash: varchar({ length: 64 }).notNull().unique('confirmation_link_hash_uk'),
  /** address it was mailed to, in lower case; it works as long as the record has this address */
  recipient: varchar({ length: 254 }).notNull(),
  lastDay: day().notNull(),
  createdDate: moment().notNull(),
})

/** The sections named in reminder mails: a section with this due day is on each step of the ladder once. */
export const confirmationReminder = pgTable(
  'confirmation_reminder',
  {
    id: identity(),
    digestId: integer()
      .notNull()
      .references(() => reminderDigest.id),
    ownerCode: code().notNull(),
    section: varchar({ length: 20 }).$type<ConfirmationSection>().notNull(),
    dueOn: day().notNull(),
    /** days from the due day */
    step: smallint().notNull(),
  },
  (t) => [
    uniqueIndex('confirmation_reminder_uk').on(t.ownerCode, t.section, t.dueOn, t.step),
    index('confirmation_reminder_digest').on(t.digestId),
  ],
)

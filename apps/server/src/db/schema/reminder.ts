import { index, integer, pgTable, smallint, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { day, identity, moment } from './columns.ts'

/** A reminder mail: at most one a recipient and day about documents, and one a record and day about its sections. */
export const reminderDigest = pgTable(
  'reminder_digest',
  {
    id: identity(),
    /** in lower case, so that one person is one person */
    recipient: varchar({ length: 254 }).notNull(),
    sentOn: day().notNull(),
    /** record whose sections it is about; empty for a mail about documents */
    ownerCode: varchar({ length: 40 }).notNull().default(''),
    createdDate: moment().notNull(),
  },
  (t) => [uniqueIndex('reminder_digest_uk').on(t.recipient, t.sentOn, t.ownerCode)],
)

/** The documents named in reminder mails: a document with this last day is on each step of the ladder once. */
export const reminder = pgTable(
  'reminder',
  {
    id: identity(),
    digestId: integer()
      .notNull()
      .references(() => reminderDigest.id),
    attachmentUuid: uuid().notNull(),
    validityDate: day().notNull(),
    /** days from the last day of the document */
    step: smallint().notNull(),
  },
  (t) => [
    uniqueIndex('reminder_uk').on(t.attachmentUuid, t.validityDate, t.step),
    index('reminder_digest_id').on(t.digestId),
  ],
)

import { index, integer, pgTable, smallint, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { day, identity, moment } from './columns.ts'

/** A reminder mail: at most one a recipient and day. */
export const reminderDigest = pgTable(
  'reminder_digest',
  {
    id: identity(),
    /** in lower case, so that one person is one person */
    recipient: varchar({ length: 254 }).notNull(),
    sentOn: day().notNull(),
    createdDate: moment().notNull(),
  },
  (t) => [uniqueIndex('reminder_digest_uk').on(t.recipient, t.sentOn)],
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

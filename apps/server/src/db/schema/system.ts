import type { PurposeCode } from '@capiz/domain/privacy'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { code, identity, moment } from './columns.ts'

/** Last number given out per code series (`facility`, `request-2026`, …). */
export const codeCounter = pgTable('code_counter', {
  series: varchar({ length: 40 }).primaryKey(),
  last: integer().notNull(),
})

/**
 * Moves on with every write to a table (by trigger), so that kept counts know when to be dropped. The version of a
 * table is the sum over its slots; each connection writes its own slot, so writers never wait for one another.
 */
export const tableVersion = pgTable(
  'table_version',
  {
    name: varchar({ length: 60 }).notNull(),
    slot: integer().notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.slot] })],
)

/** Mail waiting to be sent, or sent; written in the transaction that causes it. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: identity(),
    recipient: varchar({ length: 254 }).notNull(),
    subject: varchar({ length: 250 }).notNull(),
    body: text().notNull(),
    template: varchar({ length: 60 }).notNull(),
    createdDate: moment()
      .notNull()
      .default(sql`now()`),
    attempts: integer().notNull().default(0),
    nextAttempt: moment()
      .notNull()
      .default(sql`now()`),
    sentDate: moment(),
    lastError: varchar({ length: 500 }),
  },
  (t) => [
    index('outbox_mail_waiting')
      .on(t.nextAttempt)
      .where(sql`${t.sentDate} is null`),
    // The list of mails, newest first.
    index('outbox_mail_newest').on(t.createdDate.desc().nullsFirst(), t.id),
  ],
)

/** Answers kept for a day so that a repeated form submission gets the first answer again. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    id: identity(),
    owner: varchar({ length: 64 }).notNull(),
    key: varchar({ length: 200 }).notNull(),
    endpoint: varchar({ length: 80 }).notNull(),
    bodyHash: varchar({ length: 64 }).notNull(),
    /** the run that holds the key: a run that lost it commits nothing */
    run: varchar({ length: 36 }),
    /** when that run was last seen alive */
    seenDate: moment(),
    /** something of it is committed, whether or not there is a reply */
    carriedOut: boolean().notNull().default(false),
    status: integer(),
    /** the JSON as it went out: a repeat is the same to the byte */
    response: text(),
    createdDate: moment().notNull(),
  },
  (t) => [
    uniqueIndex('idempotency_key_uk').on(t.owner, t.key),
    index('idempotency_key_created').on(t.createdDate),
  ],
)

/** Evidence of consent given at a public registration (Republic Act 10173). */
export const consent = pgTable('consent', {
  id: identity(),
  subjectCode: code().notNull(),
  textCode: code().notNull(),
  textVersion: varchar({ length: 40 }).notNull(),
  ip: varchar({ length: 64 }),
  givenDate: moment().notNull(),
})

/** Statements of physicians about a use of their data; append-only, the last one about a use counts. */
export const objection = pgTable(
  'objection',
  {
    id: identity(),
    ownerCode: code().notNull(),
    purpose: varchar({ length: 20 }).$type<PurposeCode>().notNull(),
    /** false withdraws the objection */
    objects: boolean().notNull(),
    /** how it was stated, where staff record it */
    reason: varchar({ length: 500 }),
    statedBy: varchar({ length: 60 }).notNull(),
    statedDate: moment().notNull(),
  },
  (t) => [
    index('objection_owner').on(t.ownerCode, t.id),
    index('objection_purpose').on(t.purpose, t.ownerCode, t.id),
  ],
)

/** When each recurring job last ran. */
export const job = pgTable('job', {
  name: varchar({ length: 60 }).primaryKey(),
  lastRun: moment(),
  lastResult: varchar({ length: 500 }),
})

/** Keys the server made for itself, shared by all its processes. */
export const serverKey = pgTable('server_key', {
  name: varchar({ length: 40 }).primaryKey(),
  value: varchar({ length: 128 }).notNull(),
})

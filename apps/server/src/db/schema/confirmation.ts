import type { ConfirmationChannel, ConfirmationEvent, ConfirmationSection } from '@capiz/domain/confirmation'
import { index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { code, day, identity, moment } from './columns.ts'

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

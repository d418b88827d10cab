import type { AmendmentReason, PriceEntryKind, PriceQuestionCode } from '@capiz/domain/fees'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { code, day, identity, moment, pesos, recordColumns } from './columns.ts'
import type { AuditChange } from './log.ts'

const longIdentity = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()

/** Dated price sheets of all ten kinds as they are believed to be now (domain model 3, P2; section 8). */
export const priceSheet = pgTable(
  'price_sheet',
  {
    id: identity(),
    kind: varchar({ length: 30 }).notNull(),
    /** facility or physician code, or the society name; null for the standard list */
    ownerCode: varchar({ length: 200 }),
    /** normalised text of all header keys */
    headerKey: text().notNull(),
    header: jsonb().$type<Record<string, string | null>>().notNull(),
    effectiveDate: day().notNull(),
    validityDate: day(),
    encodedDate: day().notNull(),
    remarks: varchar({ length: 2000 }),
    requestCode: code(),
    /** since when its dates are believed; what they were before is in `price_sheet_past` */
    knownFrom: moment()
      .notNull()
      .default(sql`now()`),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('price_sheet_date_uk')
      .on(t.kind, t.headerKey, t.effectiveDate)
      .where(sql`not ${t.deleted}`),
    index('price_sheet_owner').on(t.kind, t.ownerCode, t.effectiveDate),
    // The lists of a kind, newest first; and narrowed to a service type and cost centre.
    index('price_sheet_kind')
      .on(t.kind, t.effectiveDate, t.id)
      .where(sql`not ${t.deleted}`),
    index('price_sheet_terms')
      .on(
        t.kind,
        sql`(${t.header} ->> 'serviceType')`,
        sql`(${t.header} ->> 'costCenter')`,
        t.effectiveDate,
        t.id,
      )
      .where(sql`not ${t.deleted}`),
    index('price_sheet_updated').on(t.kind, t.updatedDate, t.id),
    // What comes into force and what ends, over all kinds (future price board).
    index('price_sheet_coming')
      .on(t.effectiveDate, t.id)
      .where(sql`not ${t.deleted}`),
    index('price_sheet_ending')
      .on(t.validityDate, t.id)
      .where(sql`not ${t.deleted} and ${t.validityDate} is not null`),
  ],
)

/** The days of a sheet before an amendment; written by a trigger on `price_sheet`, never changed. */
export const priceSheetPast = pgTable(
  'price_sheet_past',
  {
    id: longIdentity().primaryKey(),
    sheetId: integer()
      .notNull()
      .references(() => priceSheet.id),
    effectiveDate: day().notNull(),
    validityDate: day(),
    remarks: varchar({ length: 2000 }),
    deleted: boolean().notNull(),
    version: integer().notNull(),
    knownFrom: moment().notNull(),
    knownUntil: moment().notNull(),
  },
  (t) => [index('price_sheet_past_sheet').on(t.sheetId, t.knownFrom)],
)

/** An answered question about prices, as it is kept with them: who answered what, and when (ISO time). */
export interface PriceOverride {
  code: PriceQuestionCode
  text: string
  answer: string
  by: string
  at: string
}

/** The price ledger: who entered or amended a sheet, why, on whose decision, and each line before and after. */
export const priceEntry = pgTable(
  'price_entry',
  {
    id: longIdentity().primaryKey(),
    sheetId: integer()
      .notNull()
      .references(() => priceSheet.id),
    kind: varchar({ length: 20 }).$type<PriceEntryKind>().notNull(),
    reasonCode: varchar({ length: 30 }).$type<AmendmentReason>(),
    reason: varchar({ length: 500 }),
    /** version of the sheet it amends; 0 for a sheet that is entered */
    baseVersion: integer().notNull(),
    /** first day whose prices it changes */
    fromDay: day().notNull(),
    requestCode: code(),
    madeBy: varchar({ length: 60 }).notNull(),
    /** who decided on the request; null where one person was enough */
    decidedBy: varchar({ length: 60 }),
    at: moment().notNull(),
    changes: jsonb().$type<AuditChange[]>().notNull().default([]),
    /** what was asked before it was stored, and the answers */
    overrides: jsonb().$type<PriceOverride[]>().notNull().default([]),
  },
  // Of several amendments of one version, the database lets one through.
  (t) => [uniqueIndex('price_entry_uk').on(t.sheetId, t.baseVersion)],
)

/**
 * Lines of price sheets on two time axes: the days of the sheet a line is valid on, and the time it was believed. A
 * trigger lets a line be ended by `known_until` and nothing else. The key carries the owner so that the table can be
 * divided by it.
 */
export const priceLine = pgTable(
  'price_line',
  {
    id: longIdentity(),
    /** owner of the sheet; empty for the standard list */
    ownerKey: varchar({ length: 200 }).notNull(),
    sheetId: integer()
      .notNull()
      .references(() => priceSheet.id),
    lineKey: text().notNull(),
    position: integer().notNull(),
    amount: pesos(),
    fields: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** null: from the first day of the sheet */
    validFrom: day(),
    /** null: to the last day of the sheet */
    validUntil: day(),
    knownFrom: moment().notNull(),
    /** null: believed now */
    knownUntil: moment(),
    /** the entry it was added by; null for lines of a sample or from before the ledger */
    entryId: bigint({ mode: 'number' }).references(() => priceEntry.id),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKey, t.id] }),
    unique('price_line_uk')
      .on(t.sheetId, t.lineKey, t.validFrom, t.knownUntil, t.ownerKey)
      .nullsNotDistinct(),
    // Packages are looked for by a part of their name.
    index('price_line_package')
      .using('gin', sql`(${t.fields} ->> 'packageName') gin_trgm_ops`)
      .where(sql`(${t.fields} ->> 'packageName') is not null`),
  ],
)

/** How often an item of a facility was used in a month, without persons; a facility's month is replaced as a whole. */
export const usageCount = pgTable(
  'usage_count',
  {
    facilityCode: varchar({ length: 20 }).notNull(),
    /** `yyyy-MM` */
    month: varchar({ length: 7 }).notNull(),
    /** the key its price goes by in a sheet */
    itemKey: text().notNull(),
    uses: integer().notNull(),
    createdDate: moment().notNull(),
    createdBy: varchar({ length: 60 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.facilityCode, t.month, t.itemKey] })],
)

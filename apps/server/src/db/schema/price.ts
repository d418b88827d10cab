import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { code, day, identity, pesos, recordColumns } from './columns.ts'

/** Dated price sheets of all ten kinds (domain model 3, P2; section 8). */
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

/** Lines of a price sheet. */
export const priceLine = pgTable(
  'price_line',
  {
    id: identity(),
    sheetId: integer()
      .notNull()
      .references(() => priceSheet.id, { onDelete: 'cascade' }),
    lineKey: text().notNull(),
    position: integer().notNull(),
    amount: pesos(),
    fields: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    uniqueIndex('price_line_uk').on(t.sheetId, t.lineKey),
    // Packages are looked for by a part of their name.
    index('price_line_package')
      .using('gin', sql`(${t.fields} ->> 'packageName') gin_trgm_ops`)
      .where(sql`(${t.fields} ->> 'packageName') is not null`),
  ],
)

import type { IsoDate } from '@capiz/domain/time'
import { sql, type AnyColumn } from 'drizzle-orm'
import { boolean, date, integer, numeric, timestamp, varchar } from 'drizzle-orm/pg-core'

/** Integer identity key every table has. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A calendar day, read and written as `yyyy-MM-dd` text. */
export const day = () => date({ mode: 'string' }).$type<IsoDate>()

/** A moment with its zone, read as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Pesos with two decimals, read as a number. */
export const pesos = () => numeric({ precision: 12, scale: 2, mode: 'number' })

/** Percent with two decimals, read as a number. */
export const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' })

/** A server-allotted or reference code. */
export const code = () => varchar({ length: 40 })

/** The last seven digits of a telephone number, by which an index finds it however it is written. */
export const lastDigits = (column: AnyColumn) => sql`right(regexp_replace(${column}, '\\D', '', 'g'), 7)`

/** Returns the columns for the creator, the last editor and the times of both (domain model 2, "Common columns"). */
export const stamps = () => ({
  createdDate: moment()
    .notNull()
    .default(sql`now()`),
  createdBy: varchar({ length: 60 }).notNull().default('SYSTEM'),
  updatedDate: moment()
    .notNull()
    .default(sql`now()`),
  updatedBy: varchar({ length: 60 }).notNull().default('SYSTEM'),
})

/** The common columns of an editable record: stamps, optimistic lock and soft delete. */
export const recordColumns = () => ({
  ...stamps(),
  version: integer().notNull().default(1),
  deleted: boolean().notNull().default(false),
})

import { addDays, isIsoDate, manilaMidnight } from '@capiz/domain/time'
import { and, eq, getTableColumns, gt, lte, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { priceSheet, priceSheetPast } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

/** Returns the moment a text means: of a day, its end in Manila; undefined for none. */
export function knownMoment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  return isIsoDate(text) ? new Date(manilaMidnight(addDays(text, 1)).getTime() - 1) : new Date(text)
}

function knownSheets(db: Executor, at: Date) {
  const columns = getTableColumns(priceSheet)
  const { sheetId, effectiveDate, validityDate, remarks, deleted, version, knownFrom, knownUntil } =
    priceSheetPast
  const stillSo = db.select(columns).from(priceSheet).where(lte(priceSheet.knownFrom, at))
  const before = db
    .select({ ...columns, effectiveDate, validityDate, remarks, deleted, version, knownFrom })
    .from(priceSheetPast)
    .innerJoin(priceSheet, eq(priceSheet.id, sheetId))
    .where(and(lte(knownFrom, at), gt(knownUntil, at)))
  return unionAll(stillSo, before)
}

/** Returns the price sheets as they were believed at a moment, to be read from like the table of today's. */
export function sheetsKnownAt(db: Executor, at: Date | undefined): typeof priceSheet {
  if (at === undefined) return priceSheet
  // Under the name of the table, so that conditions on its columns hold for both.
  return knownSheets(db, at).as('price_sheet') as unknown as typeof priceSheet
}

/** Returns the same as the source of a written query, which gives it an alias. */
export function sheetSource(db: Executor, at: Date | undefined): SQL {
  return at === undefined ? sql`price_sheet` : sql`(${knownSheets(db, at).getSQL()})`
}

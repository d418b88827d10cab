import { timeline } from '@capiz/domain/effective'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { and, asc, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { priceLine, priceSheet } from '../../db/schema/index.ts'
import { linesOfKeys, priceLinesAt, type PriceTime } from '../../db/price-lines.ts'
import type { Executor } from '../../db/types.ts'
import { sheetsKnownAt } from './known.ts'
import { lineReply, sheetReply, type Line, type SheetState, type StoredSheet } from './rows.ts'

const unknownState: SheetState = { state: 'past', until: null }

/** Live sheets of a kind. */
export function liveSheets(kind: PriceSheetKindName): SQL {
  return and(eq(priceSheet.kind, kind), eq(priceSheet.deleted, false)) as SQL
}

/** A version of a header's price, as the rules of effective dates look at it. */
export interface SheetVersion {
  id: number
  headerKey: string
  effectiveDate: IsoDate
  validityDate: IsoDate | null
}

/** All versions of some headers of a kind, in no order. */
export async function versionsOf(
  db: Executor,
  kind: PriceSheetKindName,
  headerKeys: readonly string[],
  knownAt?: Date,
): Promise<SheetVersion[]> {
  if (headerKeys.length === 0) return []
  const { id, headerKey, effectiveDate, validityDate } = priceSheet
  const rows = await db
    .select({ id, headerKey, effectiveDate, validityDate })
    .from(sheetsKnownAt(db, knownAt))
    .where(and(liveSheets(kind), inArray(headerKey, [...headerKeys])))
  return rows
}

/** Returns today's state of each of the given sheets, by id; one query for all of them. */
export async function sheetStatesOf(
  db: Executor,
  kind: PriceSheetKindName,
  rows: readonly Pick<StoredSheet, 'id' | 'headerKey'>[],
  today: IsoDate,
  knownAt?: Date,
): Promise<ReadonlyMap<number, SheetState>> {
  const versions = await versionsOf(db, kind, [...new Set(rows.map(({ headerKey }) => headerKey))], knownAt)
  const byHeader = Map.groupBy(versions, ({ headerKey }) => headerKey)
  const states = new Map<number, SheetState>()
  for (const group of byHeader.values()) {
    for (const { version, state, until } of timeline(group, today)) {
      states.set(version.id, { state, until: until ?? null })
    }
  }
  return states
}

/**
 * The lines of a sheet in their order, at a point on both time axes; as they are at its end when none is given. Of some
 * keys only when they are named.
 */
export async function linesOf(
  db: Executor,
  kind: PriceSheetKindName,
  sheetId: number,
  time: PriceTime = {},
  keys?: readonly string[],
): Promise<Line[]> {
  const rows = await db
    .select({ amount: priceLine.amount, fields: priceLine.fields })
    .from(priceLine)
    .where(and(eq(priceLine.sheetId, sheetId), priceLinesAt(time), keys && linesOfKeys(keys)))
    .orderBy(asc(priceLine.position), asc(priceLine.id))
  return rows.map((row) => lineReply(kind, row))
}

/** A whole sheet as it travels. */
export async function wholeSheet(db: Executor, row: StoredSheet, today: IsoDate, time: PriceTime = {}) {
  const kind = row.kind as PriceSheetKindName
  const states = await sheetStatesOf(db, kind, [row], today, time.knownAt)
  return sheetReply(row, states.get(row.id) ?? unknownState, await linesOf(db, kind, row.id, time))
}

/** The newest sheet under a filter: by effective date, those after `upTo` left out when it is given. */
export async function newestSheet(
  db: Executor,
  kind: PriceSheetKindName,
  filter: SQL | undefined,
  upTo?: IsoDate,
): Promise<StoredSheet | undefined> {
  const [row] = await db
    .select()
    .from(priceSheet)
    .where(
      and(liveSheets(kind), filter, upTo === undefined ? undefined : lte(priceSheet.effectiveDate, upTo)),
    )
    .orderBy(desc(priceSheet.effectiveDate), desc(priceSheet.id))
    .limit(1)
  return row
}

/** The sheet that rules on the eve of another one's first day, or today where that is later: what it is a change against. */
export async function sheetBefore(
  db: Executor,
  kind: PriceSheetKindName,
  headerKey: string,
  effectiveDate: IsoDate,
  today: IsoDate,
): Promise<StoredSheet | undefined> {
  const eve = addDays(effectiveDate, -1)
  return newestSheet(db, kind, eq(priceSheet.headerKey, headerKey), eve > today ? eve : today)
}

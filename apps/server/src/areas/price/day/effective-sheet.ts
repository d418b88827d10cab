import { inForce, latest, timeline } from '@capiz/domain/effective'
import { priceSheetKindNames, type PriceSheetKindName } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, inArray, type SQL } from 'drizzle-orm'
import { priceLine, priceSheet } from '../../../db/schema/index.ts'
import { priceLinesAt, type PriceTime } from '../../../db/price-lines.ts'
import type { Executor } from '../../../db/types.ts'
import { sheetsKnownAt } from '../known.ts'
import { lineReply, type Header, type Line } from '../rows.ts'

/** A sheet as the rules of effective dates look at it. */
export interface DatedSheet {
  id: number
  kind: PriceSheetKindName
  headerKey: string
  header: Header
  effectiveDate: IsoDate
  validityDate: IsoDate | null
  remarks: string | null
  requestCode: string | null
}

/** Every sheet under a filter as known at a moment, whenever it rules, in the order of kinds and headers. */
export async function datedSheets(db: Executor, filter: SQL, knownAt?: Date): Promise<DatedSheet[]> {
  const { id, kind, headerKey, header, effectiveDate, validityDate, remarks, requestCode } = priceSheet
  const rows = await db
    .select({ id, kind, headerKey, header, effectiveDate, validityDate, remarks, requestCode })
    .from(sheetsKnownAt(db, knownAt))
    .where(filter)
    .orderBy(asc(headerKey))
  const place = (one: { kind: string }) => priceSheetKindNames.findIndex((name) => name === one.kind)
  return (rows as DatedSheet[]).toSorted((a, b) => place(a) - place(b))
}

/** The sheet in force under a header on a day, or the last one when it ended without a successor. */
export interface DayOfHeader {
  key: string
  /** the sheet in force and its last day, when one is known */
  inForce: { sheet: DatedSheet; until: IsoDate | null } | undefined
  lapsed: DatedSheet | undefined
}

/** Every header's sheet of a day, in the order of kinds and headers. */
export function dayOf(sheets: readonly DatedSheet[], day: IsoDate): DayOfHeader[] {
  const groups = Map.groupBy(sheets, ({ kind, headerKey }) => `${kind} ${headerKey}`)
  return [...groups].map(([key, versions]) => {
    const sheet = inForce(versions, day)
    const begun = sheet ? undefined : latest(versions, { upTo: day })
    const stretch = sheet && timeline(versions, day).find(({ version }) => version === sheet)
    return {
      key,
      inForce: sheet && { sheet, until: stretch?.until ?? null },
      lapsed: begun,
    }
  })
}

/** A line with the key that tells it apart inside its sheet. */
export interface KeyedLine {
  key: string
  values: Line
}

/** The lines of some sheets by sheet at a point on both time axes, each in its order; one query for all of them. */
export async function linesOfSheets(
  db: Executor,
  sheets: readonly Pick<DatedSheet, 'id' | 'kind'>[],
  time: PriceTime,
): Promise<ReadonlyMap<number, KeyedLine[]>> {
  const kinds = new Map(sheets.map(({ id, kind }) => [id, kind]))
  if (kinds.size === 0) return new Map()
  const { id, sheetId, lineKey, amount, fields, position } = priceLine
  const rows = await db
    .select({ sheetId, lineKey, amount, fields })
    .from(priceLine)
    .where(and(inArray(sheetId, [...kinds.keys()]), priceLinesAt(time)))
    .orderBy(asc(sheetId), asc(position), asc(id))
  const bySheet = new Map<number, KeyedLine[]>()
  for (const row of rows) {
    const lines = bySheet.get(row.sheetId) ?? []
    const kind = kinds.get(row.sheetId) as PriceSheetKindName
    lines.push({ key: row.lineKey, values: lineReply(kind, row) })
    bySheet.set(row.sheetId, lines)
  }
  return bySheet
}

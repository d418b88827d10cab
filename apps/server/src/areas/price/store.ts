import { divideLines, type LineDays, type PriceSheetKindName } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, isNull, max, sql } from 'drizzle-orm'
import { priceEntry, priceLine } from '../../db/schema/index.ts'
import { linesOfKeys } from '../../db/price-lines.ts'
import type { Transaction } from '../../db/types.ts'
import { yieldToEventLoop } from '../../engines/import/read-rows.ts'
import type { Services } from '../../platform/services.ts'
import { lineColumns, type Line, type StoredLine, type StoredSheet } from './rows.ts'

/** Returns the time of the next entry of a sheet: now, and always after everything already known of it. */
export async function nextMoment(
  tx: Transaction,
  { clock }: Services,
  sheet: Pick<StoredSheet, 'id' | 'knownFrom'>,
): Promise<Date> {
  const { at, sheetId } = priceEntry
  const [row] = await tx
    .select({ last: max(at) })
    .from(priceEntry)
    .where(eq(sheetId, sheet.id))
  const last = Math.max(row?.last?.getTime() ?? 0, sheet.knownFrom.getTime())
  return new Date(Math.max(clock.now().getTime(), last + 1))
}

/** A line to be stored, at its place in the sheet. */
export interface PlacedLine {
  line: Line
  position: number
}

/** The lines an entry puts in place of those of the same keys, from a day of the sheet on. */
export interface LineWork {
  set: readonly PlacedLine[]
  /** keys of the lines that end without another in their place */
  removed: readonly string[]
  /** null: from the first day of the sheet */
  from: IsoDate | null
}

type NewLine = Pick<StoredLine, 'lineKey' | 'position' | 'amount' | 'fields'> & LineDays

/** The entry that lines are stored for. */
interface EntryOfLines {
  id: number
  sheet: Pick<StoredSheet, 'id' | 'ownerCode' | 'kind'>
  at: Date
}

/**
 * Lines per statement: large enough to outweigh the round trip, small enough not to block the database for other users.
 */
const batch = 500

/** Adds lines as one parameter a batch: binding thousands takes longer. */
async function addLines(
  tx: Transaction,
  { id, sheet, at }: EntryOfLines,
  lines: readonly NewLine[],
  onPause: ((done: number) => void) | undefined,
): Promise<void> {
  for (let from = 0; from < lines.length; from += batch) {
    const rows = lines.slice(from, from + batch).map((line) => ({
      line_key: line.lineKey,
      position: line.position,
      amount: line.amount,
      fields: line.fields,
      valid_from: line.validFrom,
      valid_until: line.validUntil,
    }))
    await tx.execute(
      sql`insert into price_line
          (owner_key, sheet_id, line_key, position, amount, fields, valid_from, valid_until, known_from, entry_id)
        select ${sheet.ownerCode ?? ''}, ${sheet.id}, line_key, position, amount, fields, valid_from, valid_until,
          ${at.toISOString()}::timestamptz, ${id}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows(line_key text, position integer,
          amount numeric, fields jsonb, valid_from date, valid_until date)`,
    )
    await yieldToEventLoop()
    onPause?.(from + rows.length)
  }
}

/** Ends the lines of some keys from a day on; their earlier days are stored again as they were. */
async function endLines(tx: Transaction, entry: EntryOfLines, keys: readonly string[], from: IsoDate | null) {
  const believed = await tx
    .select()
    .from(priceLine)
    .where(and(eq(priceLine.sheetId, entry.sheet.id), isNull(priceLine.knownUntil), linesOfKeys(keys)))
  const byKey = Map.groupBy(believed, ({ lineKey }) => lineKey)
  const divided = [...byKey.values()].map((lines) => divideLines(lines, from))
  const ids = divided.flatMap(({ ended }) => ended.map(({ id }) => id))
  if (ids.length > 0) {
    await tx.execute(
      sql`update price_line set known_until = ${entry.at.toISOString()}::timestamptz
        where owner_key = ${entry.sheet.ownerCode ?? ''} and sheet_id = ${entry.sheet.id} and known_until is null
          and id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint))`,
    )
  }
  return divided.flatMap(({ shortened }) => shortened)
}

/** Stores the lines of an entry: ends what they take the place of and adds them. Nothing stored is changed. */
export async function storeLines(
  tx: Transaction,
  entry: EntryOfLines,
  { set, removed, from }: LineWork,
  onPause?: (done: number) => void,
): Promise<void> {
  const kind = entry.sheet.kind as PriceSheetKindName
  const added = set.map(({ line, position }): NewLine => {
    const { amount = null, fields = {}, ...columns } = lineColumns(kind, line, position)
    return { ...columns, amount, fields, validFrom: from, validUntil: null }
  })
  const keys = [...added.map(({ lineKey }) => lineKey), ...removed]
  const shortened = await endLines(tx, entry, keys, from)
  await addLines(tx, entry, [...shortened, ...added], onPause)
}

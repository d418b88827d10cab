import { sameValue } from '@capiz/domain/text'
import { lineKey, type AmendmentKind, type PriceSheetKindName } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { priceLine, priceSheet, type AuditChange } from '../../db/schema/index.ts'
import { linesOfKeys, priceLinesAt } from '../../db/price-lines.ts'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { lineReply, type Line, type StoredSheet } from './rows.ts'
import { writeEntry, type EntryGrounds } from './entry.ts'
import { nextMoment, type PlacedLine } from './store.ts'

/** A checked amendment of a stored sheet. */
export interface Amendment extends EntryGrounds {
  kind: AmendmentKind
  /** days and remarks of the sheet from now on; those left out stay */
  facts: Partial<Pick<StoredSheet, 'effectiveDate' | 'validityDate' | 'remarks' | 'deleted'>>
  /** lines that are added or take the place of those of their key */
  set: readonly Line[]
  /** keys of the lines that end */
  removed: readonly string[]
  /** first day the lines change on; null: the first day of the sheet */
  from: IsoDate | null
}

interface PlacedBefore extends PlacedLine {
  key: string
}

/** The lines of a sheet as believed now, in their order and with their places; of some keys only when named. */
async function linesNow(
  tx: Transaction,
  sheet: StoredSheet,
  keys?: readonly string[],
): Promise<PlacedBefore[]> {
  const rows = await tx
    .select()
    .from(priceLine)
    .where(and(eq(priceLine.sheetId, sheet.id), priceLinesAt(), keys && linesOfKeys(keys)))
    .orderBy(priceLine.position, priceLine.id)
  const kind = sheet.kind as PriceSheetKindName
  return rows.map((row) => ({ key: row.lineKey, line: lineReply(kind, row), position: row.position }))
}

/** The lines of a whole new list that differ from the stored ones, each at its place, and the keys that are gone. */
export async function differingLines(
  tx: Transaction,
  sheet: StoredSheet,
  lines: readonly Line[],
): Promise<Pick<Amendment, 'removed'> & { set: PlacedLine[] }> {
  const kind = sheet.kind as PriceSheetKindName
  const stored = new Map((await linesNow(tx, sheet)).map((one) => [one.key, one]))
  const set: PlacedLine[] = []
  // A new line stands behind the one before it: of equal places the older line comes first.
  let place = -1
  for (const line of lines) {
    const key = lineKey(kind, line)
    const old = stored.get(key)
    stored.delete(key)
    place = old?.position ?? place
    if (!old || !sameValue(old.line, line)) set.push({ line, position: place })
  }
  return { set, removed: [...stored.keys()] }
}

/** Returns the place of the last line a sheet ever had; -1 for none. */
async function lastPlace(tx: Transaction, sheet: StoredSheet): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${priceLine.position}), -1)::int` })
    .from(priceLine)
    .where(eq(priceLine.sheetId, sheet.id))
  return row?.last ?? -1
}

async function placed(
  tx: Transaction,
  sheet: StoredSheet,
  set: readonly Line[],
  before: readonly PlacedBefore[],
) {
  const places = new Map(before.map(({ key, position }) => [key, position]))
  const placeOf = (line: Line) => places.get(lineKey(sheet.kind as PriceSheetKindName, line))
  // Looked for where a line is added alone: it takes a walk over the whole sheet.
  const isAdding = set.some((line) => placeOf(line) === undefined)
  let last = isAdding ? await lastPlace(tx, sheet) : -1
  return set.map((line): PlacedLine => ({ line, position: placeOf(line) ?? ++last }))
}

const factNames = ['effectiveDate', 'validityDate', 'remarks', 'deleted'] as const

/**
 * Amends a locked sheet: its days by an update that a trigger keeps the earlier state of, its lines by ending and adding.
 * Answers the sheet as it is from now on and what changed. `order` gives changed lines their places; without it they keep theirs.
 */
export async function amendSheet(
  services: Services,
  tx: Transaction,
  sheet: StoredSheet,
  amendment: Amendment,
  actor: Actor,
  options: { order?: readonly PlacedLine[]; onPause?: ((done: number) => void) | undefined } = {},
): Promise<{ row: StoredSheet; changes: AuditChange[] }> {
  const { facts, set, removed, from, kind, ...grounds } = amendment
  const at = await nextMoment(tx, services, sheet)
  const keys = [...set.map((line) => lineKey(sheet.kind as PriceSheetKindName, line)), ...removed]
  const before = await linesNow(tx, sheet, keys)
  const work = { set: options.order ?? (await placed(tx, sheet, set, before)), removed, from }
  const changed = factNames.filter((name) => name in facts && !sameValue(facts[name], sheet[name]))
  const [row] = await tx
    .update(priceSheet)
    .set({
      ...Object.fromEntries(changed.map((name) => [name, facts[name]])),
      ...(changed.length > 0 ? { knownFrom: at } : {}),
      version: sql`${priceSheet.version} + 1`,
      updatedBy: actor.username,
      updatedDate: services.clock.now(),
    })
    .where(eq(priceSheet.id, sheet.id))
    .returning()
  if (!row) throw new Error('The price sheet was not amended.')
  const shown = changed.map((field): AuditChange => ({ field, before: sheet[field], after: row[field] }))
  const changes = await writeEntry(
    services,
    tx,
    {
      ...grounds,
      kind,
      sheet: row,
      baseVersion: sheet.version,
      fromDay: from ?? (row.effectiveDate < sheet.effectiveDate ? row.effectiveDate : sheet.effectiveDate),
      at,
      facts: shown,
      before: before.map(({ line }) => line),
      work,
    },
    actor,
    options.onPause,
  )
  return { row, changes }
}

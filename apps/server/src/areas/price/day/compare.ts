import type { PriceComparison } from '@capiz/api/schema/price-day'
import { lineDiffer } from '@capiz/domain/effective'
import { comparedFields, lineKey } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { count, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../../platform/access/principal.ts'
import { priceLine } from '../../../db/schema/index.ts'
import type { Executor } from '../../../db/types.ts'
import type { Services } from '../../../platform/services.ts'
import { directionOf, fieldChanges } from '../changes.ts'
import type { Line } from '../rows.ts'
import { loadPriceLabels, type PriceLabels } from '../labels.ts'
import { titleOf } from './as-of.ts'
import { kindsOf, ownedSheets, ownerOf, type OwnerQuery } from './owner.ts'
import { dayOf, datedSheets, linesOfSheets, type DatedSheet, type KeyedLine } from './effective-sheet.ts'

type Comparison = InferOutput<typeof PriceComparison>
type ComparedSheet = Comparison['sheets'][number]
type ComparedLine = ComparedSheet['lines'][number]

/** A header's sheets on the two days. */
interface Pair {
  before: DatedSheet | undefined
  after: DatedSheet | undefined
}

async function lineCounts(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ sheetId: priceLine.sheetId, lines: count() })
    .from(priceLine)
    .where(inArray(priceLine.sheetId, [...ids]))
    .groupBy(priceLine.sheetId)
  return new Map(rows.map(({ sheetId, lines }) => [sheetId, lines]))
}

/** The lines that differ between two sheets of one header, and how many do not. */
function compareLines(
  kind: DatedSheet['kind'],
  before: readonly KeyedLine[],
  after: readonly KeyedLine[],
  labels: PriceLabels,
): Pick<ComparedSheet, 'same' | 'lines'> {
  const keyOf = (line: Line) => lineKey(kind, line)
  const lineDiff = lineDiffer<Line>(
    before.map(({ values }) => values),
    { key: keyOf, ...comparedFields(kind) },
  )
  const lines: ComparedLine[] = []
  let same = 0
  for (const { key, values } of after) {
    const { state, changes } = lineDiff(values)
    if (state === 'same') same += 1
    else
      lines.push({
        key,
        name: labels.line(kind, values),
        state,
        values,
        changes: fieldChanges(kind, changes),
      })
  }
  const later = new Set(after.map(({ key }) => key))
  for (const { key, values } of before) {
    if (later.has(key)) continue
    lines.push({ key, name: labels.line(kind, values), state: 'removed', values, changes: [] })
  }
  return { same, lines }
}

const reference = (sheet: DatedSheet | undefined) =>
  sheet ? { sheetId: sheet.id, effectiveDate: sheet.effectiveDate } : null

function totalsOf(sheets: readonly ComparedSheet[]): Comparison['totals'] {
  const totals = { added: 0, removed: 0, changed: 0, same: 0, dearer: 0, cheaper: 0 }
  for (const { same, lines } of sheets) {
    totals.same += same
    for (const { state, changes } of lines) {
      totals[state] += 1
      const direction = directionOf(changes)
      if (direction > 0) totals.dearer += 1
      if (direction < 0) totals.cheaper += 1
    }
  }
  return totals
}

/** Returns the changes in an owner's prices between two days: lines added, removed, changed, with pesos and percent. */
export async function comparePrices(
  { db }: Services,
  query: OwnerQuery & { from: IsoDate; to: IsoDate },
  principal: Principal,
): Promise<Comparison> {
  const { from, to } = query
  const owner = await ownerOf(db, query, principal)
  const sheets = await datedSheets(db, ownedSheets(owner, kindsOf(owner.kind, query.kind)))
  const later = new Map(dayOf(sheets, to).map(({ key, inForce }) => [key, inForce?.sheet]))
  const pairs = dayOf(sheets, from)
    .map(({ key, inForce }): Pair => ({ before: inForce?.sheet, after: later.get(key) }))
    .filter(({ before, after }) => before !== undefined || after !== undefined)
  const stayed = pairs.filter(({ before, after }) => before === after)
  const moved = pairs.filter(({ before, after }) => before !== after)
  const touched = moved.flatMap(({ before, after }) => [before, after].filter((sheet) => sheet !== undefined))
  const kinds = new Set([...touched, ...stayed.flatMap(({ after }) => after ?? [])].map(({ kind }) => kind))
  const labels = await loadPriceLabels(db, [...kinds])
  const lines = await linesOfSheets(db, touched)
  const counts = await lineCounts(
    db,
    stayed.flatMap(({ after }) => after?.id ?? []),
  )
  const compared = pairs.map(({ before, after }): ComparedSheet => {
    const sheet = (after ?? before) as DatedSheet
    const facts = { ...titleOf(sheet, labels), before: reference(before), after: reference(after) }
    if (before === after) return { ...facts, same: counts.get(sheet.id) ?? 0, lines: [] }
    const linesOf = (one: DatedSheet | undefined) => (one && lines.get(one.id)) ?? []
    return { ...facts, ...compareLines(sheet.kind, linesOf(before), linesOf(after), labels) }
  })
  return { owner, from, to, totals: totalsOf(compared), sheets: compared }
}

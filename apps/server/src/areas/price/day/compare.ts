import type { PriceComparison } from '@capiz/api/schema/price-day'
import { lineDiffer } from '@capiz/domain/effective'
import { comparedFields, lineKey } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { and, count, inArray, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../../platform/access/principal.ts'
import { priceLine } from '../../../db/schema/index.ts'
import { linesKnownAt } from '../../../db/price-lines.ts'
import type { Executor } from '../../../db/types.ts'
import type { Services } from '../../../platform/services.ts'
import { directionOf, fieldChanges, wholeLine } from '../changes.ts'
import type { Line } from '../rows.ts'
import { loadPriceLabels, type PriceLabels } from '../labels.ts'
import { titleOf } from './as-of.ts'
import { knownMoment } from '../known.ts'
import { kindsOf, ownedSheets, ownerOf, type KnownQuery, type OwnerQuery } from './owner.ts'
import { dayOf, datedSheets, linesOfSheets, type DatedSheet, type KeyedLine } from './effective-sheet.ts'

type Comparison = InferOutput<typeof PriceComparison>
type ComparedSheet = Comparison['sheets'][number]
type ComparedLine = ComparedSheet['lines'][number]

/** A header's sheets on the two days. */
interface Pair {
  before: DatedSheet | undefined
  after: DatedSheet | undefined
}

/** Returns the number of lines of some sheets; null for a sheet with lines for a part of its days. */
async function lineCounts(
  db: Executor,
  ids: readonly number[],
  knownAt: Date | undefined,
): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map()
  const { sheetId, validFrom, validUntil } = priceLine
  const rows = await db
    .select({
      sheetId,
      lines: count(),
      divided: sql<number>`count(*) filter (where ${validFrom} is not null or ${validUntil} is not null)::int`,
    })
    .from(priceLine)
    .where(and(inArray(sheetId, [...ids]), linesKnownAt(knownAt)))
    .groupBy(sheetId)
  return new Map(rows.map((row) => [row.sheetId, row.divided > 0 ? null : row.lines]))
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
        changes: state === 'added' ? wholeLine(kind, values, state) : fieldChanges(kind, changes),
      })
  }
  const later = new Set(after.map(({ key }) => key))
  for (const { key, values } of before) {
    if (later.has(key)) continue
    const changes = wholeLine(kind, values, 'removed')
    lines.push({ key, name: labels.line(kind, values), state: 'removed', values, changes })
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

/** The two points in time that are compared. */
interface Points {
  before: { day: IsoDate; knownAt: Date | undefined }
  after: { day: IsoDate; knownAt: Date | undefined }
}

const isSameMoment = ({ before, after }: Points) => before.knownAt?.getTime() === after.knownAt?.getTime()

async function pairsOf(db: Executor, filter: SQL, points: Points): Promise<Pair[]> {
  const { before, after } = points
  const earlier = await datedSheets(db, filter, before.knownAt)
  const later = isSameMoment(points) ? earlier : await datedSheets(db, filter, after.knownAt)
  const pairs = new Map<string, Pair>()
  for (const { key, inForce } of dayOf(earlier, before.day))
    pairs.set(key, { before: inForce?.sheet, after: undefined })
  for (const { key, inForce } of dayOf(later, after.day))
    pairs.set(key, { before: pairs.get(key)?.before, after: inForce?.sheet })
  return [...pairs.values()].filter((pair) => pair.before !== undefined || pair.after !== undefined)
}

const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((one) => one !== undefined)

/**
 * Returns the changes in an owner's prices between two days, each as known at a moment: lines added, removed, changed,
 * with pesos and percent.
 */
export async function comparePrices(
  { db, clock }: Services,
  query: OwnerQuery & KnownQuery & { from: IsoDate; to: IsoDate; fromKnownAt?: string | undefined },
  principal: Principal,
): Promise<Comparison> {
  const { from, to } = query
  const owner = await ownerOf(db, query, principal)
  const knownAt = knownMoment(query.knownAt)
  const points: Points = {
    before: { day: from, knownAt: knownMoment(query.fromKnownAt) ?? knownAt },
    after: { day: to, knownAt },
  }
  const pairs = await pairsOf(db, ownedSheets(owner, kindsOf(owner.kind, query.kind)), points)
  // The lines of a sheet that rules both days need not be read, unless an amendment divided its days.
  const stayed = isSameMoment(points) ? pairs.filter((pair) => pair.before?.id === pair.after?.id) : []
  const counts = await lineCounts(
    db,
    stayed.flatMap(({ after }) => after?.id ?? []),
    knownAt,
  )
  const sameOf = ({ before, after }: Pair): number | null =>
    (before !== undefined && before.id === after?.id && counts.get(before.id)) || null
  const moved = pairs.filter((pair) => sameOf(pair) === null)
  const linesBefore = await linesOfSheets(db, present(moved.map(({ before }) => before)), points.before)
  const linesAfter = await linesOfSheets(db, present(moved.map(({ after }) => after)), points.after)
  const kinds = [...new Set(present(pairs.map(({ before, after }) => (after ?? before)?.kind)))]
  const labels = await loadPriceLabels(db, kinds, clock.today())
  const compared = pairs.map((pair): ComparedSheet => {
    const { before, after } = pair
    const sheet = (after ?? before) as DatedSheet
    const facts = { ...titleOf(sheet, labels), before: reference(before), after: reference(after) }
    const same = sameOf(pair)
    if (same !== null) return { ...facts, same, lines: [] }
    const was = linesBefore.get(before?.id ?? 0) ?? []
    const is = linesAfter.get(after?.id ?? 0) ?? []
    return { ...facts, ...compareLines(sheet.kind, was, is, labels) }
  })
  return { owner, from, to, totals: totalsOf(compared), sheets: compared }
}

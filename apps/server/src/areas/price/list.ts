import { ownerField, priceSheetKinds } from '@capiz/domain/fees'
import type { HeaderField, PriceSheetKindName } from '@capiz/domain/fees'
import { escapeLike } from '@capiz/domain/search'
import { foldAccents } from '@capiz/domain/text'
import { parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { facility, physician, priceLine, priceSheet } from '../../db/schema/index.ts'
import { priceLinesAt } from '../../db/price-lines.ts'
import type { Executor } from '../../db/types.ts'
import { exactSearch } from '../../engines/search/exact.ts'
import { facilityTarget, physicianTarget } from '../../engines/search/target.ts'
import { inKeyOrder, pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { knownMoment, sheetsKnownAt } from './known.ts'
import { liveSheets, sheetStatesOf } from './read.ts'
import { sheetFacts } from './rows.ts'
import { ownerNames, sheetScope } from './scope.ts'

/** Filters a price list knows; those its kind has no field for are ignored (domain model 11.9). */
export interface SheetFilters {
  healthFacilityCode?: string | undefined
  physicianCode?: string | undefined
  serviceType?: string | undefined
  costCenter?: string | undefined
  roomCategoryCode?: string | undefined
  societyName?: string | undefined
  discountType?: string | undefined
  packageName?: string | undefined
  term?: string | undefined
  effectiveDate?: string | undefined
  filterFutureDates?: string | undefined
  /** when the sheets were known: a day (its end in Manila) or an instant; now when left out */
  knownAt?: string | undefined
}

const given = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

const headerField = (name: HeaderField): SQL => sql`${priceSheet.header} ->> ${sql.raw(`'${name}'`)}`

function sortsOf(kind: PriceSheetKindName): SortColumns {
  const headers = priceSheetKinds[kind].headerKey.map((name) => [name, headerField(name)] as const)
  const { effectiveDate, validityDate, encodedDate, updatedDate, createdDate, id } = priceSheet
  return {
    effectiveDate,
    validityDate,
    encodedDate,
    updatedDate,
    createdDate,
    id,
    ...Object.fromEntries(headers),
  }
}

type LineHas = (condition: SQL) => SQL

/** Makes the condition that a sheet has a line, as believed at a moment. */
const lineCondition =
  (knownAt: Date | undefined): LineHas =>
  (condition) =>
    sql`exists (select 1 from ${priceLine} where ${priceLine.sheetId} = ${priceSheet.id}
      and ${priceLinesAt({ knownAt })} and ${condition})`

/** Matches lines that contain a text; the field stands in the statement, so that an index on it is found. */
const lineContains = (field: string, text: string): SQL =>
  sql`${priceLine.fields} ->> ${sql.raw(`'${field}'`)} ilike ${`%${escapeLike(text.trim())}%`}`

const lineIs = (field: string, code: string): SQL =>
  sql`${priceLine.fields} ->> ${field} = ${code.trim().toUpperCase()}`

/** Sheets whose owner is meant by a text: its name or code as the one search reads them. */
function ownedBy(owner: 'facility' | 'physician', text: string): SQL | undefined {
  const asked = { text, searcher: 'others', parts: 'code' } as const
  const table = owner === 'facility' ? facility : physician
  const found =
    owner === 'facility' ? exactSearch(facilityTarget, asked) : exactSearch(physicianTarget, asked)
  return found && sql`${priceSheet.ownerCode} in (select ${table.code} from ${table} where ${found.where})`
}

function termOf(kind: PriceSheetKindName, term: string, lineHas: LineHas): SQL | undefined {
  const contained = `%${escapeLike(foldAccents(term.trim()).toUpperCase())}%`
  const { owner, searched } = priceSheetKinds[kind]
  const parts: (SQL | undefined)[] = searched.map((field) => lineHas(lineContains(field, term)))
  parts.push(sql`upper(${priceSheet.ownerCode}) like ${contained}`)
  if (owner === 'facility' || owner === 'physician') parts.push(ownedBy(owner, term))
  return or(...parts)
}

function filterOf(
  kind: PriceSheetKindName,
  query: SheetFilters,
  principal: Principal,
  today: IsoDate,
): SQL | undefined {
  const { headerKey, lineFields } = priceSheetKinds[kind]
  const lineHas = lineCondition(knownMoment(query.knownAt))
  const hasLine = (name: string) => lineFields.some((field) => field.name === name)
  const parts: (SQL | undefined)[] = [liveSheets(kind), sheetScope(principal, kind)]
  for (const name of ['serviceType', 'costCenter', 'roomCategoryCode'] as const) {
    const text = query[name]
    if (!given(text)) continue
    if (headerKey.includes(name)) parts.push(sql`${headerField(name)} = ${text.trim().toUpperCase()}`)
    else if (hasLine(name)) parts.push(lineHas(lineIs(name, text)))
  }
  const owner = ownerField(kind)
  const code = owner === 'healthFacilityCode' || owner === 'physicianCode' ? query[owner] : undefined
  if (given(code)) parts.push(eq(priceSheet.ownerCode, code.trim().toUpperCase()))
  if (owner === 'societyName' && given(query.societyName)) parts.push(societyContains(query.societyName))
  if (given(query.discountType) && hasLine('discountType'))
    parts.push(lineHas(lineIs('discountType', query.discountType)))
  if (given(query.packageName) && hasLine('packageName'))
    // "is true" has the names looked up once, by their index, and not sheet by sheet
    parts.push(sql`(${lineHas(lineContains('packageName', query.packageName))}) is true`)
  if (given(query.term)) parts.push(termOf(kind, query.term, lineHas))
  if (given(query.effectiveDate)) parts.push(startsOn(query.effectiveDate))
  if (query.filterFutureDates === 'true') parts.push(lte(priceSheet.effectiveDate, today))
  return and(...parts)
}

/** Matches sheets of a day; a word that is no day finds nothing instead of failing. */
function startsOn(text: string): SQL {
  const day = parseIsoDate(text)
  return day ? eq(priceSheet.effectiveDate, day) : sql`false`
}

/** Matches sheets of societies whose name contains a text. */
export function societyContains(text: string): SQL {
  return sql`upper(${priceSheet.ownerCode}) like ${`%${escapeLike(text.trim().toUpperCase())}%`}`
}

interface LineSummary {
  sheetId: number
  lineCount: number
  lowest: number | null
  highest: number | null
}

async function summariesOf(
  db: Executor,
  ids: readonly number[],
  knownAt: Date | undefined,
): Promise<ReadonlyMap<number, LineSummary>> {
  const rows = await db
    .select({
      sheetId: priceLine.sheetId,
      lineCount: sql<number>`count(*)::int`,
      lowest: sql<number | null>`min(${priceLine.amount})::float8`,
      highest: sql<number | null>`max(${priceLine.amount})::float8`,
    })
    .from(priceLine)
    .where(and(inArray(priceLine.sheetId, [...ids]), priceLinesAt({ knownAt })))
    .groupBy(priceLine.sheetId)
  return new Map(rows.map((row) => [row.sheetId, row]))
}

/** Whole rows of some sheets in the order of their ids, with state and a summary of their lines. */
async function rowsOf(
  db: Executor,
  kind: PriceSheetKindName,
  ids: readonly number[],
  clock: Services['clock'],
  knownAt: Date | undefined,
) {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(sheetsKnownAt(db, knownAt))
    .where(inArray(priceSheet.id, [...ids]))
  const [states, summaries, names] = [
    await sheetStatesOf(db, kind, rows, clock.today(), knownAt),
    await summariesOf(db, ids, knownAt),
    await ownerNames(
      db,
      kind,
      rows.flatMap(({ ownerCode }) => ownerCode ?? []),
    ),
  ]
  return inKeyOrder(ids, rows, (row) => row.id).map((row) => {
    const state = states.get(row.id) ?? { state: 'past', until: null }
    const { lineCount = 0, lowest = null, highest = null } = summaries.get(row.id) ?? {}
    const ownerName = names.get(row.ownerCode ?? '') ?? null
    return { ...sheetFacts(row, state), ownerName, lineCount, lowest, highest }
  })
}

/** One page of the sheets of a kind the caller may see, newest effective date first. */
export async function listSheets(
  services: Services,
  kind: PriceSheetKindName,
  query: PagingQuery & SheetFilters,
  principal: Principal,
) {
  const { db, counts, clock } = services
  const knownAt = knownMoment(query.knownAt)
  const sheets = sheetsKnownAt(db, knownAt)
  const paging = pagingOf(query, sortsOf(kind), 'effectiveDate,DESC', priceSheet.id)
  const filter = filterOf(kind, query, principal, clock.today())
  const keys = await db
    .select({ id: priceSheet.id })
    .from(sheets)
    .where(filter)
    .orderBy(...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const scope = principal.marker === 'ADMIN' ? '' : principal.linkedCode
  const key = JSON.stringify([kind, filters, scope, clock.today()])
  const tables = ['price_sheet', 'facility', 'physician']
  const totalElements = await counts.count(tables, key, () => db.$count(sheets, filter))
  const content = await rowsOf(
    db,
    kind,
    keys.map(({ id }) => id),
    clock,
    knownAt,
  )
  return { content, totalElements, page: paging.page, size: paging.size }
}

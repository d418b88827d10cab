import {
  priceEvents,
  type PriceBoardCounts,
  type PriceBoardRow,
  type PriceEvent,
} from '@capiz/api/schema/price-day'
import { priceSheetKinds } from '@capiz/domain/fees'
import { addDays, daysBetween, formatDay, type IsoDate } from '@capiz/domain/time'
import { and, count, desc, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../../platform/access/principal.ts'
import { rowsOf } from '../../../db/rows.ts'
import {
  facility,
  physician,
  priceEntry,
  priceLine,
  priceSheet,
  type PriceOverride,
} from '../../../db/schema/index.ts'
import { priceLinesAt } from '../../../db/price-lines.ts'
import type { Executor } from '../../../db/types.ts'
import { largestPage, type PagingQuery } from '../../../platform/list/page.ts'
import type { Services } from '../../../platform/services.ts'
import { loadPriceLabels } from '../labels.ts'
import { titleOf } from './as-of.ts'
import { knownMoment, sheetSource, sheetsKnownAt } from '../known.ts'
import { kindsOf, ownerOf, type KnownQuery, type OwnerQuery, type PriceOwner } from './owner.ts'
import type { DatedSheet } from './effective-sheet.ts'

type Row = InferOutput<typeof PriceBoardRow>
type Counts = InferOutput<typeof PriceBoardCounts>

/** The filters of the board. */
export interface BoardQuery extends OwnerQuery, KnownQuery {
  event?: PriceEvent | undefined
  from?: IsoDate | undefined
  to?: IsoDate | undefined
}

/** An event as the database finds it. */
interface Found extends Record<string, unknown> {
  event: PriceEvent
  day: IsoDate
  until: IsoDate | null
  id: number
}

const asDay = (column: SQL) => sql`to_char(${column}, 'YYYY-MM-DD')`

/** Limits the sheets to an owner, a kind and the caller's reach. */
async function sheetFilter(db: Executor, query: BoardQuery, principal: Principal): Promise<SQL> {
  const { healthFacilityCode, physicianCode, societyName, kind } = query
  const isNamed = [healthFacilityCode, physicianCode, societyName].some((text) => text?.trim())
  if (!isNamed && principal.marker === 'ADMIN') return kind ? sql`s.kind = ${kind}` : sql`true`
  const owner = await ownerOf(db, query, principal)
  const whose =
    owner.kind === 'society'
      ? sql`lower(s.owner_code) = lower(${owner.code})`
      : sql`s.owner_code = ${owner.code}`
  const kinds = kindsOf(owner.kind, kind)
  return kinds.length > 0 ? sql`s.kind in ${kinds} and ${whose}` : sql`false`
}

/**
 * Every event from a day on: sheets that begin, and at the end of a sheet's own validity nothing after it, days without
 * a price before the next, or a next one that has begun already. All found by the days' own indexes.
 */
function eventsSql(source: SQL, filter: SQL, query: BoardQuery, today: IsoDate, most?: number): SQL {
  const from = query.from ?? today
  const first = from > today ? from : addDays(today, 1)
  const last = query.to ? sql`and s.effective_date <= ${query.to}::date` : sql``
  // Beginnings are many and lie in the order of an index, so that a page need not look at all of them.
  const some = most === undefined ? sql`` : sql`order by s.effective_date, s.id limit ${most}`
  const starts = sql`(select 'STARTS' as event, s.effective_date as day, null::date as until, s.id
    from ${source} s where not s.deleted and s.effective_date >= ${first}::date ${last} and ${filter} ${some})`
  const ends = sql`select
      case when n.effective_date is null then 'LAPSES'
           when n.effective_date > s.validity_date then 'GAP' else 'OVERLAP' end as event,
      case when n.effective_date <= s.validity_date then n.effective_date else s.validity_date + 1 end as day,
      case when n.effective_date <= s.validity_date then s.validity_date else n.effective_date - 1 end as until,
      s.id
    from ${source} s left join lateral (
      select effective_date from ${source} n
      where n.kind = s.kind and n.header_key = s.header_key and n.effective_date > s.effective_date and not n.deleted
      order by n.effective_date limit 1) n on true
    where not s.deleted and s.validity_date is not null and ${filter}
      and n.effective_date is distinct from s.validity_date + 1`
  const limits = [
    sql`coalesce(until, day) >= ${from}::date`,
    query.event ? sql`event = ${query.event}` : sql`true`,
    query.to ? sql`day <= ${query.to}::date` : sql`true`,
  ]
  return sql`select event, day, until, id from (${starts} union all ${ends}) e where ${sql.join(limits, sql` and `)}`
}

/** The sheets around an event: its own, and the one before a beginning or after an end. */
async function neighbours(db: Executor, found: readonly Found[], knownAt: Date | undefined) {
  const source = sheetSource(db, knownAt)
  const ids = [...new Set(found.map(({ id }) => id))]
  if (ids.length === 0)
    return {
      sheets: new Map<number, DatedSheet>(),
      others: new Map(),
      lines: new Map(),
      overrides: new Map(),
    }
  const readSheets = db.select().from(sheetsKnownAt(db, knownAt)).where(inArray(priceSheet.id, ids))
  const readOthers = rowsOf<{ id: number; way: string; other: number; day: IsoDate }>(
    db,
    sql`select s.id, w.way, o.id as other, ${asDay(sql`o.effective_date`)} as day
        from ${source} s
        cross join (values ('before'), ('after')) w(way)
        cross join lateral (
          select o.id, o.effective_date from ${source} o
          where o.kind = s.kind and o.header_key = s.header_key and not o.deleted
            and case when w.way = 'before' then o.effective_date < s.effective_date
                     else o.effective_date > s.effective_date end
          order by case when w.way = 'before' then s.effective_date - o.effective_date
                        else o.effective_date - s.effective_date end limit 1) o
        where s.id in ${ids}`,
  )
  const countLines = db
    .select({ sheetId: priceLine.sheetId, lines: count() })
    .from(priceLine)
    .where(and(inArray(priceLine.sheetId, ids), priceLinesAt({ knownAt })))
    .groupBy(priceLine.sheetId)
  const readEntries = db
    .select({ sheetId: priceEntry.sheetId, overrides: priceEntry.overrides })
    .from(priceEntry)
    .where(
      and(
        inArray(priceEntry.sheetId, ids),
        sql`jsonb_array_length(${priceEntry.overrides}) > 0`,
        knownAt && lte(priceEntry.at, knownAt),
      ),
    )
    .orderBy(desc(priceEntry.at))
  const [rows, others, lines, entries] = await Promise.all([readSheets, readOthers, countLines, readEntries])
  return {
    overrides: Map.groupBy(entries, ({ sheetId }) => sheetId),
    sheets: new Map((rows as DatedSheet[]).map((row) => [row.id, row])),
    others: new Map(others.map((row) => [`${row.id} ${row.way}`, row])),
    lines: new Map(lines.map((row) => [row.sheetId, row.lines])),
  }
}

/** Names of the facilities and physicians some sheets belong to. */
async function ownersOf(
  db: Executor,
  sheets: Iterable<DatedSheet>,
): Promise<(sheet: DatedSheet) => PriceOwner | null> {
  const codes = { facility: new Set<string>(), physician: new Set<string>() }
  for (const { header } of sheets) {
    if (header.healthFacilityCode) codes.facility.add(header.healthFacilityCode)
    if (header.physicianCode) codes.physician.add(header.physicianCode)
  }
  const names = new Map<string, string>()
  if (codes.facility.size > 0) {
    const found = await db
      .select({ code: facility.code, name: facility.name })
      .from(facility)
      .where(inArray(facility.code, [...codes.facility]))
    for (const { code, name } of found) names.set(code, name)
  }
  if (codes.physician.size > 0) {
    const { code, lastName, firstName } = physician
    const found = await db
      .select({ code, lastName, firstName })
      .from(physician)
      .where(inArray(code, [...codes.physician]))
    for (const row of found) names.set(row.code, `${row.lastName}, ${row.firstName}`)
  }
  return ({ kind, header }) => {
    const owner = priceSheetKinds[kind].owner
    if (owner === 'none') return null
    const code = header.healthFacilityCode ?? header.physicianCode ?? header.societyName ?? ''
    return { kind: owner, code, name: names.get(code) ?? code }
  }
}

function labelsOf({ event, day, until }: Found, other: IsoDate | null): string {
  const between =
    until === null || until === day ? formatDay(day) : `${formatDay(day)} to ${formatDay(until)}`
  switch (event) {
    case 'STARTS':
      return other === null
        ? 'The first sheet; there is no price before it.'
        : `Takes the place of the sheet since ${formatDay(other)}.`
    case 'LAPSES':
      return `No price from ${formatDay(day)}: nothing follows.`
    case 'GAP':
      return `No price from ${between}: the next sheet begins later.`
    case 'OVERLAP':
      return `The next sheet begins before this one ends; from ${formatDay(day)} the next one rules.`
  }
}

/** The first events of a board, next first, and how many there are in all. */
interface FirstEvents {
  events: readonly Found[]
  total: number
}

/** Events of a board that are cached with their number; pages behind them are read by themselves. */
const cachedEvents = 100

const inOrder = (events: SQL, more = sql``) =>
  sql`select event, ${asDay(sql`day`)} as day, ${asDay(sql`until`)} as until, id ${more} from (${events}) b
    order by b.day, b.id, event`

/** One page of what happens to prices, next first. */
export async function priceBoard(
  services: Services,
  query: Omit<PagingQuery, 'sort'> & BoardQuery,
  principal: Principal,
) {
  const { db, clock, counts } = services
  const today = clock.today()
  const page = query.page ?? 0
  const size = Math.min(query.size ?? 10, largestPage)
  const [from, to] = [page * size, (page + 1) * size]
  const knownAt = knownMoment(query.knownAt)
  const source = sheetSource(db, knownAt)
  const filter = await sheetFilter(db, query, principal)
  const { page: _page, size: _size, ...filters } = query
  const scope = principal.marker === 'ADMIN' ? '' : principal.linkedCode
  const key = JSON.stringify(['board', filters, scope, today])
  const first = await counts.get(['price_sheet', 'reference_item'], key, async (): Promise<FirstEvents> => {
    // to count them all events have to be found; the first of them come with the number
    const events = eventsSql(source, filter, query, today)
    const rows = await rowsOf<Found & { total: number }>(
      db,
      sql`with events as materialized (${events})
        ${inOrder(sql`select * from events`, sql`, (select count(*)::int from events) as total`)} limit ${cachedEvents}`,
    )
    return { events: rows.map(({ total: _total, ...event }) => event), total: rows[0]?.total ?? 0 }
  })
  const found =
    to <= cachedEvents || first.total <= cachedEvents
      ? first.events.slice(from, to)
      : await rowsOf<Found>(
          db,
          sql`${inOrder(eventsSql(source, filter, query, today, to))} limit ${size} offset ${from}`,
        )
  return { content: await boardRows(db, found, today, knownAt), totalElements: first.total, page, size }
}

async function boardRows(
  db: Executor,
  found: readonly Found[],
  today: IsoDate,
  knownAt: Date | undefined,
): Promise<Row[]> {
  const { sheets, others, lines, overrides } = await neighbours(db, found, knownAt)
  const ownerFor = await ownersOf(db, sheets.values())
  const kinds = [...new Set([...sheets.values()].map(({ kind }) => kind))]
  const labels = await loadPriceLabels(db, kinds, today)
  return found.flatMap((one): Row[] => {
    const sheet = sheets.get(one.id)
    if (!sheet) return []
    const other = others.get(`${one.id} ${one.event === 'STARTS' ? 'before' : 'after'}`)
    const { effectiveDate, validityDate, requestCode } = sheet
    return [
      {
        event: one.event,
        day: one.day,
        until: one.until,
        daysAway: daysBetween(today, one.day),
        ...titleOf(sheet, labels),
        owner: ownerFor(sheet),
        sheetId: sheet.id,
        effectiveDate,
        validityDate,
        otherSheetId: other?.other ?? null,
        otherDate: other?.day ?? null,
        lineCount: lines.get(sheet.id) ?? 0,
        requestCode,
        words: labelsOf(one, other?.day ?? null),
        overrides: (overrides.get(sheet.id) ?? []).flatMap((entry: { overrides: PriceOverride[] }) => {
          return entry.overrides
        }),
      },
    ]
  })
}

const horizons = [30, 60, 90] as const

/** How many of each there are, and how many come soon. */
export async function boardCounts(
  services: Services,
  query: BoardQuery,
  principal: Principal,
): Promise<Counts> {
  const { db, clock } = services
  const today = clock.today()
  const source = sheetSource(db, knownMoment(query.knownAt))
  const events = eventsSql(source, await sheetFilter(db, query, principal), query, today)
  const rows = await rowsOf<{ event: PriceEvent; away: number; n: number }>(
    db,
    sql`select event, width_bucket(day - ${today}::date, array[31, 61, 91]) as away, count(*)::int as n
        from (${events}) b group by 1, 2`,
  )
  const sum = (event: PriceEvent, bucket: number) =>
    rows.reduce((n, row) => (row.event === event && row.away <= bucket ? n + row.n : n), 0)
  return {
    events: priceEvents.map((event) => ({ event, count: sum(event, horizons.length) })),
    within: horizons.map((days, bucket) => {
      return { days, starts: sum('STARTS', bucket), lapses: sum('LAPSES', bucket) }
    }),
  }
}

import {
  leastPeers,
  marketPosition,
  ownerField,
  priceSheetKinds,
  type MarketPosition,
  type PeerCounts,
  type PeerPrice,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { priceLinesAt } from '../../db/price-lines.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { headerColumns, type Header } from './rows.ts'

/** A line whose place among its peers is looked up, with its amounts in pesos. */
export interface ComparedAmount {
  key: string
  requested: number | null
  inForce: number | null
}

/** The proposed sheet: its prices are compared on its own first day. */
export interface ComparedSheet {
  kind: PriceSheetKindName
  header: Header
  day: IsoDate
}

/** Facilities of the same type, level and region as one, without it. */
const facilityPeers = (code: string): SQL => sql`
  select peer.code from facility own
    join city own_city on own_city.id = own.main_city_id
    join province own_province on own_province.id = own_city.province_id
    join facility peer on peer.type_code = own.type_code and peer.category_code is not distinct from own.category_code
    join city on city.id = peer.main_city_id
    join province on province.id = city.province_id and province.region_id = own_province.region_id
  where own.code = ${code} and peer.code <> own.code and not peer.deleted and peer.accepted
    and peer.duplicate_of is null`

/** Physicians of the same type and primary specialization as one, without it. */
const physicianPeers = (code: string): SQL => sql`
  select peer.code from physician own
    join physician peer on peer.phy_type_code = own.phy_type_code
      and peer.primary_specialization_code is not distinct from own.primary_specialization_code
  where own.code = ${code} and peer.code <> own.code and not peer.deleted and peer.accepted
    and peer.duplicate_of is null`

interface CountRow extends Record<string, unknown> {
  key: string
  peers: number
  below_requested: number
  below_in_force: number
}

/**
 * Returns the parts `peer` and `sheet` of a statement: the peers of the owner of a sheet, and their sheets under the same
 * header in force on its first day. Undefined for sheets of nobody who has peers.
 */
function peerSheets({ kind, header, day }: ComparedSheet): SQL | undefined {
  const { ownerCode, header: stored } = headerColumns(kind, header)
  const owner = ownerField(kind)
  const { owner: ownerKind } = priceSheetKinds[kind]
  if (!ownerCode || owner === undefined || ownerKind === 'society') return undefined
  const peers = ownerKind === 'physician' ? physicianPeers(ownerCode) : facilityPeers(ownerCode)
  const { [owner]: _own, ...rest } = stored
  return sql`peer as (${peers}), sheet as (
      select distinct on (s.owner_code) s.id, s.validity_date from price_sheet s
      where s.kind = ${kind} and s.owner_code in (select code from peer) and not s.deleted
        and s.effective_date <= ${day}::date and (s.header - ${owner}::text) = ${JSON.stringify(rest)}::jsonb
      order by s.owner_code, s.effective_date desc, s.id desc
    )`
}

/** Limits the lines `l` of `sheet` to those with an amount in force on a day. */
const inForceOn = (day: IsoDate): SQL => sql`
  (sheet.validity_date is null or sheet.validity_date >= ${day}::date) and l.amount is not null
  and ${priceLinesAt({ day }, 'l')}`

/** Counts the peers of each line and those that cost less, in one reading of the sheets in force on the day. */
async function countPeers(
  db: Executor,
  sheet: ComparedSheet,
  lines: readonly ComparedAmount[],
): Promise<Map<string, PeerCounts>> {
  const peers = peerSheets(sheet)
  if (!peers) return new Map()
  const rows = await rowsOf<CountRow>(
    db,
    sql`
    with asked as (
      select key, requested, "inForce" as in_force
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as a(key text, requested numeric, "inForce" numeric)
    ), ${peers}
    select asked.key, count(*)::int as peers,
      (count(*) filter (where l.amount < asked.requested))::int as below_requested,
      (count(*) filter (where l.amount < asked.in_force))::int as below_in_force
    from sheet join price_line l on l.sheet_id = sheet.id join asked on asked.key = l.line_key
    where ${inForceOn(sheet.day)}
    group by asked.key`,
  )
  return new Map(
    rows.map(({ key, peers: count, below_requested, below_in_force }) => [
      key,
      { peers: count, belowRequested: below_requested, belowInForce: below_in_force },
    ]),
  )
}

/**
 * Returns the middle price of the peers of a sheet's owner for lines by their keys, on the first day of the sheet; only
 * for readers of every provider's prices, and only where five peers or more have one.
 */
export async function peerMedians(
  db: Executor,
  sheet: ComparedSheet,
  keys: readonly string[],
): Promise<Map<string, PeerPrice>> {
  const peers = peerSheets(sheet)
  if (!peers || keys.length === 0) return new Map()
  const rows = await rowsOf<{ key: string; median: number; peers: number }>(
    db,
    sql`
    with ${peers}
    select l.line_key as key, count(*)::int as peers,
      round((percentile_cont(0.5) within group (order by l.amount))::numeric, 2)::float8 as median
    from sheet join price_line l on l.sheet_id = sheet.id
    where ${inForceOn(sheet.day)}
      and l.line_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
    group by l.line_key having count(*) >= ${leastPeers}`,
  )
  return new Map(rows.map(({ key, median, peers: count }) => [key, { median, count }]))
}

/**
 * Returns the place of each line among the peers of its owner on the first day of the sheet; lines with fewer than five
 * peers are left out. The owner's own prices count for nothing.
 */
export async function marketPositions(
  db: Executor,
  sheet: ComparedSheet,
  lines: readonly ComparedAmount[],
): Promise<ReadonlyMap<string, MarketPosition>> {
  const counts = lines.length === 0 ? new Map<string, PeerCounts>() : await countPeers(db, sheet, lines)
  const positions = lines.flatMap((line) => {
    const counted = counts.get(line.key)
    const position = counted && marketPosition(counted, line)
    return position ? [[line.key, position] as const] : []
  })
  return new Map(positions)
}
